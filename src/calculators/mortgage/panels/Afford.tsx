import type { AffordablePrice as Limited } from "../../../engine/mortgage/affordable-price.ts";
import { Explains } from "../../../ui/explain/Explains.tsx";
import { Blank } from "../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import { inDollars, inPercent } from "../../../ui/format.ts";
import { Comparison } from "../../../ui/result/Comparison.tsx";
import { type Entry, Ledger } from "../../../ui/result/Ledger.tsx";
import { type Afford as Found, levelNames } from "./afford.ts";
import { stepsOfAfford } from "./afford-steps.ts";

/** Lenders' limits side by side, what binds, and what would be left to live on. */
export default function Afford({ found }: { readonly found: Found }) {
  const { worksheet, levels, answered } = found;
  const { need, left, limited } = worksheet;
  const { given } = answered;
  const needEntries: Entry[] = [
    { name: "need.byHousing", label: "By the share for housing", amount: inDollars(need.byHousing) },
    { name: "need.byDebts", label: "By the share for housing and debts", amount: inDollars(need.byDebts) },
    {
      name: "need.incomeNeeded",
      label: "Income this house asks for",
      amount: inDollars(need.incomeNeeded),
      kind: "total",
    },
  ];
  return (
    <Explains of={found} steps={stepsOfAfford}>
      <p className="finding">
        {left === undefined ? (
          <>
            By the traditional limits of 28% for housing and 36% with other debts, this house takes an income of{" "}
            <b>{inDollars(need.incomeNeeded)}</b> a year. <ToBlank name="incomePerYear">Enter your income</ToBlank> to
            see what you can afford.
          </>
        ) : (
          <>
            With {inDollars(left.income)} a year and {inDollars(limited?.downPayment ?? 0)} down, you can afford a home
            of <b>{inDollars(limited?.price ?? 0)}</b>. {limited && boundBy(limited)}{" "}
            {left.left >= 0
              ? `The house above would leave ${inDollars(left.left)} a month for everything else, after taxes.`
              : `The house above costs ${inDollars(-left.left)} a month more than your income after taxes and debts.`}
          </>
        )}
      </p>
      {left === undefined || !worksheet.traditional ? (
        <Ledger label="Income this house asks for" entries={needEntries} />
      ) : (
        <Levels found={found} />
      )}
      {worksheet.ratios && (
        <div>
          <h4>This house and your income</h4>
          <Ledger label="Debt-to-income of this house" entries={ratioEntries(worksheet.ratios)} />
        </div>
      )}
      {left && (
        <div>
          <h4>What this house would leave you</h4>
          <Ledger label="What is left each month" entries={leftEntries(left)} />
        </div>
      )}
      <div className="fields">
        <Blank
          name="cash"
          note="For the down payment, closing costs and a reserve. If you leave it empty, it does not limit the price."
        />
        <Blank name="reserveMonths" />
      </div>
      <p className="soft small">
        {levelNames.map((name) => {
          const { title, front, back } = levels[name];
          return `${title}: ${front ? `${inPercent(front.value)} for housing, ` : ""}${inPercent(back.value)} with other debts. `;
        })}
        Lenders look at much more than ratios, and what they allow is not advice.
        {given.programme === "va" &&
          " VA's main test is what is left to live on, by family size and region, which is not shown here."}
      </p>
    </Explains>
  );
}

const inWholePercent = (share: number | null) =>
  share === null ? "no income" : inPercent(Math.round(share * 100) / 100);

const ratioEntries = ({ front, back }: NonNullable<Found["worksheet"]["ratios"]>): Entry[] => [
  { name: "ratios.front", label: "For housing (front ratio)", amount: inWholePercent(front), note: "of income" },
  { name: "ratios.back", label: "With other debts (back ratio, DTI)", amount: inWholePercent(back), note: "of income" },
];

