import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { useTheForm } from "../../../../ui/form/useForm.ts";
import { inCents, inDollars, inPercent, monthsInWords } from "../../../../ui/format.ts";
import { Comparison } from "../../../../ui/result/Comparison.tsx";
import { Ledger } from "../../../../ui/result/Ledger.tsx";
import { EXEMPT } from "../../fields/loan.ts";
import { kindOf } from "../../loan.ts";
import type { Afford } from "../affordable/affordable.ts";
import { UseLimit } from "../affordable/UseLimit.tsx";
import { aboveLimitInWords, cheaperIfQualified, cheapestInTitles, cheapestProgram, PROGRAMS } from "../summaries.ts";
import { type Programs as Found, RATE_BLANKS, stepsOfPrograms } from "./compare.ts";
import { obstaclesInWords } from "./obstacles.ts";
import { PROGRAM_TITLES, programNames } from "./program-names.ts";

interface ProgramsProps {
  readonly found: Found | undefined;
  readonly afforded: Afford;
}

/** The four programs side by side, starting with the one that costs the least for the length of the stay. */
export default function Programs({ found, afforded }: ProgramsProps) {
  const { typed } = useTheForm();
  if (!found) return <p>You aren’t borrowing anything, so there is no loan to choose.</p>;
  const { given } = found.answered;
  const cheapest = cheapestProgram(found);
  const cheaper = cheaperIfQualified(found);
  const isEitherOpen = found.shown.some(({ name, open }) => open && (name === "conventional" || name === "fha"));
  const aboveLimit = aboveLimitInWords(afforded, found.ranked.length > 0);
  const obstacles = obstaclesInWords(found);
  const isFirst = aboveLimit === undefined;
  const others = programNames.filter((name) => name !== given.program);
  return (
    <Explains of={found} steps={stepsOfPrograms}>
      {aboveLimit && <p className="finding">{aboveLimit}</p>}
      {aboveLimit && <UseLimit found={afforded} />}
      {obstacles.map((sentence) => (
        <p key={sentence} className={isFirst ? "finding" : undefined}>
          {sentence}
        </p>
      ))}
      {cheapest && <p className={isFirst && obstacles.length === 0 ? "finding" : undefined}>{cheapest}</p>}
      {cheaper && <p>{cheaper}</p>}
      {typed.creditScore === undefined && isEitherOpen && (
        <p className="soft small">
          This is for a credit score of {given.creditScore}. With a lower score, FHA often costs less.{" "}
          <ToBlank name="creditScore">Change your score under “Loan program”</ToBlank>.
        </p>
      )}
      <Years found={found} />
      {found.early && (
        <div>
          <h4>A conventional loan, insured in other ways</h4>
          <Ledger
            label="A conventional loan, insured in other ways"
            entries={found.ways.map(({ title, cost }, i) => ({
              name: `ways.${i + 1}.cost` as const,
              label: title,
              amount: inDollars(cost),
              note: i === 0 ? `cost over ${monthsInWords(found.stay)}` : undefined,
            }))}
          />
        </div>
      )}
      <Table found={found} />
      <ul className="plain-list small">
        {found.shown.map(({ name, why }) => (
          <li key={name}>
            <b>{PROGRAM_TITLES[name]}:</b> {why}.
          </li>
        ))}
      </ul>
      {given.incomePerYear === null && (
        <p className="soft small">
          <ToBlank name="incomePerYear">Enter your income</ToBlank> and your debts to see whether your income is enough
          for each loan.
        </p>
      )}
      <p className="soft small">
        All four have the same down payment and term, and a fixed rate. Cost means interest, mortgage insurance and the
        program’s fee, which you don’t get back. Insurance on a conventional loan counts until the law ends it. We leave
        out closing costs, which “Compare offers” adds. To see a longer or shorter stay,{" "}
        <ToBlank name="stayMonths">change it under “Your plans”</ToBlank>. To use another program above,{" "}
        <ToBlank name="program">choose it here</ToBlank>.
      </p>
      <div className="fields">
        {given.program !== "va" && (
          <Blank name="served" note="Or your spouse did, in some cases. You may then qualify for a VA loan." />
        )}
        {given.served && given.program !== "va" && (
          <>
            <Blank name="vaExempt" note={EXEMPT} />
            <Blank name="vaLaterUse" />
          </>
        )}
        {given.program !== "usda" && (
          <Blank
            name="ruralHome"
            note="Check USDA’s map. Your household income can be up to 115% of the area median."
          />
        )}
      </div>
      <div>
        <h4>Rates you were offered</h4>
        <p className="soft small">
          {found.isAssumed ? (
            <>
              You haven’t typed a rate, so all four are estimates that start from Freddie Mac’s average, which is for a
              conventional loan with 20% down and a high score.
            </>
          ) : (
            <>
              We treat your {inPercent(kindOf(given) === "adjustable" ? given.armFixedRate : given.annualRate)} as the
              rate on {PROGRAMS[given.program]} with your credit score and down payment. Until you enter a lender’s
              offer, rates marked “estimate” differ from it by the average difference between the two kinds of loans.
            </>
          )}{" "}
          The conventional rate is for your credit score of {given.creditScore} and your down payment. FHA, VA and USDA
          rates are averages for all borrowers, because we found none published by score. Lenders charge more there too
          if your score is low, and less if it is high, so type in the offers you get.
        </p>
        <div className="fields">
          {others.map((name) => (
            <Blank key={name} name={RATE_BLANKS[name]} />
          ))}
        </div>
      </div>
    </Explains>
  );
}

