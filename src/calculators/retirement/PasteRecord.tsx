import { useId, useState } from "react";
import { useTheForm } from "../../ui/form/useForm.ts";
import { inCents } from "../../ui/format.ts";
import { asides } from "./desk.ts";
import type { Inputs } from "./inputs.ts";
import type { ReadRecord } from "./record.ts";

/** A statement's earnings record, pasted. It is read in the browser, and only the benefit it comes to is kept. */
export function PasteRecord({ inputs }: { readonly inputs: Inputs }) {
  const form = useTheForm();
  const id = useId();
  const [text, setText] = useState("");
  const [read, setRead] = useState<ReadRecord>();
  const [failed, setFailed] = useState(false);
  const work = () => {
    setFailed(false);
    asides.ask((api) => api.readRecord(text, inputs)).then(setRead, () => setFailed(true));
  };
  return (
    <details className="twin">
      <summary>Paste your earnings record</summary>
      <div className="ask">
        <label className="label" htmlFor={id}>
          Record from ssa.gov, as a table or as the XML file
        </label>
        <textarea
          id={id}
          className="paste"
          rows={4}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="controls">
          <button type="button" disabled={text.trim() === ""} onClick={work}>
            Read it
          </button>
        </p>
        <div role="status">
          {failed && <p className="note">It could not be read. Try again.</p>}
          {read?.problems.map((problem) => (
            <p className="note" key={problem}>
              {problem}
            </p>
          ))}
          {read && read.amount !== null && (
            <>
              <p className="note">
                {read.years} years, {read.firstYear} to {read.lastYear}. With your pay up to the year you stop, the
                benefit at full retirement age is {inCents(read.amount)} a month in today's dollars.
              </p>
              <p className="controls">
                <button
                  type="button"
                  onClick={() => form.setAll({ ...form.typed, benefit: "known", pia: String(read.amount) })}
                >
                  Use this amount
                </button>
              </p>
            </>
          )}
        </div>
      </div>
    </details>
  );
}
