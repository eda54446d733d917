import { Fragment, useEffect, useMemo, useState } from "react";
import { ToBlank } from "../form/ToBlank.tsx";
import { useTheForm } from "../form/useForm.ts";
import { type Assumed, underHeadings } from "./assumed.ts";
import { notesOf } from "./notes.ts";

/** What was assumed, and what isn't covered. Each entry with a field links to it. */
export function Assumptions({ of }: { readonly of: Assumed }) {
  const form = useTheForm();
  // Some fields are rendered when their group is opened, so the link to them appears once the page can open it.
  const [live, setLive] = useState(false);
  const headings = useMemo(() => underHeadings(notesOf(of, form)), [of, form]);
  useEffect(() => setLive(true), []);
  return (
    <section className="assumed" aria-label="What we assume and leave out">
      {headings.map(([heading, notes]) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          <ul className="plain-list">
            {notes.map(({ text, blank }) => (
              <li key={text}>{blank === undefined || !live ? text : <ToBlank name={blank}>{text}</ToBlank>}</li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}
