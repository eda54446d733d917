import { useId, useState } from "react";
import type { Typed } from "../../../inputs/typed.ts";
import { useTheForm } from "../../../ui/form/useForm.ts";
import { inCents } from "../../../ui/format.ts";
import type { Inputs } from "../inputs.ts";
import { answerWorkers } from "../worker/client.ts";
import type { ReadRecord } from "./record.ts";
import { NAMES, type Whose } from "./whose-record.ts";

/** The form's texts with a different record. */
const withRecord = (typed: Typed, years: ReadRecord["years"], whose: Whose): Typed => {
  const { list, benefit } = NAMES[whose];
  return {
    ...Object.fromEntries(Object.entries(typed).filter(([name]) => !name.startsWith(`${list}.`))),
    [benefit]: "record",
    [list]: String(years.length),
    ...Object.fromEntries(
      years.flatMap(({ year, amount }, i) => [
        [`${list}.${i}.year`, String(year)],
        [`${list}.${i}.earned`, String(amount)],
      ]),
    ),
  };
};

/** A pasted Statement earnings record. It is read in the browser and stays there, like everything typed. */
export default function RecordPasted({ inputs, whose }: { readonly inputs: Inputs; readonly whose: Whose }) {
  const form = useTheForm();
  const id = useId();
  const [text, setText] = useState("");
  const [read, setRead] = useState<ReadRecord>();
  const [failed, setFailed] = useState(false);
  const work = () => {
    setFailed(false);
    // Not the worker of the searches: the record would wait until they end, or be dropped with one of them.
    answerWorkers.askAgain((api) => api.readRecord(text, inputs, whose)).then(setRead, () => setFailed(true));
  };
  return (
    <div className="ask">
      <label className="label" htmlFor={id}>
        Record from ssa.gov, as a table or an XML file
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
        {failed && (
          <p className="note">
            Something went wrong on our side. What you pasted is still here: press “Read it” again.
          </p>
        )}
        {read?.problems.map((problem) => (
          <p className="note" key={problem}>
            {problem}
          </p>
        ))}
        {read?.amount === null && (
          <p className="note">Each line needs a year and what you earned that year, such as 2019 52,000.</p>
        )}
        {read && read.amount !== null && (
          <>
            <p className="note">
              {read.years.length === 1
                ? `1 year, ${read.years[0]?.year}`
                : `${read.years.length} years, ${read.years[0]?.year} to ${read.years.at(-1)?.year}`}
              . With the work in this plan after that, the benefit at full retirement age is {inCents(read.amount)} a
              month in today's dollars.
            </p>
            <p className="controls">
              <button type="button" onClick={() => form.setAll(withRecord(form.typed, read.years, whose))}>
                Use this record
              </button>
            </p>
            <p className="note">It will be in your links and files too, like your other numbers.</p>
          </>
        )}
      </div>
    </div>
  );
}
