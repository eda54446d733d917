import { type ReactNode, useEffect, useRef, useState } from "react";
import { isUnread, useTheForm } from "../form/useForm.ts";

interface Props {
  /** The words before the figure, the figure, and the words after it: one sentence. */
  readonly before: string;
  readonly figure: string;
  readonly after: ReactNode;
  /** The sentence as it is spoken after the figure changes. */
  readonly spoken: string;
}

/**
 * The answer: the page's one large figure, as part of a sentence. If it has changed, it is marked, and spoken once, a
 * second after typing pauses.
 */
export function Answer({ before, figure, after, spoken }: Props) {
  const [said, setSaid] = useState("");
  const told = useRef({ figure, spoken });
  useEffect(() => {
    if (spoken === told.current.spoken) return;
    const timer = setTimeout(() => {
      told.current = { figure, spoken };
      setSaid(spoken);
    }, 1000);
    return () => clearTimeout(timer);
  }, [spoken, figure]);
  return (
    <div className="answer">
      {/* An output is spoken at every change by itself; here the line below speaks, once. */}
      <output aria-live="off">
        {before}{" "}
        <strong key={figure} className={figure === told.current.figure ? "figure" : "figure changed"}>
          {figure}
        </strong>{" "}
        {after}
      </output>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <NotUpdated />
    </div>
  );
}

/** Says which fields are invalid and what is used instead. */
function NotUpdated() {
  const form = useTheForm();
  const [first] = Object.entries(form.problems);
  const more = Object.keys(form.problems).length - 1;
  return (
    <p className="not-updated">
      {first && (
        <>
          {isUnread(form, first[0]) && <b>Not updated: </b>}
          {first[1]} {more > 0 && `Also check ${more} more.`}
        </>
      )}
    </p>
  );
}
