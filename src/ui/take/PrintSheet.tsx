import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Step } from "../../engine/worksheet.ts";
import { howOf } from "../explain/formula.ts";
import { useExplain } from "../explain/useExplain.ts";
import { tell } from "../fault/tell.ts";
import { useTheForm } from "../form/useForm.ts";
import { dayInWords, format } from "../format.ts";
import { today } from "../today.ts";
import { amountOf, blanksOf, citeOf, figuresOf, resultsOf, type Taken } from "./calculation.ts";
import { useEditing } from "./editing.ts";
import { leadingTo } from "./text.ts";
import { linkTo, stepsTaken } from "./useCalculation.ts";

interface Props {
  /** The lines that are the results; their names load when the sheet is made. */
  of(): Promise<{
    readonly taken: Pick<Taken<never>, "results" | "rulesUpdated"> &
      Partial<Pick<Taken<never>, "stepsFor" | "takesStepsFor">>;
  }>;
}

/**
 * What a printed sheet needs along with the result, in place of the form and the whole worksheet: what was typed, the
 * lines that lead to the results, their figures, the day, the rules, and the address.
 */
export default function PrintSheet({ of }: Props) {
  const form = useTheForm();
  const editing = useEditing();
  const { printing, isSlow, lines, rulesUpdated } = usePrinting(of);
  if (isSlow)
    return (
      <p className="said" role="status">
        Preparing the print version…
      </p>
    );
  if (!printing) return null;
  const typed = blanksOf(form.fields, form.typed, form.given).filter((blank) => blank.typed);
  return (
    <section className="on-paper" aria-label="What this sheet is made from">
      <h2>What you typed{editing && ` in ${editing.name.replace(/^Plan (?=[ABC]$)/, "plan ")}`}</h2>
      {typed.length === 0 && <p>You haven't changed anything. All numbers are the starting values.</p>}
      <dl>
        {typed.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {typed.length > 0 && <p>Everything else is the page's starting value.</p>}
      <Lines of={lines} />
      <p>
        Worked out and printed on {dayInWords(today())}.
        {rulesUpdated && ` Our newest source is from ${dayInWords(rulesUpdated)}.`} Open it again:
      </p>
      <p className="address">{linkTo(form.link())}</p>
    </section>
  );
}

/** If more lines than these differ only in their number, they would fill pages. */
const MOST_ALIKE = 12;
const kindOf = ({ name }: Step) => name.replace(/\.\d+(?=\.)/g, "");

/** The lines that lead to the results, without zeros, and their legal figures. */
const Lines = ({ of }: { readonly of: readonly Step[] }) => {
  if (of.length === 0) return null;
  const alike = new Map<string, number>();
  for (const step of of) alike.set(kindOf(step), (alike.get(kindOf(step)) ?? 0) + 1);
  const printed = of.filter((step) => (alike.get(kindOf(step)) ?? 0) <= MOST_ALIKE);
  return (
    <>
      <h2>How it was calculated, line by line</h2>
      <p>
        Lines that are zero are left out
        {printed.length < of.length && ", and so are those that repeat for each year, such as a record of earnings"}.
        The page shows every line.
      </p>
      <ol className="lines">
        {printed.map((step) => (
          <li key={step.name}>
            <span>
              {step.label}
              {step.form && <small> {step.form}</small>}
              <small className="arithmetic">{howOf(step)}</small>
            </span>
            <b>{format(step)}</b>
          </li>
        ))}
      </ol>
      <h2>Limits and rates used</h2>
      <ul className="lines">
        {figuresOf(of).map((figure) => (
          <li key={`${figure.name} ${figure.label} ${JSON.stringify(figure.value)}`}>
            <span>
              {figure.label} <small>{citeOf(figure.source)}</small>
            </span>
            <b>{amountOf(figure)}</b>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The longest to wait for a sheet, and how long to wait before saying so. Milliseconds. */
const PATIENCE = 20_000;
const SOON = 500;

/**
 * Whether the page is being printed, the lines for it, and the date of their rules. The button and Ctrl+P wait until
 * they are ready.
 */
function usePrinting(of: Props["of"]) {
  const { inputs } = useTheForm();
  const { steps } = useExplain();
  const [printing, setPrinting] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [lines, setLines] = useState<readonly Step[]>([]);
  const [rulesUpdated, setRulesUpdated] = useState<string>();
  const prepare = useCallback(async () => {
    dispatchEvent(new Event("plainsum:prepare"));
    const { taken } = await of();
    setRulesUpdated(taken.rulesUpdated);
    const all = await stepsTaken(taken, inputs, steps);
    setLines(leadingTo(resultsOf({ taken: taken as Taken<never>, steps: all }), all));
  }, [of, steps, inputs]);
  const now = useRef(prepare);
  now.current = prepare;
  useEffect(() => {
    let isPreparing = false;
    const printWhenReady = (event: Event) => {
      event.preventDefault();
      if (isPreparing) return;
      isPreparing = true;
      setPrinting(true);
      const slow = setTimeout(() => setSlow(true), SOON);
      const until = performance.now() + PATIENCE;
      Promise.race([now.current().then(() => settled(until)), pause(PATIENCE)])
        .catch(tell)
        .finally(() => {
          clearTimeout(slow);
          isPreparing = false;
          flushSync(() => setSlow(false));
          print();
        });
    };
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "p" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey)
        printWhenReady(event);
    };
    // The browser captures the page right after this event, so the sheet has to be ready by then.
    const before = () => {
      flushSync(() => {
        setSlow(false);
        setPrinting(true);
      });
      now.current().catch(tell);
    };
    const after = () => setPrinting(false);
    addEventListener("plainsum:print", printWhenReady);
    addEventListener("keydown", key);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("plainsum:print", printWhenReady);
      removeEventListener("keydown", key);
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return { printing, isSlow, lines, rulesUpdated };
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Once every part of the page is awake, the answer is the one to what was typed, and no printed part is still waiting
 * for its code. A part that wakes only now hears of the printing only now.
 */
async function settled(until: number): Promise<void> {
  const has = (what: string) => document.querySelector(what) !== null;
  while (performance.now() < until) {
    const isAwake = !has(".later[data-part=built], #answer[aria-busy=true], #answer [aria-busy=true]");
    dispatchEvent(new Event("plainsum:prepare"));
    await pause(50);
    if (isAwake && !has("details.worksheet:not(.whole, .take) .waiting")) return;
  }
}
