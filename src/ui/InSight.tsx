import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { ExplainContext } from "./explain/useExplain.ts";
import { FormContext, useTheForm } from "./form/useForm.ts";

interface Props extends HTMLAttributes<HTMLDivElement> {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** How long typing has to pause before what is out of sight is rendered too, in milliseconds. */
const CALM = 500;

/**
 * A part of the page that does no work out of sight while the visitor types. It keeps the previous numbers, marked as
 * busy, until it is half a screen away, is printed, gets the focus, or typing pauses.
 */
export function InSight({ root, children, ...box }: Props) {
  const form = useTheForm();
  const explain = useContext(ExplainContext);
  // Together, so that what is rendered and what it reads around it are never from different keystrokes.
  const now = useMemo(() => ({ form, explain, children }), [form, explain, children]);
  const [isAway, setAway] = useState(false);
  const [caughtUp, catchUp] = useState(now);
  const shown = useRef(now);
  // What a page opens with is never held back, or the example's numbers would stay.
  // Nor is a field that is typed into, wherever it is.
  const isHeldBack = isAway && caughtUp !== now && form.edits > 0 && !root.current?.contains(document.activeElement);
  if (!isHeldBack) shown.current = now;
  const isBehind = shown.current !== now;
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => startTransition(() => setAway(seen.at(-1)?.isIntersecting === false)),
      { rootMargin: "50%" },
    );
    watcher.observe(root.current as HTMLElement);
    // The browser captures the page right after these events.
    const print = () => flushSync(() => setAway(false));
    const events = ["plainsum:prepare", "beforeprint"] as const;
    for (const event of events) addEventListener(event, print);
    return () => {
      watcher.disconnect();
      for (const event of events) removeEventListener(event, print);
    };
  }, [root]);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => startTransition(() => catchUp(now)), CALM);
    return () => clearTimeout(timer);
  }, [now, isBehind]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be done here, it only stops being held back
    <div {...box} ref={root} aria-busy={isBehind || undefined} onFocus={() => setAway(false)}>
      <FormContext value={shown.current.form}>
        <ExplainContext value={shown.current.explain}>{shown.current.children}</ExplainContext>
      </FormContext>
    </div>
  );
}
