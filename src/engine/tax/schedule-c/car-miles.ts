export interface DrivenMiles {
  /** Work miles for the year; 0 if only halves are known. */
  readonly miles: number;
  /** Work miles in each half of the year; 0 if unknown. */
  readonly milesJanuaryToJune: number;
  readonly milesJulyToDecember: number;
}

export type MilesByHalf = ReturnType<typeof milesByHalf>;

/**
 * Work miles in each half of the year, because the mileage rate may change on July 1. If only one half is known, the
 * rest of the year's miles are in the other; if neither is, they are split evenly.
 */
export function milesByHalf({ miles, milesJanuaryToJune, milesJulyToDecember }: DrivenMiles) {
  const known = milesJanuaryToJune + milesJulyToDecember;
  const rest = known > 0 ? Math.max(0, miles - known) : miles / 2;
  const januaryToJune = milesJanuaryToJune > 0 ? milesJanuaryToJune : rest;
  const julyToDecember = milesJulyToDecember > 0 ? milesJulyToDecember : rest;
  return { rest, januaryToJune, julyToDecember };
}
