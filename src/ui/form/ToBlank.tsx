import type { ReactNode } from "react";
import { blankId } from "./control.ts";
import { goTo } from "./goTo.ts";

/** A link to the field with this name, wherever it is on the page. */
export const ToBlank = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <a
    href={`#${blankId(name)}`}
    onClick={(event) => {
      event.preventDefault();
      goTo(name);
    }}
  >
    {children}
  </a>
);
