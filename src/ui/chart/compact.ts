import { decimal } from "../../inputs/decimal.ts";

const UNITS = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;
/** Writes 250,000 as "250K", with three digits and no sign. */
export function compact(value: number): string {
  const [digits, power] = Math.abs(value).toExponential().split("e");
  const rounded = Number(`${decimal(Number(digits), 0, 2)}e${power}`);
  const [unit, letter] = UNITS.find(([unit]) => rounded >= unit) ?? [1, ""];
  return `${String(Number((rounded / unit).toPrecision(3)))}${letter}`;
}
