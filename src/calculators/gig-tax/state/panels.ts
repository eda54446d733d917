/** All that comes with a state: its law, its engine, and what shows its numbers. */
export { StateSheet } from "./StateSheet.tsx";
export { stateLaw, stateShare } from "./share.ts";
