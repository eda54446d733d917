/**
 * A part of the home rented out: what the home costs after the rent, how much of the rent the lender counts as income,
 * and the income tax on it.
 */
import { owning } from "../../../../engine/mortgage/owning/owning.ts";
import { rentTaxedLines } from "../../../../engine/mortgage/rent-taxed.lines.ts";
import { rentTaxed } from "../../../../engine/mortgage/rent-taxed.ts";
import { rentedPartLines } from "../../../../engine/mortgage/rented-part.lines.ts";
import { rentedPart } from "../../../../engine/mortgage/rented-part.ts";
import { federalReturn } from "../../../../engine/tax/return/federal-return.ts";
import { asLine, explain, type Lines, part, type Step } from "../../../../engine/worksheet.ts";
import { rentalRecovery, rentCounted, selfSufficiency } from "../../../../law/mortgage/rental-income.ts";
import type { Answer } from "../../answer.ts";
import type { Inputs } from "../../inputs.ts";
import { houseScope, typedAs } from "../../scope.ts";
import { ownedOf } from "../owning/owned.ts";
import { deductionsIn, firstFullYear, householdWith, lawIn, pricesIn } from "../owning/returns.ts";

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

/**
 * Schedule E for the first year, and the tax on the rent: the return with it minus the one without, if the income is
 * known.
 */
function taxedIn(answered: Answer, collected: number) {
  const { given, house } = answered;
  const { price } = house;
  const { taxYear } = firstFullYear(given.firstPayment);
  const { home, insuranceEndShare } = ownedOf(answered);
  const [year] = owning(home, 1, insuranceEndShare, () => 0).years;
  if (!year) return undefined;
  const { interest, mortgageInsurance, propertyTax, insurance, dues, maintenance } = year;
  const costs = { interest, mortgageInsurance, propertyTax, insurance, dues, maintenance };
  const { partShare, landShare } = given;
  const schedule = rentTaxed({
    yearlyRent: 12 * collected,
    partShare,
    ...costs,
    price,
    landShare,
    recoveryYears: rentalRecovery.value,
  });
  if (given.incomePerYear === null) return { costs, schedule, rentTax: null };
  const own = deductionsIn(taxYear, year, given);
  const shared = {
    interest: own.interest * (1 - partShare),
    insurance: own.insurance * (1 - partShare),
    propertyTax: own.propertyTax * (1 - partShare),
  };
  const prices = pricesIn(taxYear, given.inflation);
  const law = lawIn(taxYear, given);
  const rented = {
    ...householdWith(given, shared),
    passThroughs: [{ ...RENT, income: schedule.taxableRent / prices }],
  };
  const taxOf = (household: typeof rented) => federalReturn(household, law).taxAfterRefundableCredits;
  const without = { ...householdWith(given, own), passThroughs: [] };
  return { costs, schedule, rentTax: (taxOf(rented) - taxOf(without)) * prices };
}

/** Rent of a part of one's home as the return sees it. */
const RENT = {
  isQualifiedBusinessIncome: false,
  isNetInvestmentIncome: true,
  specifiedService: false,
  materiallyParticipates: false,
  wagesPaid: 0,
  propertyBasis: 0,
};

export type RentedOut = NonNullable<ReturnType<typeof rentedOutOf>>;

/** The rent of all units, where the program asks whether it covers the payment. */
const allUnitsRentOf = (given: Inputs) => (mustPayForItself(given) ? given.allUnitsRent : null);

/** A month with the rent, before its tax. */
export const rentedPartOf = ({ given, worksheet }: Answer) =>
  rentedPart({
    partRent: given.partRent ?? 0,
    partVacancy: given.partVacancy,
    housing: worksheet.total,
    countedShare: countedIn(given)?.value ?? 0,
    allUnitsRent: allUnitsRentOf(given),
    coveringShare: selfSufficiency.value,
  });

/** Undefined until a rent is typed. */
export function rentedOutOf(answered: Answer) {
  const { given, house } = answered;
  if (given.partRent === null || given.partRent === 0 || house.price === 0) return undefined;
  const allUnitsRent = allUnitsRentOf(given);
  const month = rentedPartOf(answered);
  const taxed = taxedIn(answered, month.collected);
  if (!taxed) return undefined;
  const { costs, schedule, rentTax } = taxed;
  const afterTax = rentTax === null ? null : month.afterRent + rentTax / 12;
  return { answered, allUnitsRent, costs, worksheet: { ...month, schedule, rentTax, afterTax } };
}

const lines: Lines<RentedOut["worksheet"]> = {
  ...rentedPartLines,
  schedule: part(rentTaxedLines),
  rentTax: {
    label: "Federal tax on the rent, in the first year",
    found:
      "Your federal return with the taxed rent, and without the tenants' share of your interest and property tax, minus the return you would file otherwise.",
    unchecked: "other calculation",
  },
  afterTax: {
    label: "The home costs you each month, after the rent and its tax",
    formula: "when(rentTax == null, null, afterRent + rentTax / 12)",
  },
};

export function stepsOfRentedOut({ answered, allUnitsRent, costs, worksheet }: RentedOut): Step[] {
  const { given, house, worksheet: cost } = answered;
  const counted = countedIn(given);
  const firstYear = (name: keyof typeof costs, label: string) => ({
    [name]: asLine(name, `${label} in the first year`, costs[name]),
  });
  return explain(worksheet, lines, {
    ...houseScope(given, house),
    ...firstYear("interest", "Interest"),
    ...firstYear("mortgageInsurance", "Mortgage insurance"),
    ...firstYear("propertyTax", "Property tax"),
    ...firstYear("insurance", "Home insurance"),
    ...firstYear("dues", "HOA dues"),
    ...firstYear("maintenance", "Upkeep"),
    yearlyRent: asLine("yearlyRent", "Rent you collect in a year", 12 * worksheet.collected),
    recoveryYears: { kind: "figure", name: "recoveryYears", ...rentalRecovery },
    housing: asLine("housing", "You pay each month", cost.total),
    ...(counted
      ? { countedShare: { kind: "figure", name: "countedShare", ...counted } }
      : typedAs("units", "countedShare", "Share of the rent that lenders count", 0, "rate")),
    ...typedAs("allUnitsRent", "allUnitsRent", "Market rent of all units", allUnitsRent as number),
    coveringShare: { kind: "figure", name: "coveringShare", ...selfSufficiency },
  });
}
