import { useEffect, useId, useState } from "react";
import { numberIn } from "../../inputs/number.ts";
import { useExplain } from "../explain/useExplain.ts";
import { NumberLine } from "../form/Amount.tsx";
import { useTheForm } from "../form/useForm.ts";
import { listed } from "../listed.ts";
import { type AskedFact, type Facts, factsOf, type HandOver, handOvers, type Elsewhere as Others } from "./handover.ts";

/** A whole number within its limits, as a link writes it; undefined if the text isn't one. */
function readable(text: string, most: number): string | undefined {
  const value = text.trim() === "" ? undefined : numberIn(text);
  return value !== undefined && value >= 1 && value <= most ? String(Math.round(value)) : undefined;
}

/**
 * Links that carry what was typed here to the other calculators. They hold it after the "#", and it goes only if the
 * visitor selects one.
 */
export function Elsewhere({ others }: { readonly others: Others }) {
  const form = useTheForm();
  const { steps } = useExplain();
  const { asksForMore } = others;
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>({});
  const [{ links, facts }, setFound] = useState<{ readonly links: readonly HandOver[]; readonly facts: Facts }>({
    links: [],
    facts: {},
  });
  useEffect(() => {
    let wanted = true;
    const said = Object.fromEntries(
      asksForMore.facts.map(({ name, most }) => [name, readable(asked[name] ?? "", most)]),
    );
    Promise.resolve(steps()).then(
      (made) => {
        if (!wanted) return;
        const of = [others, location.pathname, form.fields, form.typed, made] as const;
        setFound({ links: handOvers(...of, said), facts: factsOf(...of) });
      },
      () => wanted && setFound({ links: [], facts: {} }),
    );
    return () => {
      wanted = false;
    };
  }, [others, asksForMore, steps, form.fields, form.typed, asked]);
  if (links.length === 0) return null;
  return (
    <section aria-label="Use these numbers in another calculator">
      <h3>Use these numbers in another calculator</h3>
      <ul className="plain-list">
        {links.map(({ href, name, carries }) => (
          <li key={href}>
            <a href={href}>{name}</a>, with your {listed(carries)}
          </li>
        ))}
      </ul>
      {location.pathname !== asksForMore.path && (
        <>
          <p>{asksForMore.why}</p>
          <div className="fields">
            {asksForMore.facts
              .filter(({ name, unlessKnown }) => !unlessKnown || facts[name] === undefined)
              .map(({ name, ...fact }) => (
                <ForTheLink
                  key={name}
                  {...fact}
                  text={asked[name] ?? ""}
                  tell={(text) => setAsked((before) => ({ ...before, [name]: text }))}
                />
              ))}
          </div>
        </>
      )}
    </section>
  );
}

interface LinkProps extends Pick<AskedFact, "label" | "prefix" | "suffix"> {
  readonly text: string;
  tell(text: string): void;
}

const ForTheLink = ({ label, text, prefix, suffix, tell }: LinkProps) => {
  const id = useId();
  return (
    <div className="blank">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <NumberLine
        id={id}
        name=""
        text={text}
        untouched={false}
        describedBy=""
        invalid={false}
        prefix={prefix}
        suffix={suffix}
        onText={tell}
        onLeave={() => undefined}
      />
    </div>
  );
};
