import { Assumptions } from "../../../ui/result/Assumptions.tsx";
import { assumedFrom } from "../assumed.ts";
import type { PageFacts } from "../facts.ts";
import type { Result } from "./result.ts";

interface Props {
  /** The state whose law was used. */
  readonly place: Result["place"];
  readonly facts: PageFacts;
}

/** What the plan assumes, what it doesn't cover, and what it is based on. */
export const AssumptionsAndSources = ({ place, facts }: Props) => (
  <>
    <Assumptions of={assumedFrom(facts)} />
    {place !== null && <Place place={place} />}
    <section aria-label="Sources">
      <h2>Sources</h2>
      <ul className="plain-list">
        {facts.sources.map(({ cite, url, what }) => (
          <li key={what}>
            {what}: <a href={url}>{cite}</a>
          </li>
        ))}
        <li>
          Our market history covers one country, from {facts.history[0]} to {facts.history[1]}. It is less precise than
          it looks: January prices are monthly averages that nobody could trade at, and bond returns before 1953 are
          pieced together.
        </li>
      </ul>
    </section>
  </>
);

/** Notes on a state's law: why there is no tax, what to know, and what its file leaves out. */
function Place({ place: { name, why, notes, missing } }: { readonly place: NonNullable<Result["place"]> }) {
  return (
    <section aria-label={`${name} taxes`}>
      <h2>{name} taxes</h2>
      <ul className="plain-list">
        {why !== null && <li>{why}</li>}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {missing.length > 0 && <li>Left out: {missing.join("; ")}.</li>}
      </ul>
    </section>
  );
}
