/** What a plan is tried on, in words: a history is a stretch of the past as it was; a future is drawn. */
export interface Tried {
  readonly one: string;
  readonly many: string;
}
export const histories: Tried = { one: "history", many: "histories" };
export const futures: Tried = { one: "future", many: "futures" };

export const triedIn = (model: "history" | "bootstrap" | "random"): Tried =>
  model === "history" ? histories : futures;

/** "Histories tried": a word that begins a label. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
