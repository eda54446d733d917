import { type Brackets, entryFor, rateAt } from "../../brackets.ts";
import { careCosts, careCostsLines } from "../care-costs.ts";
import { someCare, somethingToItemize } from "../needs.ts";
import { rule } from "../rule.ts";
import { readTable, type TaxTable, tableLines } from "../tax-table.ts";

interface ItemizedLaw {
  readonly medicalFloor: number;
  /** Federal income from which state income tax can't be deducted. */
  readonly incomeTaxLimit: number;
  /** Gifts count up to the first share of Hawaii income, and only above the second. */
  readonly giftsShare: number;
  readonly giftsFloor: number;
}
/**
 * Itemized deductions (HRS 235-2.4): state income tax counts below a limit of federal income; taxes aren't subject to
 * the federal cap. Gifts have the limit and floor of 26 USC 170, applied to Hawaii income (HRS 235-1).
 */
export const hawaiiItemizedDeductions = rule({
  needs: somethingToItemize,
  figure: (s, law: ItemizedLaw, r) => {
    const medical = Math.max(0, s.medicalCosts - law.medicalFloor * Math.max(0, r.stateIncome));
    const incomeTax = s.federal.adjustedGrossIncome < law.incomeTaxLimit ? s.home.stateIncomeTaxPaid : 0;
    const income = Math.max(0, r.stateIncome);
    const gifts = Math.max(0, Math.min(s.federal.giftsBeforeFloor, law.giftsShare * income) - law.giftsFloor * income);
    const amount = medical + incomeTax + s.home.realEstateTaxes + s.federal.mortgageInterest + gifts;
    return { medical, incomeTax, gifts, amount };
  },
  lines: {
    medical: {
      label: "Medical costs above the floor",
      formula: "max(0, medicalCosts - medicalFloor * max(0, stateIncome))",
    },
    incomeTax: {
      label: "State income tax",
      formula: "when(federal.adjustedGrossIncome < incomeTaxLimit, stateIncomeTaxPaid, 0)",
      form: "Worksheet A-2, line 5",
    },
    gifts: {
      label: "Gifts within the limit and above the floor",
      formula:
        "max(0, min(federal.giftsBeforeFloor, giftsShare * max(0, stateIncome)) - giftsFloor * max(0, stateIncome))",
    },
    amount: {
      label: "Itemized deductions",
      formula: "medical + incomeTax + realEstateTaxes + federal.mortgageInterest + gifts",
    },
  },
  cliff: "State income tax stops being deductible at a limit of federal income.",
});

interface LimitLaw {
  readonly start: number;
  readonly rate: number;
  readonly most: number;
}
/**
 * Overall limit on itemized deductions at high incomes: a rate times state income above a threshold, at most a share.
 */
export const itemizedLimitByStateIncome = rule({
  needs: somethingToItemize,
  figure: (_, law: LimitLaw, r) => {
    const byIncome = law.rate * Math.max(0, r.stateIncome - law.start);
    const amount = -Math.min(byIncome, law.most * r.itemizedDeductions);
    return { byIncome, amount };
  },
  lines: {
    byIncome: { label: "Reduced because of income", formula: "rate * max(0, stateIncome - start)" },
    amount: { label: "Limit at high incomes", formula: "-min(byIncome, most * soFar)" },
  },
});

interface TaxLaw {
  readonly rates: Brackets;
  readonly table: TaxTable;
  readonly gainsRate: number;
}
/**
 * Tax by the schedule, or with net long-term gain at its own rate if that is less; the schedule always taxes the income
 * that it taxes below the gains' rate (HRS 235-51(f)).
 */
export const hawaiiTax = rule({
  figure: (s, law: TaxLaw, r) => {
    const all = readTable(r.taxableIncome, law.rates, law.table, s.byTable);
    const taxedBelow = law.rates.find(({ rate }) => rate > law.gainsRate)?.floor ?? Number.POSITIVE_INFINITY;
    const ordinary = Math.min(r.taxableIncome, Math.max(r.taxableIncome - s.federal.netCapitalGain, taxedBelow));
    const onOrdinary = readTable(ordinary, law.rates, law.table, s.byTable);
    const withGainsRate = onOrdinary.tax + law.gainsRate * (r.taxableIncome - ordinary);
    return { all, taxedBelow, ordinary, onOrdinary, withGainsRate, amount: Math.min(all.tax, withGainsRate) };
  },
  lines: {
    all: tableLines("taxableIncome"),
    taxedBelow: {
      label: "Income that the schedule taxes below the rate on gains",
      found: "The start of the first bracket whose rate is above the rate on net long-term gain.",
      check: "rateAt(taxedBelow, rates) > gainsRate",
    },
    ordinary: {
      label: "Income taxed by the schedule where gains have their own rate",
      formula: "min(taxableIncome, max(taxableIncome - federal.netCapitalGain, taxedBelow))",
    },
    onOrdinary: tableLines("ordinary"),
    withGainsRate: {
      label: "Tax with the rate for gains",
      formula: "onOrdinary.tax + gainsRate * (taxableIncome - ordinary)",
    },
    amount: { label: "Tax", formula: "min(all.tax, withGainsRate)" },
  },
});

interface FoodLaw {
  readonly byIncome: Brackets;
}
/** Refundable food/excise tax credit (HRS 235-55.85): an amount by federal income for each exemption. */
export const hawaiiFoodCredit = rule({
  figure: (s, law: FoodLaw) => {
    const each = rateAt(s.federal.adjustedGrossIncome, law.byIncome);
    const amount = each * (s.filers + s.dependents.length);
    return { each, amount };
  },
  lines: {
    each: { label: "Credit for each, by income", formula: "rateAt(federal.adjustedGrossIncome, byIncome)" },
    amount: { label: "Food/excise tax credit", formula: "each * (filers + dependents)" },
  },
  cliff: "The food/excise credit falls in steps of a table by income.",
});

interface RenterLaw {
  readonly perPerson: number;
  readonly leastRent: number;
  readonly incomeLimit: number;
}
/** Low-income household renters' credit (HRS 235-55.7). */
export const hawaiiRenterCredit = rule({
  figure: (s, law: RenterLaw) => ({
    amount:
      s.home.rentPaid > law.leastRent && s.federal.adjustedGrossIncome < law.incomeLimit
        ? law.perPerson * (s.filers + s.dependents.length + s.seniors)
        : 0,
  }),
  lines: {
    amount: {
      label: "Renters' credit",
      formula:
        "when(rentPaid > leastRent && federal.adjustedGrossIncome < incomeLimit, perPerson * (filers + dependents + seniors), 0)",
    },
  },
  cliff: "The renters' credit ends at an income limit.",
});

interface CareLaw {
  readonly shares: Brackets;
  readonly perPerson: number;
  readonly mostPersons: number;
}
/** Care credit (HRS 235-55.6): a refundable share of costs, by Hawaii income. */
export const hawaiiCareCredit = rule({
  needs: someCare,
  figure: (s, law: CareLaw, r) => {
    const costs = careCosts(s, law.perPerson, law.mostPersons);
    const share = entryFor(r.stateIncome, law.shares);
    const amount = share * costs.counted;
    return { ...costs, shareOfCosts: share, amount };
  },
  lines: {
    ...careCostsLines,
    shareOfCosts: {
      label: "Share of the costs, by Hawaii income",
      formula: "entryFor(stateIncome, shares)",
      unit: "rate",
    },
    amount: { label: "Child and dependent care credit", formula: "shareOfCosts * counted" },
  },
  cliff: "The share falls in steps of a table by income.",
});
