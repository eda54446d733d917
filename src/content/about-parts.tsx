import { taxYears } from "../law/us/index.ts";
import { inNumbers } from "../ui/format.ts";
import { listed } from "../ui/listed.ts";
import {
  casesInAll,
  documents,
  doubtfulFigures,
  lawFigures,
  listedDifferences,
  publishers,
  referenceCases,
} from "./evidence.ts";
import score from "./mutation-score.json" with { type: "json" };

const TOPICS: Readonly<Record<string, string>> = {
  mortgage: "Mortgages",
  retirement: "Retirement and Social Security",
  tax: "Income tax",
};
const byTopic = [...Map.groupBy(referenceCases, ({ topic }) => TOPICS[topic.split("-")[0] as string] ?? topic)].map(
  ([name, cases]) => ({ name, count: cases.reduce((sum, { count }) => sum + count, 0), files: cases.length }),
);

/** The tax years we have law for. */
export const TaxYears = () => listed(taxYears.map(String));

const counts = byTopic.map(
  ({ name, count }) => `${inNumbers(count)} on ${name.toLowerCase().replace("social security", "Social Security")}`,
);

/** How many reference cases there are, by subject, and how many random changes to the code the tests notice. */
export const CaseCounts = () => (
  <p>
    Every test run compares our results with <b>{inNumbers(casesInAll)}</b>
    {` reference cases: ${counts.join(", ")}. To test the tests, we changed the code in ${score.tried} random places. The tests caught `}
    <b>{score.noticed}</b>.
  </p>
);

/** Where we depart from a reference case, by name. */
export const Differences = () => (
  <ul>
    {listedDifferences.map(({ subject, names }) => (
      <li key={subject}>{`${subject}: ${names.join("; ")}.`}</li>
    ))}
  </ul>
);

/** Where the figures come from, by publisher. */
export const Documents = () => (
  <>
    <p>
      We use <b>{inNumbers(lawFigures.length)}</b> figures from <b>{inNumbers(documents.length)}</b>
      {` documents. We couldn't confirm ${inNumbers(doubtfulFigures)} of them. Most are state and city amounts found in one place only, or 2026 amounts that weren't published yet, so we use 2025’s. Most 2027 amounts are worked out from the law and prices. A note marks each number that uses one. Check it with the agency.`}
    </p>
    <section className="scroll" tabIndex={0} aria-label="Figures by publisher">
      <table className="numbers">
        <thead>
          <tr>
            <th>Published by</th>
            <th>Documents</th>
            <th>Figures</th>
          </tr>
        </thead>
        <tbody>
          {publishers.map(({ name, documents, figures }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{inNumbers(documents)}</td>
              <td>{inNumbers(figures)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </>
);
