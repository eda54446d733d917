import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";

interface Props {
  readonly title: string;
  readonly className?: string;
  /** Made when it is first opened, or when the page is printed. */
  children(): ReactNode;
}

/** A disclosure whose content is made only when somebody wants to see it: by opening it, or on paper. */
export function Lazy({ title, className = "worksheet", children }: Props) {
  const [wanted, setWanted] = useState(false);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after this event.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return (
    <details className={className} onToggle={(event) => event.currentTarget.open && setWanted(true)}>
      <summary>{title}</summary>
      {(wanted || printing) && children()}
    </details>
  );
}
