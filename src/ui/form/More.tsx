import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useNextStage } from "../useNextStage.ts";
import { FormContext, useTheForm } from "./useForm.ts";

interface Props {
  readonly title: string;
  /** What it holds now, in a line shown while closed. */
  readonly summary: ReactNode;
  readonly open?: boolean;
  /** Whether the visitor filled something in; if so, it says what it holds even where groups are side by side. */
  readonly filled?: boolean;
  readonly children: ReactNode;
}

/**
 * A group of further questions. While closed, it says in a line what it holds, and its fields follow after the answer.
 */
export function More({ title, summary, open = false, filled = false, children }: Props) {
  const [isOpen, setOpen] = useState(open);
  const group = useRef<HTMLDetailsElement>(null);
  // It may have been opened before this code ran.
  useEffect(() => setOpen(group.current?.open ?? false), []);
  const form = useTheForm();
  // Together, so that the fields and the form they belong to are never from different keystrokes.
  const now = useMemo(() => ({ form, children }), [form, children]);
  const later = useNextStage(now);
  const shown = isOpen ? now : later;
  return (
    <details
      ref={group}
      className={filled ? "more filled" : "more"}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="name">{title}</span> <span className="holds">{summary}</span>
      </summary>
      <div className="ask">
        <FormContext value={shown.form}>{shown.children}</FormContext>
      </div>
    </details>
  );
}
