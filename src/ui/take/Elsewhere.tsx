import { useEffect, useId, useState } from "react";
import { numberIn } from "../../inputs/number.ts";
import { useExplain } from "../explain/useExplain.ts";
import { NumberLine } from "../form/Amount.tsx";
import { useTheForm } from "../form/useForm.ts";
import { type Facts, factsOf, type HandOver, handOvers, type Elsewhere as Others } from "./handover.ts";

const OLDEST = 120;
const MOST = 1_000_000_000;

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
  const [age, setAge] = useState("");
  const [savings, setSavings] = useState("");
  const [{ links, facts }, setFound] = useState<{ readonly links: readonly HandOver[]; readonly facts: Facts }>({
    links: [],
    facts: {},
  });
  useEffect(() => {
    let wanted = true;
    const said = { age: readable(age, OLDEST), savings: readable(savings, MOST) };
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
  }, [others, steps, form.fields, form.typed, age, savings]);
  if (links.length === 0) return null;
  return (
    <section aria-label="Use these numbers in another calculator">
      <h3>Use these numbers in another calculator</h3>
      <ul className="plain-list">
        {links.map(({ href, name, carries }) => (
          <li key={href}>
            <a href={href}>{name}</a>, with your {carries.join(", ").replace(/, ([^,]*)$/, " and $1")}
          </li>
        ))}
      </ul>
      {location.pathname !== others.asksForMore && (
        <>
          <p>Add these, and the retirement calculator starts with them. They go into the link and nowhere else.</p>
          <div className="fields">
            {facts.age === undefined && (
              <ForTheLink label="Your age at the end of this year" text={age} tell={setAge} suffix="years" />
            )}
            <ForTheLink label="Your retirement savings so far" text={savings} tell={setSavings} prefix="$" />
          </div>
        </>
      )}
    </section>
  );
}

interface LinkProps {
  readonly label: string;
  readonly text: string;
  readonly prefix?: string;
  readonly suffix?: string;
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
