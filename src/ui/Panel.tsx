import { type ReactNode, Suspense, useState } from "react";
import { useTheForm } from "./form/useForm.ts";
import { Boundary } from "./result/Boundary.tsx";

/** Whether the visitor gave one of these fields, by its name. */
export const isFilled = (typed: Readonly<Record<string, string>>, blanks: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(typed).some((name) => Object.hasOwn(blanks, name.split(".")[0] as string));

interface Props {
  readonly title: string;
  /** What it holds or finds, in a line: read while it is closed. */
  readonly summary: ReactNode;
  /** The blanks that stand only in here, by name: with one of them filled in by a link, it is open from the start. */
  readonly blanks?: Readonly<Record<string, unknown>>;
  /** A question of its own, with a heading; or a group of blanks among others. */
  readonly as?: "panel" | "group";
  /** Made, and its code loaded, when it is first opened. */
  children(): ReactNode;
}

/** A question of its own with its blanks and its answer. Closed, it gives the answer in a line. */
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
