import type { Lines } from "../worksheet.ts";
import type { RentedPartSheet } from "./rented-part.ts";

export const rentedPartLines: Lines<RentedPartSheet> = {
  collected: {
    label: "Rent you collect each month",
    formula: "partRent * (1 - partVacancy)",
    meaning: "An average that allows for the months when it is empty.",
  },
  afterRent: { label: "The home costs you each month, after the rent", formula: "housing - collected" },
  counted: {
    label: "Monthly rent that the lender adds to your income",
    formula: "countedShare * partRent",
    meaning: "Lenders count only a share of the full rent. The rest allows for empty months and upkeep.",
  },
  rentCovers: {
    label: "What the rent for all units has to cover",
    formula: "when(allUnitsRent == null, null, coveringShare * allUnitsRent)",
    meaning: "FHA's test for three or four units: your own unit's market rent counts too.",
  },
  uncovered: {
    label: "Payment above what that rent covers",
    formula: "when(rentCovers == null, null, max(0, housing - rentCovers))",
  },
};
