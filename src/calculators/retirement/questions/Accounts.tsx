/** Where the savings are, and how to reach them before 59½. */

import { Blank } from "../../../ui/form/Blank.tsx";
import { ListCards } from "../../../ui/form/ListCards.tsx";
import { inDollars } from "../../../ui/format.ts";
import { fields, type Inputs } from "../inputs.ts";
import { inAccounts, listsAccounts } from "../plan/accounts.ts";
import { allSavings } from "../plan/household.ts";
import { Blanks, Pair, type Props, whatIs } from "./parts.tsx";

export const traditionalShare = (inputs: Inputs) =>
  listsAccounts(inputs)
    ? inAccounts(inputs, ({ kind }) => kind === "traditional") / inAccounts(inputs)
    : Math.max(0, 1 - inputs.roth - inputs.taxable - inputs.health - inputs.cash);

export const Accounts = ({ inputs }: Props) => (
  <>
    <ListCards
      name="accounts"
      title={(i) =>
        `${whatIs(fields.accounts.of.kind.options, inputs.accounts[i]?.kind)}: ${inDollars(inputs.accounts[i]?.balance ?? 0)}`
      }
    >
      {(prefix, i) => (
        <>
          <Blank name={`${prefix}kind`} />
          {inputs.couple && <Blank name={`${prefix}owner`} />}
          <Blank name={`${prefix}balance`} />
          {inputs.accounts[i]?.kind === "taxable" && <Blank name={`${prefix}gain`} />}
        </>
      )}
    </ListCards>
    {listsAccounts(inputs) ? (
      <p className="note">
        These accounts add up to {inDollars(inAccounts(inputs))}. They replace the total at the top.
      </p>
    ) : (
      <>
        <p className="note">Add each account with its balance, or enter the share of each kind of account below.</p>
        <Blank name="roth" />
        <Pair names={["taxable", "gainShare"]} />
        <Pair names={["health", "cash"]} />
        <p className="note">The rest is traditional: {inDollars(traditionalShare(inputs) * allSavings(inputs))}.</p>
        {inputs.couple && <Blank name="spouseTraditional" />}
      </>
    )}
    <Blank name="afterTax" />
    {!inputs.selfEmployed && <Blank name="workPlan" />}
    {inputs.couple && <Blank name="spouseWorkPlan" />}
    <Blanks names={["match", "savingRaise", "rothSaving", "taxableSaving", "healthSaving"]} />
  </>
);

export const earlyWays = ({ rothFirst, jobPlan, equal }: Inputs) => {
  const ways = [rothFirst && "Roth first", jobPlan > 0 && "rule of 55", equal && "equal payments"].filter(Boolean);
  return ways.length === 0 ? "10% tax on early withdrawals" : ways.join(", ");
};

export const Early = ({ inputs: { equal, jobPlan, retireAge } }: Props) => (
  <>
    <Blanks names={["rothContributions", "rothFirst"]} />
    <Blank
      name="jobPlan"
      {...(jobPlan > 0 && retireAge < 55 ? { note: "You stop before 55, so this makes no difference." } : {})}
    />
    <Blank name="equal" />
    {equal && <Blanks names={["equalFrom", "equalShare", "equalRate"]} />}
  </>
);
