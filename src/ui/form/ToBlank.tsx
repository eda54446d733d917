import type { ReactNode } from "react";
import { blankId } from "./control.ts";
import { goTo } from "./goTo.ts";

/** A way to the blank of this name, wherever on the page it stands. */
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
