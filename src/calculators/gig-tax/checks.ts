/** Checks beyond single fields: fields against each other, and links against today. */
export { conflicts } from "./conflicts.ts";
export { sinceMade } from "./since-made.ts";
