/** The latest age that the search for an age to stop work tries. */
export const LATEST_STOP = 80;

/** Searches for an amount take steps of this many dollars. */
export const STEP = 500;
