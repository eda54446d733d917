import { useEffect, useState } from "react";
import { useExplain } from "../explain/useExplain.ts";
import { useTheForm } from "../form/useForm.ts";
import { type HandOver, handOvers } from "./handover.ts";

/** Links that carry what was typed here to the other calculators. They hold it behind the "#", and only go when they are pressed. */
export function Elsewhere() {
  const form = useTheForm();
  const { steps } = useExplain();
  const [links, setLinks] = useState<readonly HandOver[]>([]);
  useEffect(() => {
    let wanted = true;
    Promise.resolve(steps()).then(
      (made) => wanted && setLinks(handOvers(location.pathname, form.fields, form.typed, made)),
      () => wanted && setLinks([]),
    );
    return () => {
      wanted = false;
    };
  }, [steps, form.fields, form.typed]);
  if (links.length === 0) return null;
  return (
    <section aria-label="Go on with these numbers">
      <h3>Go on with these numbers</h3>
      <ul className="plain-list">
        {links.map(({ href, name, carries }) => (
          <li key={href}>
            <a href={href}>{name}</a>, with your {carries.join(", ").replace(/, ([^,]*)$/, " and $1")}
          </li>
        ))}
      </ul>
    </section>
  );
}
