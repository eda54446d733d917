import type { LineName } from "../../../../engine/worksheet.ts";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { inCents, inDollars, inPercent, monthsInWords } from "../../../../ui/format.ts";
import { type Entry, Ledger } from "../../../../ui/result/Ledger.tsx";
import { rateInWords } from "../summaries.ts";
import { creditAboveCosts, type Estimate as Found } from "./closing-figures.ts";
import { stepsOfEstimate } from "./steps.ts";

type Line = LineName<Found["worksheet"]>;

const LEAST_SHOWN = 0.005;

/** Closing costs by section of the Loan Estimate, the cash to close, and the figures for comparing loans. */
export default function Estimate({ found }: { readonly found: Found }) {
  const { costs, closing, brought, amountFinanced, comparisons, aprIfLeaving } = found.worksheet;
  const { given, house } = found.answered;
  const tooMuch = creditAboveCosts(found);
  const amount = (name: Line, label: string, value: number, note?: string): Entry<Line> | false =>
    Math.abs(value) > LEAST_SHOWN && { name, label, amount: inCents(value), note };
  const cash: (Entry<Line> | false)[] = [
    amount("costs.pointsPaid", "Points", costs.pointsPaid, "section A"),
    amount("costs.lenderFees", "Lender's other fees", costs.lenderFees, "section A"),
    amount("costs.upfrontFee", "Program fee", costs.upfrontFee, "section B; added to the loan"),
    amount("costs.otherFinanceCharges", "Services that count as finance charges", costs.otherFinanceCharges, "B and C"),
    amount("costs.otherServices", "Appraisal, title and other services", costs.otherServices, "sections B and C"),
    {
      name: "closing.totalLoanCosts",
      label: "Loan costs",
      amount: inCents(closing.totalLoanCosts),
      note: "section D",
      kind: "subtotal",
    },
    amount("costs.governmentFees", "Recording and transfer taxes", costs.governmentFees, "section E"),
    amount("costs.prepaidInterest", "Interest to the end of the month", costs.prepaidInterest, "section F"),
    amount("costs.firstYearInsurance", "First year of home insurance", costs.firstYearInsurance, "section F"),
    amount(
      "costs.escrow",
      "First payment into escrow",
      costs.escrow,
      "section G: for the next tax and insurance bills",
    ),
    amount("costs.otherCosts", "Other costs", costs.otherCosts, "section H"),
    {
      name: "closing.totalOtherCosts",
      label: "Total other costs",
      amount: inCents(closing.totalOtherCosts),
      note: "section I",
      kind: "subtotal",
    },
    amount("costs.credits", "Lender credits", -costs.credits),
    {
      name: "closing.totalClosingCosts",
      label: "Closing costs",
      amount: inCents(closing.totalClosingCosts),
      note: "section J",
      kind: "subtotal",
    },
    amount("brought.down", "Down payment", brought.down),
    costs.upfrontFee > 0 && {
      name: "costs.upfrontFee",
      label: "Program fee, in the loan",
      amount: inCents(-costs.upfrontFee),
    },
    amount("brought.depositPaid", "Deposit already paid", -brought.depositPaid),
    amount("brought.fromSeller", "Seller credits", -brought.fromSeller),
    { name: "closing.cash", label: "Cash to close", amount: inCents(closing.cash), kind: "total" },
  ];
  const price: (Entry<Line> | false)[] = [
    {
      name: "comparisons.apr",
      label: "Annual percentage rate (APR)",
      amount: rateInWords(comparisons.apr),
      note: "if you keep the loan to the end",
    },
    {
      name: "aprIfLeaving",
      label: `APR if you leave after ${monthsInWords(Math.min(given.stayMonths, house.termMonths))}`,
      amount: rateInWords(aprIfLeaving),
    },
    {
      name: "comparisons.inFiveYearsTotalPaid",
      label: "In 5 years you will have paid",
      amount: inDollars(comparisons.inFiveYearsTotalPaid),
    },
    {
      name: "comparisons.inFiveYearsPrincipalPaid",
      label: "Principal paid off in that time",
      amount: inDollars(comparisons.inFiveYearsPrincipalPaid),
    },
    {
      name: "comparisons.totalInterestPercentage",
      label: "Total interest percentage (TIP)",
      amount: inPercent(Math.round(comparisons.totalInterestPercentage * 1e4) / 1e4),
    },
    { name: "amountFinanced", label: "Amount financed", amount: inCents(amountFinanced) },
    {
      name: "closing.prepaidFinanceCharge",
      label: "Prepaid finance charge",
      amount: inCents(closing.prepaidFinanceCharge),
    },
  ];
  return (
    <Explains of={found} steps={stepsOfEstimate}>
      <p className="finding">
        {closing.cash >= 0 ? (
          <>
            Bring <b>{inDollars(closing.cash)}</b> to closing:
          </>
        ) : (
          <>
            You would get <b>{inDollars(-closing.cash)}</b> at closing:
          </>
        )}{" "}
        {brought.down > 0 && "the down payment and "}
        {inDollars(closing.totalClosingCosts - costs.upfrontFee)} in costs.{" "}
        {found.answered.worksheet.loan === 0 ? (
          "You borrow nothing, so we count no lender’s fees and no escrow account unless you enter them. Title and settlement services stay at the average, so enter your own."
        ) : (
          <>
            With its charges, the loan costs <b>{rateInWords(comparisons.apr)}</b> a year.
          </>
        )}
      </p>
      <div className="fields">
        <Blank name="pointsShare" note="One point is 1% of the loan. For a lender credit, enter a negative number." />
        <Blank name="lenderFees" note="Without points, which have their own field." />
        <Blank name="otherLoanCosts" />
        <Blank
          name="otherFinanceCharges"
          note="The part of B and C that counts toward the APR, such as tax service and flood monitoring. Don't enter it again under other services."
        />
        <Blank name="governmentFees" />
        <Blank name="otherCosts" note="For example, owner's title insurance." />
        <Blank name="prepaidDays" note="Closing on the 15th or 16th leaves 15 days." />
        <Blank name="daysInYear" />
        <Blank name="taxMonthsUntilDue" />
        <Blank
          name="prepaidBills"
          note="From a Loan Estimate, including interest. If you leave it empty, we add up a year of home insurance and the days of interest."
        />
        <Blank
          name="escrowDeposit"
          note="From a Loan Estimate. If you leave it empty, we work it out from tax and insurance."
        />
        <Blank name="lenderCredits" />
        <Blank
          name="sellerCredits"
          note={
            tooMuch >= 0.5 &&
            `That’s ${inDollars(tooMuch)} more than your closing costs. Lenders usually don’t let the seller pay for more than that, so ask for a lower price instead.`
          }
        />
        <Blank name="deposit" note="Earnest money." />
      </div>
      <div>
        <h4>Cash to close</h4>
        <Ledger label="Cash to close" entries={cash.filter((entry) => entry !== false)} />
      </div>
      <div>
        <h4>What the loan costs, as on page 3 of the Loan Estimate</h4>
        <Ledger label="The price of the loan" entries={price.filter((entry) => entry !== false)} />
        <p className="soft small">
          Like the form, these figures leave out extra payments. To change how long you stay, see{" "}
          <ToBlank name="stayMonths">“Your plans”</ToBlank>.
        </p>
      </div>
    </Explains>
  );
}
