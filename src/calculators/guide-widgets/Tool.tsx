import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Step } from "../../engine/worksheet.ts";
import { ExplainContext, useExplainer } from "../../ui/explain/useExplain.ts";
import { type Controls, ControlsContext } from "../../ui/form/controls.ts";
import { ShareControl } from "../../ui/form/Share.tsx";
import { anyForm, FormContext, usePageForm } from "../../ui/form/useForm.ts";
import { monthsInWords } from "../../ui/format.ts";
import { Boundary } from "../../ui/result/Boundary.tsx";
import { type Entry, Ledger } from "../../ui/result/Ledger.tsx";
import { useAges } from "../home/ages.ts";
import { houseForm } from "./house-form.ts";
import { givenBy, type House } from "./house-inputs.ts";

const CONTROLS: Controls = { amountOrShare: ShareControl };

/** The steps behind a tool's numbers, by the name of the function that gives them. */
type StepsName = keyof typeof import("./house-steps.ts");

interface Props {
  /** The question it answers. */
  readonly title: string;
  readonly steps: StepsName;
  /** The answer in a sentence, as text and as spoken. */
  says(house: House): { readonly words: ReactNode; readonly spoken: string };
  /** The numbers behind it. */
  shows(house: House): readonly Entry<string>[] | ReactNode;
  /** What can be done with it. */
  after?(house: House): ReactNode;
  /** Its own fields. */
  readonly children?: ReactNode;
  /** An extra class along with `tool`, if one looks different. */
  readonly look?: string;
  /** Its heading level: one below its section's. */
  readonly heading?: "h2" | "h3";
}

/** A tool in the guide: a question, its own fields, an answer in a sentence, and the numbers behind it. */
export function Tool({ title, steps, says, shows, after, children, look = "", heading: Heading = "h3" }: Props) {
  const form = usePageForm(houseForm, useAges(givenBy));
  const house = form.inputs;
  const tool = useRef<HTMLElement>(null);
  const explainer = useExplainer(
    useCallback(
      (): Promise<readonly Step[]> => import("./house-steps.ts").then((all) => all[steps](house)),
      [house, steps],
    ),
  );
  const { words, spoken } = says(house);
  const shown = shows(house);
  return (
    <ControlsContext value={CONTROLS}>
      <FormContext value={anyForm(form)}>
        <ExplainContext value={explainer}>
          <section className={`tool ${look}`.trim()} aria-label={title} ref={tool}>
            <Heading>{title}</Heading>
            {children && <div className="blanks">{children}</div>}
            <Boundary what={`“${title}”`}>
              <p className="says">{words}</p>
              <Spoken sentence={spoken} within={tool} />
              {isEntries(shown) ? <Ledger label={title} entries={shown} /> : shown}
              {after?.(house)}
            </Boundary>
          </section>
        </ExplainContext>
      </FormContext>
    </ControlsContext>
  );
}

const isEntries = (shown: readonly Entry<string>[] | ReactNode): shown is readonly Entry<string>[] =>
  Array.isArray(shown) && shown.every((one) => typeof one === "object" && one !== null && "amount" in one);

/** A tick along the bottom of a chart. */
export const monthsOf = (months: number) => (months === 0 ? "closing" : monthsInWords(months));

const never = () => () => {};

interface DrawingProps {
  /** The chart's finding, if nothing near it says so. */
  readonly finding?: string;
  readonly children: ReactNode;
}

/** A chart is drawn in the browser, so that the page weighs less. Its finding is there from the start. */
export function Drawing({ finding, children }: DrawingProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isInBrowser) return children;
  return (
    <figure className="chart">
      {finding && <figcaption>{finding}</figcaption>}
      <div className="to-draw" />
    </figure>
  );
}

const QUIET = 1000;

/** Announces the answer once typing pauses, if the reader is in this tool; several of them change at once. */
function Spoken({
  sentence,
  within,
}: {
  readonly sentence: string;
  readonly within: { readonly current: HTMLElement | null };
}) {
  const [said, setSaid] = useState("");
  const last = useRef(sentence);
  useEffect(() => {
    if (sentence === last.current) return;
    const timer = setTimeout(() => {
      last.current = sentence;
      if (within.current?.contains(document.activeElement)) setSaid(sentence);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [sentence, within]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
