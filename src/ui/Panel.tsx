import { type ReactNode, Suspense, useState } from "react";
import { useTheForm } from "./form/useForm.ts";
import { Boundary } from "./result/Boundary.tsx";

/** Whether the visitor filled in one of these fields, by name. */
export const isFilled = (typed: Readonly<Record<string, string>>, blanks: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(typed).some((name) => Object.hasOwn(blanks, name.split(".")[0] as string));

interface Props {
  readonly title: string;
  /** What it holds or finds, in a line shown while closed. */
  readonly summary: ReactNode;
  /** The names of fields that are only in here; if a link fills one in, the panel starts out open. */
  readonly blanks?: Readonly<Record<string, unknown>>;
  /** A separate question with a heading, or a group of fields among others. */
  readonly as?: "panel" | "group";
  /** Rendered, and its code loaded, when it is first opened. */
  children(): ReactNode;
}

/** A separate question with its fields and its answer. While closed, it shows the answer in a line. */
export function Panel({ title, summary, blanks = {}, as = "panel", children }: Props) {
  const { typed } = useTheForm();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [seen, setSeen] = useState(false);
  const filled = isFilled(typed, blanks);
  if (filled && !seen) {
    setSeen(true);
    setWanted(true);
    setOpen(true);
  }
  const toggled = (now: boolean) => {
    setOpen(now);
    if (now) setWanted(true);
  };
  const Title = as === "panel" ? "h3" : "span";
  return (
    <details
      className={`more ${as}${filled ? " filled" : ""}`}
      open={open}
      data-blanks={Object.keys(blanks).join(" ")}
      onToggle={(event) => toggled(event.currentTarget.open)}
    >
      <summary>
        <Title className="name">{title}</Title> <span className="holds">{summary}</span>
      </summary>
      {wanted && (
        <div className={as === "panel" ? "inside" : "ask"}>
          <Boundary what={`“${title}”`}>
            <Suspense fallback={<p className="waiting">One moment…</p>}>{children()}</Suspense>
          </Boundary>
        </div>
      )}
    </details>
  );
}
