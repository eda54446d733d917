import type { ReactNode } from "react";
import { blankId } from "./control.ts";
import { goTo } from "./goTo.ts";

interface Props {
  readonly name: string;
  /** To the top of the part that contains the field, where its answer is, instead of the field. */
  readonly toItsPart?: boolean;
  readonly children: ReactNode;
}

/** A link to the field with this name, wherever it is on the page. */
export const ToBlank = ({ name, toItsPart, children }: Props) => (
  <a
    href={`#${blankId(name)}`}
    onClick={(event) => {
      event.preventDefault();
      goTo(name, toItsPart);
    }}
  >
    {children}
  </a>
);
