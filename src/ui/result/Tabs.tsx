import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTheForm } from "../form/useForm.ts";
import { isFilled } from "../Panel.tsx";

interface Tab {
  readonly name: string;
  /** The names of fields that are only in here; if a link fills one in, this tab is shown first. */
  readonly blanks?: Readonly<Record<string, unknown>>;
  /** Rendered and computed only while this tab is chosen. */
  children(): ReactNode;
}

interface Props {
  /** What all tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Further questions, one topic at a time. A tab that the visitor presses opens its first panel, so that one press leads
 * to an answer, even if that panel had been closed. Left and right arrows switch tabs.
 */
export function Tabs({ label, tabs }: Props) {
  const { typed } = useTheForm();
  const [chosen, setChosen] = useState<number>();
  const [presses, setPresses] = useState(0);
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const filled = tabs.findIndex(({ blanks = {} }) => isFilled(typed, blanks));
  const now = chosen ?? Math.max(0, filled);
  // What a link opened stays visible, whatever is typed next.
  if (chosen === undefined && filled >= 0) setChosen(filled);
  // Once for each press.
  useEffect(() => {
    const first = body.current?.querySelector<HTMLDetailsElement>(":scope > details");
    if (presses > 0 && first && !body.current?.querySelector(":scope > details[open]")) first.open = true;
  }, [presses]);
  const choose = (at: number) => {
    setChosen(at);
    setPresses((before) => before + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(now, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
    strip.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <div className="tabs">
      <div className="tab-strip" role="tablist" aria-label={label} ref={strip} onKeyDown={onKeyDown}>
        {tabs.map(({ name, blanks = {} }, at) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${at}`}
            aria-selected={at === now}
            aria-controls={`${id}-panel`}
            tabIndex={at === now ? 0 : -1}
            data-blanks={Object.keys(blanks).join(" ")}
            onClick={() => choose(at)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        key={now}
        className="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${now}`}
        ref={body}
      >
        {tabs[now]?.children()}
      </div>
    </div>
  );
}
