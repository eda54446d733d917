/** How amounts are shown, and what single panels ask. */

import { choice } from "../../../inputs/fields.ts";
import { states } from "../../../inputs/places.ts";
import { share } from "./kinds.ts";

export const shown = {
  dollars: choice({
    label: "Show amounts in",
    start: "today",
    options: [
      { value: "today", label: "today's dollars" },
      { value: "then", label: "each year's dollars" },
    ],
  }),
};

export const inPanels = {
  heirsRate: share(
    "Tax rate your heirs pay",
    0.22,
    "Federal and state together, on the traditional accounts and health savings you leave them.",
  ),
  elsewhere: choice({
    label: "Compare with living in",
    start: "none",
    options: [{ value: "none", label: "no other state" }, ...states],
  }),
  claimDiscount: share("Discount rate", 0.02, "We use it to figure what your benefits are worth today.", 0.2),
  target: share("Chance of success you want", 0.9, "The searches below use it."),
};
