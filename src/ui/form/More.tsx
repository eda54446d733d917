import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  /** What it holds now, in a line: read while it is closed. */
  readonly summary: ReactNode;
  readonly open?: boolean;
  /** Whether the visitor gave something in it: then it says what it holds where groups stand side by side, too. */
  readonly filled?: boolean;
  readonly children: ReactNode;
}

/** A group of further questions. Closed, it says in a line what it holds. */
export const More = ({ title, summary, open = false, filled = false, children }: Props) => (
  <details className={filled ? "more filled" : "more"} open={open}>
    <summary>
      <span className="name">{title}</span> <span className="holds">{summary}</span>
    </summary>
    <div className="ask">{children}</div>
  </details>
);
