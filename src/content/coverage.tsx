import { stateDifferences } from "../calculators/gig-tax/state/differences.ts";
import { states } from "../law/states/all.ts";
import { placesOf } from "../law/states/all-places.ts";
import { inNumbers } from "../ui/format.ts";
import { casesOf, figuresWithin } from "./evidence.ts";

type StateLaw = (typeof states)[string][number];

const groups = [
  "additions",
  "subtractions",
  "standardDeduction",
  "itemizedDeductions",
  "exemptions",
  "tax",
  "credits",
  "otherTaxes",
  "refundableCredits",
] as const;

/** The names of the rules we compute, each once; for a state without an income tax, why. */
function modelled(law: StateLaw): string {
  if (law.untaxed) return law.why;
  const names = groups.flatMap((group) => Object.values(law[group] ?? {}).map(({ label }) => label));
  return [...new Set(names)].join("; ");
}

/** What we compute for each state and year, read from its law files, and how well reference cases agree. */
const rows = Object.entries(states).map(([code, byYear]) => {
  const years = Object.keys(byYear).map(Number).sort();
  const newest = byYear[years.at(-1) as number] as StateLaw;
  return {
    code,
    name: newest.name,
    form: newest.untaxed ? "No income tax" : newest.form,
    modelled: modelled(newest),
    missing: newest.untaxed ? "" : newest.missing.join("; "),
    places: placesOf(code, newest.year).length,
    years: years.map((year) => {
      const figures = figuresWithin(byYear[year]);
      const doubtful = figures.filter(({ doubt }) => doubt !== undefined).length;
      return { year, figures: figures.length, doubtful, ...casesOf(code, year) };
    }),
  };
});
const taxed = rows.filter(({ form }) => form !== "No income tax");
const places = rows.reduce((sum, row) => sum + row.places, 0);
const total = (count: (year: (typeof rows)[number]["years"][number]) => number) =>
  inNumbers(rows.flatMap(({ years }) => years).reduce((sum, year) => sum + count(year), 0));

function agreementOf(code: string, year: number, cases: number, agree: number): string {
  if (cases === 0) return "none";
  return `${agree} of ${cases}${agree < cases ? `. ${stateDifferences[code]?.[year] ?? ""}` : ""}`;
}

/** The covered states, year by year, with what each leaves out. */
export const StatesCovered = () => (
  <>
    <p>
      State income tax: <b>{taxed.length - 1}</b> states that tax income or gains, the District of Columbia,{" "}
      <b>{rows.length - taxed.length}</b> states that don't, and <b>{inNumbers(places)}</b> cities and counties with a
      tax of their own. <b>{total(({ agree }) => agree)}</b> of <b>{total(({ cases }) => cases)}</b> reference cases
      agree within $5. For each of the others, we wrote down the law that explains the difference.
    </p>
    <details>
      <summary>Each state and year: what is included, what is not confirmed, and what is left out</summary>
      <section className="scroll" tabIndex={0} aria-label="What is covered, by state and year">
        <table>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Year</th>
              <th scope="col">Figures not confirmed</th>
              <th scope="col">Cases that agree with an independent program</th>
              <th scope="col">Included</th>
              <th scope="col">Left out</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, name, form, modelled, missing, years }) =>
              years.map(({ year, figures, doubtful, cases, agree }, i) => (
                <tr key={`${code} ${year}`}>
                  {i === 0 && (
                    <th scope="rowgroup" rowSpan={years.length}>
                      {name}
                    </th>
                  )}
                  <td>{year}</td>
                  <td>{figures === 0 ? "" : `${doubtful} of ${figures}`}</td>
                  <td>{agreementOf(code, year, cases, agree)}</td>
                  {i === 0 && (
                    <>
                      <td rowSpan={years.length}>{`${form}: ${modelled}`}</td>
                      <td rowSpan={years.length}>{missing}</td>
                    </>
                  )}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
    </details>
  </>
);
