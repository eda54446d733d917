import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { inDollars } from "../../../../ui/format.ts";
import type { Inputs } from "../../inputs.ts";

/** Which loan a panel starts from, with a link to the other. */
export const FromStatement = ({ given: { owedNow } }: { readonly given: Pick<Inputs, "owedNow"> }) =>
  owedNow === null ? (
    <>
      This starts from the loan above. <ToBlank name="owedNow">Use a loan you already have</ToBlank>.
    </>
  ) : (
    <>
      This starts from the {inDollars(owedNow)} you owe now. <ToBlank name="owedNow">Change it</ToBlank>.
    </>
  );
