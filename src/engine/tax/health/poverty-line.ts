export interface PovertyLineLaw {
  readonly povertyFirstPerson: number;
  readonly povertyEachMore: number;
  readonly povertyFirstPersonAlaska: number;
  readonly povertyEachMoreAlaska: number;
  readonly povertyFirstPersonHawaii: number;
  readonly povertyEachMoreHawaii: number;
}
export const regions = ["contiguous", "alaska", "hawaii"] as const;
export type Region = (typeof regions)[number];

/** The poverty line for a year's premium tax credit: the one from the year before the coverage. */
export function povertyLineOf(householdSize: number, region: Region, law: PovertyLineLaw) {
  const inAlaska = region === "alaska";
  const inHawaii = region === "hawaii";
  const firstPerson = inAlaska
    ? law.povertyFirstPersonAlaska
    : inHawaii
      ? law.povertyFirstPersonHawaii
      : law.povertyFirstPerson;
  const eachMore = inAlaska ? law.povertyEachMoreAlaska : inHawaii ? law.povertyEachMoreHawaii : law.povertyEachMore;
  const povertyLine = firstPerson + (householdSize - 1) * eachMore;
  return { inAlaska, inHawaii, firstPerson, eachMore, povertyLine };
}
