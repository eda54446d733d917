import { type ReactNode, useId } from "react";
import { Explanation } from "./lazily.tsx";
import { useExplain } from "./useExplain.ts";

interface Props<Name extends string> {
  /**
   * The name of the line in the worksheet. Its names have to be given, as in `<Explained<LineName<Worksheet>>
   * name="tax">`, so that one which isn't a line doesn't compile; `string` only if the step's name comes from the same
   * function.
   */
  readonly name: NoInfer<Name>;
  readonly children: ReactNode;
}

/**
 * A label that opens the explanation of its number: below the line on phones, in the margin on wide screens. Only one
 * is open at a time; Escape closes it, with the focus on the label.
 */
export function Explained<Name extends string = never>({ name, children }: Props<Name>) {
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
