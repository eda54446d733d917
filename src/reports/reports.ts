/**
 * Everything about reports that a page loads only when there is something to report: one complete file. It is loaded by
 * its address (load.ts), which takes fewer bytes in the page than an import.
 */
import { reporter, toServer } from "./sdk.ts";
import { measuring, reportSpeed, speedEvent } from "./speed.ts";

const parts = { reporter, toServer, reportSpeed, measuring, speedEvent };
export type Parts = typeof parts;

Object.assign(globalThis, { plainsumReports: parts });
