/** What the pictures and panels below the answer are given. */
import type { PageFacts } from "./facts.ts";
import type { Inputs } from "./inputs.ts";
import type { Result } from "./result.ts";

/** The year that is opened: the path by its start year or number, and the year of the plan from 0. */
export interface Opened {
  readonly path: number | null;
  readonly t: number;
}

export interface PanelProps {
  readonly inputs: Inputs;
  readonly result: Result;
  readonly facts: PageFacts;
  /** The numbers now in the blanks. */
  readonly stamp: string;
  readonly stale: boolean;
  open(opened: Opened): void;
}
