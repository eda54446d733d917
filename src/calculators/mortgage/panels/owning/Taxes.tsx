import type { LineName } from "../../../../engine/worksheet.ts";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { useTheForm } from "../../../../ui/form/useForm.ts";
import { inCents, inDollars } from "../../../../ui/format.ts";
import { type Entry, Ledger } from "../../../../ui/result/Ledger.tsx";
import { TAX_YEAR } from "./returns.ts";
import { stepsOfTaxes } from "./steps.ts";
import type { Taxes as Found } from "./taxes-while-owning.ts";

/** What owning saves in federal income tax, from two full returns. */
export default function Taxes({ found }: { readonly found: Found | undefined }) {
  if (!found)
    return (
      <p className="finding">
        <ToBlank name="incomePerYear">Enter your income</ToBlank> to see how much income tax you save by owning. We
        compare two complete tax returns, one with the home and one without.
      </p>
    );
  return <Figured found={found} />;
}

function Figured({ found }: { readonly found: Found }) {
  const { worksheet, firstYear, partialYear, runsAlready, olderLimit, rows, stay, answered } = found;
  const inFullYear = `in ${firstYear}${partialYear ? ", your first full year in the home" : ""}`;
  const { without, withHome, saved, savedInAll } = worksheet;
  const { itemized, standard } = withHome;
  const isStatusTyped = useTheForm().typed.filingStatus !== undefined;
  const owningSaves = isStatusTyped ? "Owning saves" : "If you file as single, owning saves";
  const entries: Entry<LineName<typeof worksheet>>[] = [
    { name: "withHome.itemized.total", label: "What you could itemize with the home", amount: inCents(itemized.total) },
    { name: "withHome.standard.amount", label: "Standard deduction", amount: inCents(standard.amount) },
    {
      name: "without.taxAfterRefundableCredits",
      label: "Income tax without the home",
      amount: inCents(without.taxAfterRefundableCredits),
    },
    {
      name: "withHome.taxAfterRefundableCredits",
      label: "Income tax with the home",
      amount: inCents(withHome.taxAfterRefundableCredits),
    },
    {
      name: "savedToday",
      label: "Owning saves",
      amount: inCents(worksheet.savedToday),
      kind: "subtotal",
      note: `in ${TAX_YEAR} dollars`,
    },
    { name: "saved", label: `In ${firstYear} dollars`, amount: inCents(saved), kind: "total" },
  ];
  return (
    <Explains of={found} steps={stepsOfTaxes}>
      <p className="finding">
        {saved < 1 ? (
          <>
            {owningSaves} you <b>no income tax</b> {inFullYear}, because{" "}
            {without.taxAfterRefundableCredits <= 0
              ? "you owe none even without the home"
              : "the standard deduction is more than you could itemize"}
            .
          </>
        ) : (
          <>
            {owningSaves} <b>{inDollars(saved)}</b> in income tax {inFullYear}, or {inDollars(saved / 12)} a month. Over{" "}
            {stay} {partialYear && "full "}
            {stay === 1 ? "year" : "years"} it comes to {inDollars(savedInAll)}.
            {partialYear && (
              <>
                {" "}
                In {partialYear.year} you save less, if anything, because you make only{" "}
                {partialYear.payments === 1 ? "one payment" : `${partialYear.payments} payments`} that year, and the
                standard deduction is still the whole year’s.
              </>
            )}
          </>
        )}
      </p>
      <Ledger label={`Income tax in ${firstYear}`} entries={entries} />
      <p className="soft small">
        These amounts are in {TAX_YEAR} dollars, with that year’s brackets. State and local taxes count up to each
        year’s cap.
        {runsAlready && ` Your loan began before ${firstYear}, so the table starts there, with what you still owe.`}
        {olderLimit !== undefined &&
          ` Interest counts on up to ${inDollars(olderLimit)} of it, because you closed in 2017 or earlier.`}{" "}
        We assume one person earns all of the income, and leave out state income tax saved by owning.
      </p>
      <div className="fields">
        <Blank name="gifts" note="They count only if you itemize." />
      </div>
      <section className="scroll" tabIndex={0} aria-label="Income tax saved by year">
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Tax saved</th>
              <th scope="col">Interest</th>
              <th scope="col" className="spare">
                Insurance
              </th>
              <th scope="col">Property tax</th>
              <th scope="col" className="spare">
                Cap on state and local taxes
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.taxYear}>
                <th scope="row">{row.taxYear}</th>
                <td>{inDollars(row.saved)}</td>
                <td>{inDollars(row.interest)}</td>
                <td className="spare">{inDollars(row.mortgageInsurance)}</td>
                <td>{inDollars(row.propertyTax)}</td>
                <td className="spare">{inDollars(row.saltCap)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="soft small">
        Based on <ToBlank name="incomePerYear">your income</ToBlank>,{" "}
        <ToBlank name="filingStatus">filing status</ToBlank> and <ToBlank name="stayMonths">plans</ToBlank>.{" "}
        {answered.given.program !== "conventional" &&
          "We leave out the fee added to the loan, which you may also be able to deduct."}
      </p>
    </Explains>
  );
}
