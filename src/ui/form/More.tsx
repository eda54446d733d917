import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  /** What it holds now, in a line shown while closed. */
  readonly summary: ReactNode;
  readonly open?: boolean;
  /** Whether the visitor filled something in; if so, it says what it holds even where groups are side by side. */
  readonly filled?: boolean;
  readonly children: ReactNode;
}

/** A group of further questions. While closed, it says in a line what it holds. */
export const More = ({ title, summary, open = false, filled = false, children }: Props) => (
  <details className={filled ? "more filled" : "more"} open={open}>
    <summary>
      <span className="name">{title}</span> <span className="holds">{summary}</span>
    </summary>
    <div className="ask">{children}</div>
  </details>
);
