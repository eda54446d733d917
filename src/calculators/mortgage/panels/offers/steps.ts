import { each, explain, type Known, type Lines, type Step } from "../../../../engine/worksheet.ts";
import { houseScope, typedAs } from "../../scope.ts";
import type { OfferSheet, Offers } from "./compare.ts";

const offerLines: Lines<OfferSheet> = {
  points: { label: "Points", formula: "toCent(loan * offer.pointsShare)", meaning: "Negative for a credit." },
  lenderFees: { label: "Lender's other fees", formula: "offer.lenderFees" },
  otherLoanCosts: { label: "Other services", formula: "offer.otherLoanCosts" },
  lenderCredits: { label: "Lender credits", formula: "offer.lenderCredits" },
  upfront: { label: "Paid at closing for the loan", formula: "points + lenderFees + otherLoanCosts - lenderCredits" },
  payment: {
    label: "Loan payment",
    found: "The level payment on the loan at the offer's rate, to the cent.",
    check: "payment >= 0",
  },
  insurancePerMonth: {
    label: "Monthly mortgage insurance",
    found: "A twelfth of the yearly premium, if you need insurance. For FHA and USDA, it is the first year's.",
    check: "insurancePerMonth >= 0",
  },
  financed: {
    label: "Amount financed",
    found:
      "The loan of {loan} less its charges: points, the lender's fees, services that count as finance charges, the program's fee, and interest to the end of the month.",
    unchecked: "other calculation",
  },
  apr: {
    label: "Annual percentage rate",
    found:
      "The amount financed is {financed}, and you pay {payment} a month, with mortgage insurance while it lasts. At a twelfth of the APR each month, all payments are worth the amount financed.",
    unchecked: "rows",
    unit: "rate",
  },
  interest: {
    label: "Interest while you stay",
    found: "The interest in the payments until then, added up.",
    check: "interest >= 0",
  },
  insurance: {
    label: "Mortgage insurance while you stay",
    found: "The premiums until then, or until the insurance ends by law.",
    check: "insurance >= 0",
  },
  cost: {
    label: "Cost while you stay",
    formula: "interest + insurance + upfront",
    meaning: "Paying back the loan isn't a cost.",
  },
  owed: {
    label: "Still owed then",
    found: "What you owe after the last payment of your stay.",
    check: "owed >= 0",
  },
};

const lines: Lines<Offers["worksheet"]> = {
  offers: each(offerLines, { given: { offer: "terms.#" } }),
  differences: each({
    points: { label: "Points", found: "This offer's amount minus the first offer's.", unchecked: "rows" },
    fees: { label: "Fees and services", found: "This offer's amount minus the first offer's.", unchecked: "rows" },
    credits: { label: "Credits", found: "This offer's amount minus the first offer's.", unchecked: "rows" },
    upfront: { label: "Extra paid at closing", formula: "points + fees - credits" },
    interest: {
      label: "Interest while you stay",
      found: "This offer's amount minus the first offer's.",
      unchecked: "rows",
    },
    insurance: {
      label: "Mortgage insurance while you stay",
      found: "This offer's amount minus the first offer's.",
      unchecked: "rows",
    },
    cost: { label: "Extra cost while you stay", formula: "points + fees - credits + interest + insurance" },
    breakEven: {
      label: "Months until it makes up for its extra cost at closing",
      found:
        "The first month in which the payments saved, mortgage insurance included, plus the difference in what is still owed, cover it. If the offer costs less at closing, the months until that advantage is used up.",
      unchecked: "rows",
      unit: "months",
    },
  }),
};

export function stepsOfOffers({ answered, offers, worksheet }: Offers): Step[] {
  const { given, house, worksheet: cost } = answered;
  const terms = offers.flatMap((offer, i): [string, Known][] =>
    (["pointsShare", "lenderFees", "otherLoanCosts", "lenderCredits"] as const).map((name) => [
      `terms.${i + 1}.${name}`,
      {
        kind: "input",
        name: i === 0 ? name : `offers.${i - 1}.${name}`,
        label: {
          pointsShare: "Points (percent of the loan)",
          lenderFees: "Lender's other fees",
          otherLoanCosts: "Other services",
          lenderCredits: "Lender credits",
        }[name],
        value: offer[name],
        unit: name === "pointsShare" ? "rate" : "usd",
      },
    ]),
  );
  return explain(worksheet, lines, {
    ...houseScope(given, house),
    ...typedAs("price", "loan", "Loan amount", cost.loan),
    ...Object.fromEntries(terms),
  });
}
