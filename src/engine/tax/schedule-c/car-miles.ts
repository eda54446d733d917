export interface DrivenMiles {
  /** Work miles for the year; 0 if only halves are known. */
  readonly miles: number;
  /** Work miles in each half of the year; 0 if unknown. */
  readonly milesJanuaryToJune: number;
  readonly milesJulyToDecember: number;
  /** The part of the months of work that comes before July: half of a whole year. */
  readonly partBeforeJuly: number;
}

export type MilesByHalf = ReturnType<typeof milesByHalf>;

/**
 * Work miles in each half of the year, because the mileage rate may change on July 1. If only one half is known, the
 * rest of the year's miles are in the other; if neither is, they are split evenly over the months of work.
 */
export function milesByHalf({ miles, milesJanuaryToJune, milesJulyToDecember, partBeforeJuly }: DrivenMiles) {
  const known = milesJanuaryToJune + milesJulyToDecember;
  const rest = Math.max(0, miles - known);
  const januaryToJune = milesJanuaryToJune > 0 ? milesJanuaryToJune : known > 0 ? rest : rest * partBeforeJuly;
  const julyToDecember = milesJulyToDecember > 0 ? milesJulyToDecember : rest - (known > 0 ? 0 : januaryToJune);
  return { rest, januaryToJune, julyToDecember };
}
