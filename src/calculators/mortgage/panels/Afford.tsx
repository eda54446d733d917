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
  const { need, left } = worksheet;
  const { house, given } = answered;
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
            With the old rule of 28% for housing and 36% with other debts, this house asks for an income of{" "}
            <b>{inDollars(need.incomeNeeded)}</b> a year. <ToBlank name="incomePerYear">Type yours</ToBlank> to see what
            you can afford.
          </>
        ) : (
          <>
            With {inDollars(left.income)} a year and {inDollars(house.downPayment)} down, you can afford a home of{" "}
            <b>{inDollars(worksheet.limited?.price ?? 0)}</b> with room to spare.{" "}
            {left.left >= 0
              ? `The house above would leave ${inDollars(left.left)} a month for everything else, after taxes.`
              : `The house above costs ${inDollars(-left.left)} a month more than your income after taxes and debts.`}
          </>
        )}
      </p>
      {left === undefined || !worksheet.comfortable ? (
        <Ledger label="Income this house asks for" entries={needEntries} />
      ) : (
        <Levels found={found} />
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
          note="For the down payment, closing costs and a reserve. Left blank, it does not limit the price."
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

/** The three levels beside each other, and what a dearer rate or too little cash would take away. */
function Levels({ found }: { readonly found: Found }) {
  const { worksheet, levels, limits } = found;
  const { comfortable, allowed, stretch, dearer, limited } = worksheet;
  if (!comfortable || !allowed || !stretch || !dearer || !limited) return null;
  const all = { comfortable, allowed, stretch };
  const cells = (line: "maxHousingPayment" | "maxPrice" | "loan") =>
    levelNames.map((name) => ({ text: inDollars(all[name][line]), name: `${name}.${line}` }));
  const binding: Entry[] = [
    {
      name: "limited.maxPriceByIncome",
      label: "By income, with room to spare",
      amount: inDollars(limited.maxPriceByIncome),
    },
    ...(limited.byDownPayment === null
      ? []
      : [
          {
            name: "limited.byDownPayment",
            label: "By the least down payment",
            amount: inDollars(limited.byDownPayment),
            note: `${inPercent(limits?.leastDownShare ?? 0)} of the price`,
          },
        ]),
    ...(limited.byLoanLimit === null
      ? []
      : [
          {
            name: "limited.byLoanLimit",
            label: "By the program's largest loan",
            amount: inDollars(limited.byLoanLimit),
          },
        ]),
    ...(limited.byCash === null
      ? []
      : [
          {
            name: "limited.byCash",
            label: "By your cash for closing costs and reserve",
            amount: inDollars(limited.byCash),
          },
        ]),
    {
      name: "limited.price",
      label: "Highest price within all of these",
      amount: inDollars(limited.price),
      kind: "total",
    },
    {
      name: "dearer.maxPrice",
      label: "If the rate were a point higher",
      amount: inDollars(dearer.maxPrice),
      note: "by income alone",
    },
  ];
  const jump = comfortable.priceAtJump;
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
      <Ledger label="What limits the price" entries={binding} />
      {found.household.requestShare > 0 && (
        <p className="aside">
          At <b>{inDollars(jump)}</b> your down payment is exactly 20%. Above that price mortgage insurance begins, and
          the month costs more at once.
          {Math.abs(comfortable.maxPrice - jump) < 1 &&
            " Your income reaches the price but not the insurance, so the highest price is just this one."}
        </p>
      )}
    </>
  );
}