const standing = ({ open, stretched, onlyIf = "no" }: Found["shown"][number]) => ({
  text: open ? (stretched ? "maybe" : "likely") : onlyIf,
});

/** Which loans cost the least, by length of stay; nothing if it is always the same one. */
function Years({ found: { cheapest, shown } }: { readonly found: Found }) {
  if (cheapest.length < 2) return null;
  return (
    <ul className="plain-list">
      {cheapest.map(({ programs, from, through }, i) => {
        const { names, verb } = cheapestInTitles(programs, shown);
        return (
          <li key={from}>
            <b>{names}</b> {verb} if you stay{" "}
            {i === 0
              ? `up to ${through} ${through === 1 ? "year" : "years"}`
              : i === cheapest.length - 1
                ? `${from} years or longer`
                : from === through
                  ? `${from} years`
                  : `${from} to ${through} years`}
          </li>
        );
      })}
    </ul>
  );
}

const inTenths = (share: number) => inPercent(Math.round(1000 * share) / 1000);

/** The longest title may be hyphenated on the narrowest phones. */
const BREAKABLE = PROGRAM_TITLES.conventional.replace("tional", "\u00ADtional");

function Table({ found }: { readonly found: Found }) {
  const { shown, ranked, leading, worksheet, stay, answered } = found;
  const { programs } = worksheet;
  type Line = keyof (typeof programs)[number];
  const cells = (line: Line, show: (amount: number) => string, best?: number) =>
    programs.map((program, i) => ({
      text: show(program[line] ?? 0),
      name: `programs.${i + 1}.${line}`,
      best: best === i,
    }));
  const ends = (months: number) =>
    months === 0 ? "none" : months >= answered.house.termMonths ? "life of the loan" : monthsInWords(months);
  const best = ranked.length > 1 && leading.length === 1 && !found.early?.isClose ? ranked[0] : undefined;
  // A VA lender can go above the usual limit, so that limit's amounts would look stricter than the loan is.
  const byLimit = (line: "incomeNeeded" | "priceByIncome") =>
    cells(line, inDollars).map((cell, i) => (shown[i]?.name === "va" ? { text: "varies" } : cell));
  return (
    <Comparison
      label="Four loan programs"
      columns={shown.map(({ name }) => (name === "conventional" ? BREAKABLE : PROGRAM_TITLES[name]))}
      rows={[
        { label: "Can you get it?", cells: shown.map(standing) },
        {
          label: "Rate",
          cells: cells("rate", inPercent).map((cell, i) => ({
            ...cell,
            text: `${cell.text}${shown[i]?.isEstimate ? " estimate" : ""}`,
          })),
        },
        { label: "Loan payment", cells: cells("payment", inCents) },
        { label: "Mortgage insurance", cells: cells("premium", inCents) },
        { label: "Insurance lasts", cells: cells("premiumMonths", ends) },
        { label: "Each month, taxes included", cells: cells("total", inCents) },
        { label: "Cash to close", cells: cells("cash", inDollars) },
        ...(programs.some(({ short }) => short > 0)
          ? [{ label: "Cash you are short", cells: cells("short", inDollars) }]
          : []),
        ...(programs.some(({ ratio }) => ratio !== null)
          ? [
              { label: "Housing and debts as a share of income", cells: cells("ratio", inTenths) },
              { label: "Lowest income a lender may accept", cells: byLimit("incomeNeeded") },
              { label: "Highest price by income and loan limit", cells: byLimit("priceByIncome") },
            ]
          : []),
        { label: "Fee added to the loan", cells: cells("upfrontFee", inDollars) },
        { label: `Cost over ${monthsInWords(stay)}`, cells: cells("cost", inDollars, best), kind: "total" },
        { label: "Still owed then", cells: cells("owed", inDollars) },
      ]}
    />
  );
}
