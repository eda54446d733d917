export interface DrivenMiles {
  /** Driven for work in the year; 0 where only halves are known. */
  readonly miles: number;
  /** Driven for work in each half of the year; 0 where not known. */
  readonly milesJanuaryToJune: number;
  readonly milesJulyToDecember: number;
}

export type MilesByHalf = ReturnType<typeof milesByHalf>;

/**
 * Miles for work in each half of the year, since the mileage rate may change on July 1. If only one half is known, the
 * rest of the year's miles are in the other; if none is, each has half of them.
 */
export function milesByHalf({ miles, milesJanuaryToJune, milesJulyToDecember }: DrivenMiles) {
  const known = milesJanuaryToJune + milesJulyToDecember;
  const rest = known > 0 ? Math.max(0, miles - known) : miles / 2;
  const januaryToJune = milesJanuaryToJune > 0 ? milesJanuaryToJune : rest;
  const julyToDecember = milesJulyToDecember > 0 ? milesJulyToDecember : rest;
  return { rest, januaryToJune, julyToDecember };
}
