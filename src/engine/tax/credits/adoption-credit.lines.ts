import { usc26 } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { AdoptionCredit } from "./adoption-credit.ts";

const IRC_23 = usc26("23");

export const adoptionCreditLines: Lines<AdoptionCredit> = {
  counted: {
    label: "Adoption costs that count",
    formula: "when(separate, 0, min(claims.adoptionExpenses, claims.adoptedChildren * maximum))",
    form: "Form 8839",
    source: IRC_23,
  },
  lostShare: {
    label: "Share lost to the phase-out",
    formula: "min(1, max(0, adjustedGrossIncome - phaseOutStart) / (phaseOutEnd - phaseOutStart))",
    unit: "rate",
    form: "Form 8839",
  },
  credit: { label: "Adoption credit", formula: "counted * (1 - lostShare)", form: "Form 8839" },
  refundable: {
    label: "Refundable part of the adoption credit",
    formula: "min(credit, claims.adoptedChildren * adoption.refundable)",
    form: "Form 1040, line 30",
  },
  nonrefundable: {
    label: "Nonrefundable part of the adoption credit",
    formula: "credit - refundable",
    form: "Form 8839",
  },
};
