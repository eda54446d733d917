import { useEffect, useState } from "react";
import { ToBlank } from "../form/ToBlank.tsx";
import { useTheForm } from "../form/useForm.ts";
import { type Assumed, leftAsTheyStand } from "./assumed.ts";

/** What was taken for granted, and what is not covered. Each entry that has a blank leads to it. */
export function Assumptions({ of }: { readonly of: Assumed }) {
  const form = useTheForm();
  // Some blanks are made when their group is opened: the way to them is there once the page can open it.
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const left = leftAsTheyStand(of, form);
  const entry = (text: string, blank: string | undefined) =>
    blank === undefined || !live ? text : <ToBlank name={blank}>{text}</ToBlank>;
  return (
    <section aria-label="Assumed and not covered">
      {left.length > 0 && (
        <>
          <h2>Assumed, because it was left as it stood</h2>
          <ul className="plain-list">
            {left.map(({ text, blank }) => (
              <li key={text}>{entry(text, blank)}</li>
            ))}
          </ul>
        </>
      )}
      {of.always.length > 0 && (
        <>
          <h2>How it is counted</h2>
          <ul className="plain-list">
            {of.always.map(({ text, blank }) => (
              <li key={text}>{entry(text, blank)}</li>
            ))}
          </ul>
        </>
      )}
      <h2>Not covered</h2>
      <ul className="plain-list">
        {of.notCovered.map(({ text, blank }) => (
          <li key={text}>{entry(text, blank)}</li>
        ))}
      </ul>
    </section>
  );
}
