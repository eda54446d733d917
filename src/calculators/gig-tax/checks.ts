/** Checks beyond single fields: fields against each other, and links against today. */
export { conflicts } from "./questions/conflicts.ts";
export { sinceMade } from "./questions/since-made.ts";
