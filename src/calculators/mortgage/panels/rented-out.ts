/**
 * A part of the home rented out: what the home costs after the rent, and how much of the rent the lender counts as
 * income.
 */
import { rentedPartLines } from "../../../engine/mortgage/rented-part.lines.ts";
import { rentedPart } from "../../../engine/mortgage/rented-part.ts";
import { explain, type Step } from "../../../engine/worksheet.ts";
import { rentCounted, selfSufficiency } from "../../../law/mortgage/rental-income.ts";
import type { Answer } from "../answer.ts";
import type { Inputs } from "../inputs.ts";
import { houseScope, typedAs } from "../scope.ts";

type Rented = Pick<Inputs, "program" | "units" | "partRent" | "partVacancy">;

/** The share of the rent that the lender counts: zero for a room in a one-unit home, and with USDA. */
const countedIn = ({ program, units }: Rented) =>
  units === 1 || program === "usda" ? undefined : rentCounted[program];

/** The yearly rent that the lender adds to income. */
export const rentCountedPerYear = (given: Rented): number =>
  12 * (countedIn(given)?.value ?? 0) * (given.partRent ?? 0);

/** Average monthly rent from tenants. */
export const rentCollected = ({ partRent, partVacancy }: Rented): number => (partRent ?? 0) * (1 - partVacancy);

/** FHA requires three- and four-unit homes to pay for themselves. */
export const mustPayForItself = ({ program, units }: Rented): boolean => program === "fha" && units >= 3;

export type RentedOut = NonNullable<ReturnType<typeof rentedOutOf>>;

/** Undefined until a rent is typed. */
export function rentedOutOf(answered: Answer) {
  const { given, house, worksheet } = answered;
  const { partRent, partVacancy } = given;
  if (partRent === null || partRent === 0 || house.price === 0) return undefined;
  const allUnitsRent = mustPayForItself(given) ? given.allUnitsRent : null;
  return {
    answered,
    allUnitsRent,
    worksheet: rentedPart({
      partRent,
      partVacancy,
      housing: worksheet.total,
      countedShare: countedIn(given)?.value ?? 0,
      allUnitsRent,
      coveringShare: selfSufficiency.value,
    }),
  };
}

export function stepsOfRentedOut({ answered, allUnitsRent, worksheet }: RentedOut): Step[] {
  const { given, house, worksheet: cost } = answered;
  const counted = countedIn(given);
  return explain(worksheet, rentedPartLines, {
    ...houseScope(given, house),
    housing: { kind: "line", name: "housing", label: "You pay each month", value: cost.total, unit: "usd" },
    ...(counted
      ? { countedShare: { kind: "figure", name: "countedShare", ...counted } }
      : typedAs("units", "countedShare", "Share of the rent that lenders count", 0, "rate")),
    ...typedAs("allUnitsRent", "allUnitsRent", "Market rent of all units", allUnitsRent as number),
    coveringShare: { kind: "figure", name: "coveringShare", ...selfSufficiency },
  });
}
