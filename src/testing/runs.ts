/**
 * How many random cases a property that takes long gets: `npm test` tries the same few each time, which is enough to
 * notice a change; `npm run hunt`, which looks for new ones, tries twenty times as many.
 */
export const runs = (few: number): number => (import.meta.env.MODE === "hunt" ? 20 * few : few);
