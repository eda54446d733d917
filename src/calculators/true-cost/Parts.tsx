import { Blank } from "../../ui/form/Blank.tsx";
import { ListCards } from "../../ui/form/ListCards.tsx";
import { inDollars } from "../../ui/format.ts";
import type { Answer } from "./answer.ts";
import { fields, type Inputs } from "./inputs.ts";

interface Props {
  readonly inputs: Inputs;
  readonly byMethod: Answer["byMethod"];
}

const nameOf = (what: string | undefined) =>
  fields.parts.of.what.options.find(({ value }) => value === what)?.label ?? "Part";

/** The parts of the home that wear out, each with its price and lifetime. */
const Parts = ({ inputs, byMethod }: Props) => (
  <ListCards
    name="parts"
    title={(i) => `${nameOf(inputs.parts[i]?.what)}: ${inDollars(byMethod.reserves[i]?.perYear ?? 0)} a year`}
  >
    {(prefix) => (
      <>
        <Blank name={`${prefix}what`} />
        <Blank name={`${prefix}cost`} />
        <Blank name={`${prefix}life`} />
      </>
    )}
  </ListCards>
);
export default Parts;
