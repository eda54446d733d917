import { Dates } from "../ui/prose/Dates.tsx";
import { shown } from "../ui/prose/shown.ts";
import { figureNamed } from "./figures.ts";
import type { Term } from "./glossary/term.ts";
import { glossary } from "./glossary.ts";
import { guides } from "./guides/list.ts";

interface Props {
  /** Minutes to read, by the path of the guide. */
  readonly minutes: Readonly<Record<string, number>>;
}

/** The list of guides, and the glossary. */
export const GuidesPage = ({ minutes }: Props) => (
  <>
    <header>
      <h1>Guides and glossary</h1>
      <p className="lead">Each guide answers one question, using the same figures as the calculators.</p>
    </header>
    <ul className="ways">
      {guides.map((guide) => (
        <li key={guide.path}>
          <div>
            <h2>
              <a href={guide.path}>{guide.name}</a>
            </h2>
            <Dates minutes={minutes[guide.path] ?? 0} reviewed={guide.reviewed} />
          </div>
          <div>
            <p>
              <b>{guide.question}</b>
            </p>
            <p className="soft">
              Tools inside: {guide.tools.join(", ").toLowerCase().replace("loan estimate", "Loan Estimate")}.
            </p>
          </div>
        </li>
      ))}
    </ul>
    <Glossary />
  </>
);

/** A glossary text with its figures filled in. */
const filled = (text: string): string => text.replace(/\{([\w.]+)\}/g, (_, name) => shown(figureNamed(name)));

const letterOf = ({ term }: Term) => (/^\d/.test(term) ? "0–9" : term.charAt(0).toUpperCase());

const Glossary = () => {
  const letters = [...Map.groupBy(glossary, letterOf)];
  return (
    <section className="glossary" aria-labelledby="glossary">
      <h2 id="glossary">Glossary</h2>
      <p>{glossary.length} terms in everyday words. Each page links to a term where it first uses it.</p>
      <nav aria-label="Glossary by letter">
        {letters.map(([letter, [first]]) => (
          <a key={letter} href={`#${first?.id}`}>
            {letter}
          </a>
        ))}
      </nav>
      <dl itemScope itemID="#glossary" itemType="https://schema.org/DefinedTermSet">
        {glossary.map(({ id, term, text, source, where }) => (
          <div key={id} id={id} itemProp="hasDefinedTerm" itemScope itemType="https://schema.org/DefinedTerm">
            <dt itemProp="name">{term}</dt>
            <dd itemProp="description">{filled(text)}</dd>
            <dd>
              {where}. <a href={source.url}>{source.cite}</a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
