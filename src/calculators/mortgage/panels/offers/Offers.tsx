import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ListCards } from "../../../../ui/form/ListCards.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { useTheForm } from "../../../../ui/form/useForm.ts";
import { inCents, inDollars, inPercent, monthsInWords } from "../../../../ui/format.ts";
import { Comparison } from "../../../../ui/result/Comparison.tsx";
import { kindOf } from "../../loan.ts";
import { cheapest, paysOff, rateInWords } from "../summaries.ts";
import { type Offers as Found, nameWithin, type OfferSheet } from "./compare.ts";
import { stepsOfOffers } from "./steps.ts";

/** The loan above as offer A, and up to two others to compare. */
export default function Offers({ found }: { readonly found: Found }) {
  const { worksheet, answered, offers, names } = found;
  const first = names[0] ?? "";
  const { given, house } = answered;
  const stay = monthsInWords(Math.min(given.stayMonths, house.termMonths));
  const cells = (line: keyof OfferSheet, show: (amount: number) => string, best = false) => {
    const values = worksheet.offers.map((offer) => offer[line] ?? 0);
    const least = Math.min(...values);
    return worksheet.offers.map((_, i) => ({
      text: show(values[i] ?? 0),
      name: `offers.${i + 1}.${line}`,
      best: best && values.length > 1 && values[i] === least,
    }));
  };
  const { typed } = useTheForm();
  const later = paysOff(found);
  return (
    <Explains of={found} steps={stepsOfOffers}>
      <p className="finding">
        {cheapest(found) ?? "Add another offer to see which costs less, and why."}
        {later && ` ${later}${typed.stayMonths === undefined ? ` We assume that you stay ${stay}.` : ""}`}
      </p>
      <p className="soft small">
        {first} is the loan above, with its <ToBlank name="annualRate">rate</ToBlank> and its{" "}
        <ToBlank name="lenderFees">closing costs</ToBlank>. Replace them with those from your first offer.
      </p>
      <div className="fields">
        <Blank name="offerName" />
      </div>
      <ListCards name="offers" title={(i) => `${names[i + 1]}: ${inPercent(given.offers[i]?.rate ?? 0)}`}>
        {(prefix) => (
          <>
            <Blank name={`${prefix}name`} />
            <Blank name={`${prefix}rate`} />
            <Blank name={`${prefix}termMonths`} />
            <Blank name={`${prefix}pointsShare`} />
            <Blank name={`${prefix}lenderFees`} />
            <Blank name={`${prefix}otherLoanCosts`} />
            <Blank name={`${prefix}otherFinanceCharges`} />
            <Blank name={`${prefix}lenderCredits`} />
            {answered.worksheet.mortgageInsurancePerMonth > 0 && (
              <>
                <Blank name={`${prefix}mortgageInsuranceRate`} />
                <Blank name={`${prefix}mortgageInsuranceDollars`} />
              </>
            )}
          </>
        )}
      </ListCards>
      <p className="soft small">
        Cost means interest, mortgage insurance, and what you pay at closing for the loan. Get all offers on the same
        day, because rates change.{kindOf(given) !== "fixed" && " We compare them all as fixed-rate loans."}
      </p>
      <Comparison
        label="Offers side by side"
        columns={names}
        rows={[
          { label: "Rate", cells: offers.map(({ rate }) => ({ text: inPercent(rate) })) },
          { label: "Loan payment", cells: cells("payment", inCents, true) },
          ...(answered.worksheet.mortgageInsurancePerMonth > 0
            ? [{ label: "Monthly mortgage insurance", cells: cells("insurancePerMonth", inCents) }]
            : []),
          { label: "Paid at closing for the loan", cells: cells("upfront", inDollars, true) },
          {
            label: "APR",
            cells: worksheet.offers.map(({ apr }, i) => ({ text: rateInWords(apr), name: `offers.${i + 1}.apr` })),
          },
          { label: `Interest over ${stay}`, cells: cells("interest", inDollars) },
          { label: `Cost over ${stay}, with closing`, cells: cells("cost", inDollars, true), kind: "total" },
          { label: "Still owed then", cells: cells("owed", inDollars) },
        ]}
      />
      {worksheet.differences.length > 0 && <Differences found={found} />}
    </Explains>
  );
}

const signed = (amount: number) => (amount > 0.5 ? `+${inDollars(amount)}` : inDollars(amount));

/** Why they differ: each line of another offer minus the same line of offer A. */
function Differences({ found: { worksheet, names } }: { readonly found: Found }) {
  const first = nameWithin(names[0] ?? "");
  const { differences } = worksheet;
  const row = (
    label: string,
    line: "points" | "fees" | "credits" | "interest" | "insurance" | "cost",
    kind?: "total",
  ) => ({
    label,
    cells: differences.map((difference, i) => ({
      text: signed(line === "credits" ? -difference.credits : difference[line]),
      name: `differences.${i + 1}.${line}`,
    })),
    ...(kind && { kind }),
  });
  return (
    <div>
      <h4>The difference from {first}, line by line</h4>
      <Comparison
        label={`Difference from ${first}`}
        columns={names.slice(1)}
        rows={[
          row("Points", "points"),
          row("Fees and services", "fees"),
          row("Credits", "credits"),
          row("Interest while you stay", "interest"),
          row("Mortgage insurance", "insurance"),
          row("Total cost", "cost", "total"),
          {
            label: "Breaks even after",
            cells: differences.map(({ breakEven, upfront }, i) => ({
              text:
                breakEven !== null
                  ? monthsInWords(breakEven)
                  : Math.abs(upfront) < 0.005
                    ? "nothing to earn back"
                    : "never",
              name: `differences.${i + 1}.breakEven`,
            })),
          },
        ]}
      />
    </div>
  );
}
