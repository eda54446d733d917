/** How long to plan, and the spouse. */

import { Blank } from "../../../ui/form/Blank.tsx";
import { inDollars } from "../../../ui/format.ts";
import { hasClaimed, spousesBirth } from "../ages.ts";
import { PasteRecord } from "../claiming/PasteRecord.tsx";
import type { Inputs } from "../inputs.ts";
import { listsAccounts } from "../plan/accounts.ts";
import { claimed, Held, paidNow, Recorded } from "./Benefit.tsx";
import type { Props } from "./parts.tsx";

export const lengthOf = ({ couple, lifetimes, planTo, spousePlanTo, legacy }: Inputs) => {
  const leaving = legacy > 0 ? `, leaving ${inDollars(legacy)}` : "";
  if (lifetimes === "random") return `${couple ? "both of you, by life tables" : "by life tables"}${leaving}`;
  return `${couple ? `both of you, to ${planTo} and ${spousePlanTo}` : `up to age ${planTo}`}${leaving}`;
};

/** With life tables, the planning age only sets how far ahead a survivor's benefit is optimized. */
const UP_TO = "Life tables decide how long each of you lives. We use this age only to decide when a survivor claims.";

export const Life = ({ inputs: { couple, lifetimes } }: Props) => (
  <>
    <Blank name="lifetimes" />
    {lifetimes === "random" ? <Blank name="sex" /> : <Blank name="planTo" />}
    <Blank name="born" />
    {couple && lifetimes === "random" && <Blank name="planTo" note={UP_TO} />}
    <Blank name="legacy" />
  </>
);

export const spouseOf = ({ couple, spouseAge, spousePay }: Inputs) =>
  couple ? `${spouseAge}, ${spousePay > 0 ? `earns ${inDollars(spousePay)}` : "no pay"}` : "none";

/** A spouse's pay, and how long it lasts if there is any. */
const Pay = ({ inputs: { spousePay, saving } }: Pick<Props, "inputs">) => (
  <>
    <Blank name="spousePay" />
    {spousePay > 0 && (
      <Blank
        name="spouseRetireAge"
        note={`We split the ${inDollars(saving)} you save each year by what each of you earns.`}
      />
    )}
  </>
);

export const Spouse = ({ inputs, result }: Props) => {
  const { couple, lifetimes, spouseBenefit, spouseClaimAge, spouseRecord, benefit } = inputs;
  return (
    <>
      <Blank name="couple" />
      {couple && (
        <>
          <Blank name="spouseAge" />
          <Blank name="spouseBenefit" />
          {spouseBenefit === "pay" && <Pay inputs={inputs} />}
          {spouseBenefit === "known" && (
            <Blank name="spousePia" note={paidNow(hasClaimed(spousesBirth(inputs), spouseClaimAge))} />
          )}
          {spouseBenefit === "known" && benefit !== "known" && <Blank name="piaCounts" />}
          {spouseBenefit === "record" && <Recorded record={spouseRecord} whose="Your spouse's record" />}
          <PasteRecord inputs={inputs} whose="spouse" />
          <Blank name="spouseClaimAge" note={claimed(spousesBirth(inputs), spouseClaimAge, "your spouse")} />
          {result.held
            .filter(({ spouse }) => spouse)
            .map((held) => (
              <Held key="spouse" held={held} explained={result.held.length === 1} />
            ))}
          {!listsAccounts(inputs) && <Blank name="spouseSavings" />}
          {spouseBenefit !== "pay" && <Pay inputs={inputs} />}
          <p className="note">The spending you entered is for both of you.</p>
          <Blank name="survivorShare" />
          <Blank name="spousePlanTo" {...(lifetimes === "random" ? { note: UP_TO } : {})} />
          {lifetimes === "random" && <Blank name="spouseSex" />}
        </>
      )}
    </>
  );
};
