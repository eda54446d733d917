import { type ComponentType, createContext } from "react";
import type { AmountOrShareField, MonthField } from "../../inputs/fields.ts";
import type { ControlProps } from "./control.ts";

/** The controls that only some forms need. Each of those forms brings its own, so that the others don't load them. */
export interface Controls {
  readonly month?: ComponentType<ControlProps & { readonly field: MonthField }>;
  readonly amountOrShare?: ComponentType<
    ControlProps & {
      readonly field: AmountOrShareField;
      /** Of what a share is taken, in dollars, if known. */
      readonly whole: number | undefined;
    }
  >;
}

export const ControlsContext = createContext<Controls>({});