function leftEntries(left: NonNullable<Found["worksheet"]["left"]>): Entry[] {
  return [
    { name: "left.income", label: "Income a year", amount: inDollars(left.income) },
    { name: "left.federalTax", label: "Federal income tax", amount: inDollars(-left.federalTax) },
    { name: "left.socialSecurity", label: "Social Security", amount: inDollars(-left.socialSecurity) },
    { name: "left.medicare", label: "Medicare", amount: inDollars(-left.medicare) },
    { name: "left.stateTax", label: "State and local income tax", amount: inDollars(-left.stateTax) },
    {
      name: "left.afterTaxPerMonth",
      label: "A month, after taxes",
      amount: inDollars(left.afterTaxPerMonth),
      kind: "subtotal",
    },
    { name: "left.housing", label: "This house", amount: inDollars(-left.housing) },
    { name: "left.debts", label: "Other debts", amount: inDollars(-left.debts) },
    { name: "left.left", label: "Left each month", amount: inDollars(left.left), kind: "total" },
  ];
}

/** Which of the three limits is the tightest, in a sentence. */
const boundBy = ({ cashBinds, programBinds }: Limited) =>
  cashBinds
    ? "Your cash sets this limit."
    : programBinds
      ? "The loan program sets this limit."
      : "The traditional limits of 28% and 36% of income set it.";

/** The three levels beside each other, and what a higher rate or too little cash would take away. */
function Levels({ found }: { readonly found: Found }) {
  const { worksheet, levels } = found;
  const { traditional, allowed, stretch, higherRate, limited } = worksheet;
  if (!traditional || !allowed || !stretch || !higherRate || !limited) return null;
  const all = { traditional, allowed, stretch };
  const cells = (line: "maxHousingPayment" | "maxPrice" | "loan") =>
    levelNames.map((name) => ({ text: inDollars(all[name][line]), name: `${name}.${line}` }));
  const tightest = "the tightest";
  const limits: Entry[] = [
    {
      name: "limited.byTraditional",
      label: "Traditional limits (28/36)",
      amount: inDollars(limited.byTraditional),
      note: limited.cashBinds || limited.programBinds ? undefined : tightest,
    },
    {
      name: "limited.byProgram",
      label: "The program’s limits",
      amount: inDollars(limited.byProgram),
      note: limited.programBinds ? tightest : undefined,
    },
    ...(limited.byCash === null
      ? []
      : [
          {
            name: "limited.byCash",
            label: "Your cash",
            amount: inDollars(limited.byCash),
            note: limited.cashBinds ? tightest : undefined,
          },
        ]),
    { name: "limited.price", label: "You can afford", amount: inDollars(limited.price), kind: "total" },
    { name: "limited.downPayment", label: "Down payment at that price", amount: inDollars(limited.downPayment) },
    { name: "limited.cashToClose", label: "Cash to close", amount: inDollars(limited.cashToClose) },
    { name: "limited.reserve", label: "Kept in reserve", amount: inDollars(limited.reserve) },
    {
      name: "higherRate.maxPrice",
      label: "If the rate were a point higher",
      amount: inDollars(higherRate.maxPrice),
      note: "by the traditional limits alone",
    },
  ];
  const inDollarsTyped = "amount" in found.household.down;
  const jump = traditional.priceAtJump;
  return (
    <>
      <Comparison
        label="How much house, at three levels"
        columns={levelNames.map((name) => levels[name].title)}
        rows={[
          { label: "Most for housing a month", cells: cells("maxHousingPayment") },
          { label: "Highest price by income", cells: cells("maxPrice"), kind: "total" },
          { label: "Loan", cells: cells("loan") },
        ]}
      />
      <Ledger label="What limits the price" entries={limits} />
      {found.household.requestShare > 0 && inDollarsTyped && (
        <p className="aside">
          At <b>{inDollars(jump)}</b> your down payment is exactly 20%. Above that price mortgage insurance begins, and
          the month costs more at once.
          {Math.abs(traditional.maxPrice - jump) < 1 &&
            " Your income reaches the price but not the insurance, so the highest price is just this one."}
        </p>
      )}
    </>
  );
}
