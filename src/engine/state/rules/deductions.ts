import { addedBackLines, INCOME_TAX_DEDUCTED, incomeTaxAddedBack, incomeTaxDeducted } from "../income-tax-deducted.ts";
import { somethingToItemize } from "../needs.ts";
import { rule } from "../rule.ts";

interface StandardLaw {
  readonly basic: number;
}
/** The state's own standard deduction, the same at every income. */
export const standardDeduction = rule<StandardLaw, { amount: number }>({
  figure: (_, law) => ({ amount: law.basic }),
  lines: { amount: { label: "Standard deduction", formula: "basic" } },
});

interface AgeLaw {
  readonly perSenior: number;
  readonly perBlind: number;
}
/** An amount for every filer 65 or older, and for every blind filer, added to a deduction, an exemption or a credit. */
export const amountForAgeAndBlindness = rule<AgeLaw, { amount: number }>({
  figure: (s, law) => ({ amount: law.perSenior * s.seniors + law.perBlind * s.blind }),
  lines: { amount: { label: "For age and blindness", formula: "perSenior * seniors + perBlind * blind" } },
});

/** Federal itemized deductions without state income tax. */
export const federalItemizedWithoutIncomeTax = rule({
  figure: (s) => {
    const incomeTax = incomeTaxDeducted(s);
    return { incomeTax, amount: Math.max(0, s.federal.itemizedDeductions - incomeTax) };
  },
  lines: {
    incomeTax: {
      label: "State income tax inside federal itemized deductions",
      formula: INCOME_TAX_DEDUCTED,
    },
    amount: { label: "Itemized deductions", formula: "max(0, federal.itemizedDeductions - incomeTax)" },
  },
});

/**
 * State income tax itemized on the federal return, added back but not below the federal standard deduction (C.R.S.
 * 39-22-104(3)(d); MCA 15-30-2120(2)(j); Idaho Form 40, lines 13 to 17).
 */
export const stateIncomeTaxAddedBack = rule({
  needs: somethingToItemize,
  figure: incomeTaxAddedBack,
  lines: addedBackLines,
});

interface OwnItemizedLaw {
  /** Only medical costs above this share of federal adjusted gross income count. */
  readonly medicalFloor: number;
  /** The most real estate tax that counts; `null` for all of it. */
  readonly propertyTaxLimit: number | null;
}
/**
 * Medical costs, real estate taxes, mortgage interest and gifts, with the state's own limits; state income tax doesn't
 * count.
 */
export const ownItemizedDeductions = rule({
  needs: somethingToItemize,
  figure: (s, law: OwnItemizedLaw) => {
    const medical = Math.max(0, s.medicalCosts - law.medicalFloor * Math.max(0, s.federal.adjustedGrossIncome));
    const propertyTax =
      law.propertyTaxLimit === null ? s.home.realEstateTaxes : Math.min(s.home.realEstateTaxes, law.propertyTaxLimit);
    return {
      medical,
      propertyTax,
      amount: medical + propertyTax + s.federal.mortgageInterest + s.federal.giftsBeforeFloor,
    };
  },
  lines: {
    medical: {
      label: "Medical costs above the floor",
      formula: "max(0, medicalCosts - medicalFloor * max(0, federal.adjustedGrossIncome))",
    },
    propertyTax: {
      label: "Real estate taxes",
      formula: "when(propertyTaxLimit === null, realEstateTaxes, min(realEstateTaxes, propertyTaxLimit))",
    },
    amount: {
      label: "Itemized deductions",
      formula: "medical + propertyTax + federal.mortgageInterest + federal.giftsBeforeFloor",
    },
  },
});

interface GiftsLaw {
  readonly share: number;
  /** `null` for no limit. */
  readonly most: number | null;
}
/** A share of cash gifts, up to a limit, for filers who don't itemize. */
export const shareOfCashGifts = rule({
  figure: (s, law: GiftsLaw) => {
    const counted = law.share * s.charityCash;
    return { counted, amount: law.most === null ? counted : Math.min(counted, law.most) };
  },
  lines: {
    counted: { label: "Share of gifts that counts", formula: "share * charityCash" },
    amount: { label: "Deduction for gifts", formula: "when(most === null, counted, min(counted, most))" },
  },
});

/** Mortgage interest and gifts, for states that allow neither taxes nor medical costs. */
export const mortgageInterestAndGifts = rule({
  figure: (s) => ({ amount: s.federal.mortgageInterest + s.federal.gifts }),
  lines: { amount: { label: "Itemized deductions", formula: "federal.mortgageInterest + federal.gifts" } },
});

/** Charitable gifts within the federal income limits, whether or not the filer itemizes. */
export const giftsToCharity = rule({
  figure: (s) => ({ amount: s.federal.giftsBeforeFloor }),
  lines: { amount: { label: "Gifts to charity", formula: "federal.giftsBeforeFloor" } },
});

/** Medical costs as deducted on the federal return, if it itemizes. */
export const medicalCostsOfItemizers = rule({
  figure: (s) => ({ amount: s.federal.itemizes ? s.federal.medicalDeduction : 0 }),
  lines: {
    amount: { label: "Medical costs", formula: "when(federal.itemizes, federal.medicalDeduction, 0)" },
  },
});
