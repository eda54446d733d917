/** Withdrawals and taxes. */

import { Blank } from "../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import { inDollars } from "../../../ui/format.ts";
import { OWN_START, ruleWords } from "../compared/rule-words.ts";
import { fields } from "../inputs.ts";
import { Blanks, type Props } from "./parts.tsx";

export const nameOfState = (code: string) => fields.state.options.find(({ value }) => value === code)?.label ?? code;

export const Withdrawing = ({ inputs: { strategy, order, convert, state, floorShare, spending } }: Props) => (
  <>
    <Blank name="strategy" {...(strategy === "plan" ? {} : { note: ruleWords[strategy][1] })} />
    {strategy !== "plan" && (
      <>
        {!OWN_START.includes(strategy) && <Blank name="firstRate" />}
        <Blank name="floorShare" />
        <p className="note">That is {inDollars(floorShare * spending)} a year.</p>
      </>
    )}
    <Blank name="order" />
    {order === "fill" && <Blank name="fillTo" />}
    <Blank name="convert" />
    {convert && <Blanks names={["convertTo", "convertFrom", "convertThrough", "convertPays"]} />}
    <Blank name="state" />
    {state === "flat" && <Blank name="stateRate" />}
    <p className="note">
      <ToBlank name="elsewhere">Compare with living in another state</ToBlank>
    </p>
  </>
);
