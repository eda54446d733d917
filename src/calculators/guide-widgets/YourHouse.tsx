import type { LineName } from "../../engine/worksheet.ts";
import { Blank } from "../../ui/form/Blank.tsx";
import { More } from "../../ui/form/More.tsx";
import { useTheForm } from "../../ui/form/useForm.ts";
import { inCents, inDollars, inPercent, monthsInWords } from "../../ui/format.ts";
import { CopyLink } from "../../ui/result/CopyLink.tsx";
import { type Entry, Ledger } from "../../ui/result/Ledger.tsx";
import LinkReports from "../../ui/result/LinkReports.tsx";
import { toMortgageCalculator, toTrueCost } from "./hand-over.ts";
import { payment } from "./house.ts";
import type { House } from "./house-inputs.ts";
import { Tool } from "./Tool.tsx";

/**
 * The reader's house: entered once, it feeds every figure and tool in the guide, and carries over to the calculators.
 */
export const YourHouse = () => (
  <Tool
    title="Your house"
    look="house"
    heading="h2"
    steps="paymentSteps"
    says={(house) => {
      const { loan, total } = payment(house);
      const words = `You would borrow ${inDollars(loan)} and pay ${inDollars(total)} a month.`;
      return { words, spoken: words };
    }}
    shows={(house) => (
      <More title="What it includes" summary="loan, tax, insurance">
        <Ledger label="Each month" entries={entries(house)} />
      </More>
    )}
    after={(house) => <Onward house={house} />}
  >
    <LinkReports />
    <p className="lead">Every tool and every bold number on this page uses these numbers.</p>
    <Blank name="price" />
    <Blank name="downPayment" />
    <Blank name="annualRate" />
    <Blank name="rentPerMonth" />
    <Blank name="yearsStaying" />
    <More title="Term, taxes and insurance" summary="filled in with averages">
      <Blank name="termMonths" />
      <Blank name="state" />
      <Blank name="propertyTax" />
      <Blank name="insurance" />
      <Blank name="associationDues" />
      <Blank name="mortgageInsuranceRate" />
    </More>
  </Tool>
);

function entries(house: House): Entry<LineName<ReturnType<typeof payment>>>[] {
  const month = payment(house);
  return [
    {
      name: "principalAndInterest",
      label: "Loan payment",
      amount: inCents(month.principalAndInterest),
      note: `${inDollars(month.loan)} at ${inPercent(house.annualRate)} over ${monthsInWords(house.termMonths)}`,
      color: "green",
    },
    { name: "propertyTaxPerMonth", label: "Property tax", amount: inCents(month.propertyTaxPerMonth), color: "blue" },
    {
      name: "insurancePerMonth",
      label: "Home insurance",
      amount: inCents(month.insurancePerMonth),
      color: "plum",
    },
    ...(month.mortgageInsurancePerMonth > 0
      ? [
          {
            name: "mortgageInsurancePerMonth" as const,
            label: "Mortgage insurance",
            amount: inCents(month.mortgageInsurancePerMonth),
            note: `for ${monthsInWords(month.mortgageInsuranceMonths)}`,
            color: "violet" as const,
          },
        ]
      : []),
    ...(month.duesPerMonth > 0
      ? [
          {
            name: "duesPerMonth" as const,
            label: "HOA dues",
            amount: inCents(month.duesPerMonth),
            color: "olive" as const,
          },
        ]
      : []),
    { name: "total", label: "Each month", amount: inCents(month.total), kind: "total" },
  ];
}

/** Carries the house, and all that was typed in any tool of this page, over to a calculator. */
const Onward = ({ house }: { readonly house: House }) => {
  const { typed } = useTheForm();
  return (
    <div className="acts controls">
      <a href={toMortgageCalculator(house, typed)}>Every payment, in the mortgage calculator</a>
      <a href={toTrueCost(house, typed)}>What living there costs</a>
      <CopyLink />
    </div>
  );
};
