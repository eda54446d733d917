/** What a plan is tested on, in words: a history is a stretch of the past as it was; a future is drawn at random. */
export interface Tried {
  readonly one: string;
  readonly many: string;
}
export const histories: Tried = { one: "history", many: "histories" };
export const futures: Tried = { one: "future", many: "futures" };

export const triedIn = (model: "history" | "bootstrap" | "random"): Tried =>
  model === "history" ? histories : futures;
