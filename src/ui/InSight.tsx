import { type ReactNode, type RefObject, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormContext, useTheForm } from "./form/useForm.ts";
import { useIsAway } from "./useIsAway.ts";

interface Props {
  readonly root: RefObject<HTMLDivElement | null>;
  /** Whether it is as the page was built with it, or follows the visitor's numbers. */
  readonly part: "built" | "live";
  readonly children: ReactNode;
}

/** How long typing has to pause before what is out of sight is rendered too, in milliseconds. */
const CALM = 500;

/**
 * A part of the page that does no work out of sight while the visitor types. It keeps the previous numbers, marked as
 * busy, until it is half a screen away, is printed, gets the focus, or typing pauses.
 */
export function InSight({ root, part, children }: Props) {
  const form = useTheForm();
  // Together, so that what is rendered and the form that it reads are never from different keystrokes.
  const now = useMemo(() => ({ form, children }), [form, children]);
  const [isAway, setAway] = useIsAway(() => root.current, "50%");
  const [caughtUp, catchUp] = useState(now);
  const shown = useRef(now);
  // What a page opens with is never held back, or the example's numbers would stay.
  // Nor is a field that is typed into, wherever it is.
  const isHeldBack = isAway && caughtUp !== now && form.edits > 0 && !root.current?.contains(document.activeElement);
  if (!isHeldBack) shown.current = now;
  const isBehind = shown.current !== now;
  useEffect(() => {
    // The browser captures the page right after this event.
    const print = () => flushSync(() => setAway(false));
    addEventListener("beforeprint", print);
    return () => removeEventListener("beforeprint", print);
  }, [setAway]);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => startTransition(() => catchUp(now)), CALM);
    return () => clearTimeout(timer);
  }, [now, isBehind]);
  return (
    <div className="later" data-part={part} ref={root} aria-busy={isBehind || undefined}>
      <FormContext value={shown.current.form}>{shown.current.children}</FormContext>
    </div>
  );
}
