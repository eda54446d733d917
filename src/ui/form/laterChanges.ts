import { later } from "../Later.tsx";

/** Undo, redo and start over, whose code loads after the answer: before that, nothing can be undone. */
export const Changes = later({
  what: "undo",
  atBuild: import.meta.env.SSR ? (await import("./Changes.tsx")).default : null,
  load: () => import("./Changes.tsx"),
});
