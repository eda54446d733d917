import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTheForm } from "../form/useForm.ts";
import { dayInWords } from "../format.ts";
import { blanksOf } from "./calculation.ts";
import { linkTo, today } from "./useCalculation.ts";

/** What a sheet of paper needs beside the result, in place of the form: what was typed, the day, the rules, and the way back. */
export default function PrintSheet() {
  const form = useTheForm();
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after this event, so the sheet has to stand by then.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  if (!printing) return null;
  const typed = blanksOf(form.fields, form.typed, form.given).filter((blank) => blank.typed);
  const updated = document.querySelector(".foot time")?.textContent;
  return (
    <section className="on-paper" aria-label="What this sheet is made from">
      <h2>What you typed</h2>
      {typed.length === 0 && <p>Nothing: every blank stands as the page starts.</p>}
      <dl>
        {typed.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        {typed.length > 0 && "All other blanks stand as the page starts. "}
        Printed on {dayInWords(today())}.{updated && ` Rules and figures as of ${updated}.`} Open it again:
      </p>
      <p className="address">{linkTo(form.link())}</p>
    </section>
  );
}
