import { type ReactNode, useId } from "react";
import { Explanation } from "./lazily.tsx";
import { useExplain } from "./useExplain.ts";

interface Props {
  /** The name of the line in the worksheet. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A label that opens the explanation of its number: below the line on phones, in the margin on wide screens. Only one
 * is open at a time; Escape closes it, with the focus on the label.
 */
export function Explained({ name, children }: Props) {
  const { open, toggle } = useExplain();
  const place = useId();
  const isOpen = open === place;
  return (
    <span className="explained">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${place}-why` : undefined}
        onClick={() => toggle(place)}
        onKeyDown={(event) => event.key === "Escape" && isOpen && toggle(undefined)}
      >
        {children}
      </button>
      {isOpen && <Explanation name={name} id={`${place}-why`} />}
    </span>
  );
}
