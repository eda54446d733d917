/** The props of the charts and panels below the answer. */

import type { Result } from "../answer/result.ts";
import type { PageFacts } from "../facts.ts";
import type { Inputs } from "../inputs.ts";

/** The opened year: the path by its start year or number, and the plan year, counted from 0. */
export interface Opened {
  readonly path: number | null;
  readonly t: number;
}

export interface PanelProps {
  readonly inputs: Inputs;
  readonly result: Result;
  readonly facts: PageFacts;
  /** The numbers now in the form. */
  readonly stamp: string;
  readonly stale: boolean;
  open(opened: Opened): void;
}
