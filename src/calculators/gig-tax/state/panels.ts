/** Everything that loads with a state: its law, its engine, and the components that show its numbers. */
export { StateSheet } from "./StateSheet.tsx";
export { stateLaw, stateShare } from "./share.ts";
