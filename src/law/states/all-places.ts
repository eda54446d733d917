/** Cities and counties of all states together, for tests and reference cases. Pages load one state's: `local.ts`. */
import type { Localities } from "../../engine/state/state-year.ts";
import { localities as al } from "./al/local.ts";
import { localities as co } from "./co/local.ts";
import { localities as de } from "./de/local.ts";
import { localities as ia } from "./ia/local.ts";
import { localities as indiana } from "./in/local.ts";
import { localities as ky } from "./ky/local.ts";
import { localities as md } from "./md/local.ts";
import { localities as mi } from "./mi/local.ts";
import { localities as mo } from "./mo/local.ts";
import { localities as ny } from "./ny/local.ts";
import { localities as oh } from "./oh/local.ts";
import { localities as oregon } from "./or/local.ts";
import { localities as pa } from "./pa/local.ts";

export const places: Readonly<Record<string, Readonly<Record<number, Localities>>>> = {
  AL: al,
  CO: co,
  DE: de,
  IA: ia,
  IN: indiana,
  KY: ky,
  MD: md,
  MI: mi,
  MO: mo,
  NY: ny,
  OH: oh,
  OR: oregon,
  PA: pa,
};

/** A state's places that tax income; an empty list if there are none. */
export const placesOf = (state: string, year: number): Localities => places[state]?.[year] ?? [];
