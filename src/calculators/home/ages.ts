/**
 * How old a form's averages are on the day somebody reads it, which may be long after the page was built.
 */
import { startTransition, useEffect, useMemo, useState } from "react";
import { dateFromIso, daysBetween } from "../../engine/calendar.ts";
import type { Provenance } from "../../inputs/fields.ts";
import type { GivenBy, Givens } from "../../inputs/typed.ts";
import { today } from "../../ui/today.ts";

type Renewed = NonNullable<Provenance["renewed"]>;

/** How old a figure is on a day; `undefined` if its publisher isn't due to have a newer one yet. */
export function ageOf({ asOf, every }: Renewed, day: string): string | undefined {
  const spelled = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} old`;
  if (every === "year") {
    const old = Number(day.slice(0, 4)) - Number(asOf.slice(0, 4));
    return old > 1 ? spelled(old, "year") : undefined;
  }
  const days = daysBetween(dateFromIso(asOf), dateFromIso(day));
  return days > (every === "week" ? 7 : 3)
    ? days < 14
      ? spelled(days, "day")
      : spelled(Math.floor(days / 7), "week")
    : undefined;
}

/** The same default values, with the age of each that could be newer: "week of October 1, 2026, 7 weeks old". */
export function withAges(givens: Givens, day: string): Givens {
  const entries = Object.entries(givens).map(([name, given]) => {
    const { text, renewed } = given.from;
    const age = renewed && ageOf(renewed, day);
    return [name, age === undefined ? given : { ...given, from: { ...given.from, text: `${text}, ${age}` } }] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Default values with their ages: first on the day the page was built, if it says which one, so that nothing moves as
 * the page starts; then on the visitor's day.
 */
export function useAges<F>(givenBy: GivenBy<F>, builtOn?: string): GivenBy<F> {
  const [day, setDay] = useState(builtOn);
  // When the browser is idle: an age may come last, and redrawing the form for it must not hold up anything else.
  useEffect(() => {
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    whenIdle(() => startTransition(() => setDay(today())));
  }, []);
  return useMemo(
    () => (day === undefined ? givenBy : (inputs, typed) => withAges(givenBy(inputs, typed), day)),
    [givenBy, day],
  );
}
