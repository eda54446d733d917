import { type Brackets, entryFor, rateAt, taxOn } from "../../brackets.ts";
import { startedSteps } from "../../rounding.ts";
import { homeCosts } from "../needs.ts";
import { rule } from "../rule.ts";

interface ExemptionLaw {
  readonly exemption: number;
  readonly start: number;
  readonly step: number;
}
/** Personal exemption (Gen. Stat. 12-702): falls by a step for every step of income, or part of one, above a limit. */
export const connecticutExemption = rule({
  figure: (_, law: ExemptionLaw, r) => ({
    amount: Math.max(0, law.exemption - law.step * startedSteps(Math.max(0, r.stateIncome - law.start), law.step)),
  }),
  lines: {
    amount: {
      label: "Personal exemption",
      formula: "max(0, exemption - step * startedSteps(max(0, stateIncome - start), step))",
    },
  },
  cliff: "The personal exemption falls by 1,000 for every 1,000 of income, or part of it.",
});

interface BenefitsLaw {
  readonly incomeLimit: number;
  readonly mostTaxed: number;
}
/**
 * Social Security subtraction (Gen. Stat. 12-701(a)(20)(B)(x)): all of it up to a federal income; above that, all but a
 * share of what was received.
 */
export const connecticutBenefits = rule({
  figure: (s, law: BenefitsLaw) => {
    const whole = s.federal.adjustedGrossIncome < law.incomeLimit;
    const taxed = whole ? 0 : Math.min(s.federal.taxableBenefits, law.mostTaxed * s.federal.benefitsReceived);
    return { whole, taxed, amount: s.federal.taxableBenefits - taxed };
  },
  lines: {
    whole: {
      label: "Income small enough for all of it",
      formula: "federal.adjustedGrossIncome < incomeLimit",
      unit: "flag",
    },
    taxed: {
      label: "Social Security that Connecticut taxes",
      formula: "when(whole, 0, min(federal.taxableBenefits, mostTaxed * federal.benefitsReceived))",
    },
    amount: { label: "Social Security benefits subtracted", formula: "federal.taxableBenefits - taxed" },
  },
  cliff: "Above an income a share of Social Security is taxed.",
});

interface PensionLaw {
  readonly shares: Brackets;
}
/** Pension and annuity subtraction (Gen. Stat. 12-701(a)(20)(B)(xxi)): a share that falls with federal income. */
export const connecticutPensions = rule({
  figure: (s, law: PensionLaw) => {
    const share = rateAt(s.federal.adjustedGrossIncome, law.shares);
    const amount = share * s.federal.pensions;
    return { share, amount };
  },
  lines: {
    share: {
      label: "Share subtracted, by federal income",
      formula: "rateAt(federal.adjustedGrossIncome, shares)",
      unit: "rate",
    },
    amount: { label: "Pensions subtracted", formula: "share * federal.pensions" },
  },
  cliff: "The share subtracted falls in steps of federal income.",
});

interface Ramp {
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
  readonly most: number;
}
interface TaxLaw {
  readonly rates: Brackets;
  readonly lowestRate: Ramp;
  readonly firstRecapture: Ramp;
  readonly secondRecapture: Ramp;
  readonly thirdRecapture: Ramp;
  /** Share of the tax credited, by Connecticut adjusted gross income. */
  readonly personalCredit: Brackets;
}
const ramp = (income: number, { start, step, perStep, most }: Ramp) =>
  Math.min(most, perStep * startedSteps(Math.max(0, income - start), step));
const rampFormula = (name: string) =>
  `min(${name}.most, ${name}.perStep * startedSteps(max(0, stateIncome - ${name}.start), ${name}.step))`;

/**
 * Connecticut income tax (Tax Calculation Schedule): tax at the rates, plus recapture of the lowest rate and of the
 * lower brackets at higher incomes, minus the personal tax credit as a share of the total.
 */
export const connecticutTax = rule({
  figure: (_, law: TaxLaw, r) => {
    const schedule = taxOn(r.taxableIncome, law.rates);
    const lowest = ramp(r.stateIncome, law.lowestRate);
    const recapture =
      ramp(r.stateIncome, law.firstRecapture) +
      ramp(r.stateIncome, law.secondRecapture) +
      ramp(r.stateIncome, law.thirdRecapture);
    const credit = entryFor(r.stateIncome, law.personalCredit);
    const amount = (schedule + lowest + recapture) * (1 - credit);
    return { schedule, lowest, recapture, credit, amount };
  },
  lines: {
    schedule: { label: "Tax by the rate schedule", formula: "taxOn(taxableIncome, rates)", form: "Table B" },
    lowest: { label: "Phase-out of the 2% rate", formula: rampFormula("lowestRate"), form: "Table C" },
    recapture: {
      label: "Tax recapture",
      formula: ["firstRecapture", "secondRecapture", "thirdRecapture"].map(rampFormula).join(" + "),
      form: "Table D",
    },
    credit: {
      label: "Personal tax credit, as a share of the tax",
      formula: "entryFor(stateIncome, personalCredit)",
      unit: "rate",
      form: "Table E",
    },
    amount: { label: "Connecticut income tax", formula: "(schedule + lowest + recapture) * (1 - credit)" },
  },
  cliff: "The 2% rate, the recapture and the personal tax credit change in steps of income.",
});

interface PropertyLaw {
  readonly most: number;
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
}
/** Property tax credit (Gen. Stat. 12-704c), on a home or a car. */
export const connecticutPropertyTaxCredit = rule({
  needs: homeCosts,
  figure: (s, law: PropertyLaw, r) => {
    const paid = Math.min(law.most, s.home.realEstateTaxes);
    const lost = Math.min(1, law.perStep * startedSteps(Math.max(0, r.stateIncome - law.start), law.step));
    const amount = paid * (1 - lost);
    return { paid, lost, amount };
  },
  lines: {
    paid: { label: "Property tax that counts", formula: "min(most, realEstateTaxes)" },
    lost: {
      label: "Share lost by income",
      formula: "min(1, perStep * startedSteps(max(0, stateIncome - start), step))",
      unit: "rate",
    },
    amount: { label: "Property tax credit", formula: "paid * (1 - lost)" },
  },
  cliff: "The property tax credit falls by a share for every step of income above a limit.",
});

interface EarnedLaw {
  readonly share: number;
  readonly withChild: number;
}
/**
 * Connecticut earned income credit (Gen. Stat. 12-704e): a share of the federal one, and an amount with a qualifying
 * child.
 */
export const connecticutEarnedIncomeCredit = rule({
  figure: (s, law: EarnedLaw) => {
    const credit = law.share * s.federal.earnedIncomeCredit;
    const extra = s.federal.earnedIncomeCredit > 0 && s.federal.childrenForEarnedIncome > 0 ? law.withChild : 0;
    return { credit, extra, amount: credit + extra };
  },
  lines: {
    credit: { label: "Share of the federal credit", formula: "share * federal.earnedIncomeCredit" },
    extra: {
      label: "Amount with a qualifying child",
      formula: "when(federal.earnedIncomeCredit > 0 && federal.childrenForEarnedIncome > 0, withChild, 0)",
    },
    amount: { label: "Earned income credit", formula: "credit + extra" },
  },
  cliff: "The amount with a qualifying child ends with the last dollar of the federal credit.",
});
