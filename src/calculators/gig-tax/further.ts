/**
 * The further questions: their blanks, and the calculation of the whole year. For everybody they come right after the first answer; a
 * page that opens with numbers of its own (a link, or what the device keeps) waits for them. Until they are here, nothing but the
 * first questions can be answered, and `first-answer.ts` does that.
 */
type Further = typeof import("./further-parts.ts");
let here: Further | undefined = import.meta.env.SSR ? await import("./further-parts.ts") : undefined;
let coming: Promise<Further> | undefined;
const waiting = new Set<() => void>();

/** By itself, since the build puts what is chained to an import after what may be lost before it. */
const load = () => import("./further-parts.ts");

/** Brings them. If they are lost on the way, the next one who asks tries again. */
export function bringFurther(): Promise<Further> {
  coming ??= load().then(
    (parts) => {
      here = parts;
      for (const tell of waiting) tell();
      return parts;
    },
    (fault: unknown) => {
      coming = undefined;
      throw fault;
    },
  );
  return coming;
}

/** Together with a part of the page that builds on them. */
export const withFurther = async <T>(load: () => Promise<T>): Promise<T> =>
  (await Promise.all([load(), bringFurther()]))[0];

export const furtherIfHere = (): Further | undefined => here;

/** For those who change when they come. */
export const whenFurther = (tell: () => void) => {
  waiting.add(tell);
  return () => void waiting.delete(tell);
};
