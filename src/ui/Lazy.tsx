import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";

interface Props {
  readonly title: string;
  readonly className?: string;
  /** Whether it is printed; false if the printed sheet says the same in fewer lines. */
  readonly onPaper?: boolean;
  /** Rendered when it is first opened, or when the page is printed. */
  children(): ReactNode;
}

/** A disclosure whose content is rendered only when needed: when opened, or on paper. */
export function Lazy({ title, className = "worksheet", onPaper = true, children }: Props) {
  const [wanted, setWanted] = useState(false);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!onPaper) return;
    // The browser captures the page right after this event.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    const prepare = () => setPrinting(true);
    addEventListener("plainsum:prepare", prepare);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("plainsum:prepare", prepare);
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, [onPaper]);
  return (
    <details className={className} onToggle={(event) => event.currentTarget.open && setWanted(true)}>
      <summary>{title}</summary>
      {(wanted || printing) && children()}
    </details>
  );
}
