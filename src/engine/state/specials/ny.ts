import { type Brackets, entryFor, rateAt } from "../../brackets.ts";
import { fullSteps } from "../../rounding.ts";
import { careCosts, smallerEarnings } from "../care-costs.ts";
import { federalEarnedIncomeCredit, someCare, someDependent, somethingToItemize } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder, type Situation } from "../situation.ts";
import { readTable, type TaxTable, tableLines } from "../tax-table.ts";

interface OverallLimitLaw {
  readonly start: number;
  readonly rate: number;
  readonly mostShare: number;
}
/**
 * The overall limit on itemized deductions from federal law before 2018 (26 USC 68; Form IT-196, line 40 worksheet);
 * the income tax bears its share (line 41). Zero if less than a cent is deducted.
 */
export const newYorkOverallLimit = rule({
  needs: somethingToItemize,
  figure: (s, law: OverallLimitLaw) => {
    const exposed = s.home.realEstateTaxes + s.federal.mortgageInterest + s.federal.giftsBeforeFloor;
    const all = exposed + s.home.stateIncomeTaxPaid;
    const above = Math.max(0, s.federal.adjustedGrossIncome - law.start);
    const cut = Math.min(law.mostShare * all, law.rate * above);
    return { exposed, cut, amount: all >= 0.01 ? (-cut * exposed) / all : 0 };
  },
  lines: {
    exposed: {
      label: "Real estate tax, mortgage interest and gifts",
      formula: "realEstateTaxes + federal.mortgageInterest + federal.giftsBeforeFloor",
    },
    cut: {
      label: "Overall limit, with the income tax",
      formula: "min(mostShare * (exposed + stateIncomeTaxPaid), rate * max(0, federal.adjustedGrossIncome - start))",
      form: "Form IT-196, line 40 worksheet",
    },
    amount: {
      label: "The part of it that falls on deductions New York allows",
      formula: "when(exposed + stateIncomeTaxPaid >= 0.01, -cut * exposed / (exposed + stateIncomeTaxPaid), 0)",
    },
  },
});

interface ItemizedLimitLaw {
  readonly firstStart: number;
  readonly firstWidth: number;
  readonly firstShare: number;
  readonly secondStart: number;
  readonly secondWidth: number;
  readonly secondShare: number;
  readonly giftsOnlyFrom: number;
  readonly giftsShare: number;
  readonly lessFrom: number;
  readonly lessShare: number;
}
/**
 * The New York itemized deduction adjustment (Tax Law 615(f), (g)): high incomes lose a share, in two steps; above a
 * million only part of the gifts is left.
 */
export const newYorkItemizedAdjustment = rule({
  needs: somethingToItemize,
  figure: (s, law: ItemizedLimitLaw, r) => {
    const first = law.firstShare * Math.min(1, Math.max(0, r.stateIncome - law.firstStart) / law.firstWidth);
    const second = law.secondShare * Math.min(1, Math.max(0, r.stateIncome - law.secondStart) / law.secondWidth);
    const gifts = (r.stateIncome > law.lessFrom ? law.lessShare : law.giftsShare) * s.federal.giftsBeforeFloor;
    const giftsOnly = r.stateIncome > law.giftsOnlyFrom;
    return {
      first,
      second,
      gifts,
      amount: giftsOnly ? gifts - r.itemizedDeductions : -(first + second) * r.itemizedDeductions,
    };
  },
  lines: {
    first: {
      label: "Share lost in the first range",
      formula: "firstShare * min(1, max(0, stateIncome - firstStart) / firstWidth)",
      unit: "rate",
    },
    second: {
      label: "Share lost in the second range",
      formula: "secondShare * min(1, max(0, stateIncome - secondStart) / secondWidth)",
      unit: "rate",
    },
    gifts: {
      label: "Part of gifts that counts above a million",
      formula: "when(stateIncome > lessFrom, lessShare, giftsShare) * federal.giftsBeforeFloor",
    },
    amount: {
      label: "Itemized deduction adjustment",
      formula: "when(stateIncome > giftsOnlyFrom, gifts - soFar, -(first + second) * soFar)",
    },
  },
  cliff: "Above a million of income only part of the gifts is deducted.",
});

interface TaxLaw {
  readonly rates: Brackets;
  /** For filers without supplemental tax. */
  readonly table: TaxTable;
  readonly supplementalStart: number;
  readonly supplementalWidth: number;
  /** Benefit of lower brackets recaptured so far, by bracket of taxable income. */
  readonly takenBack: Brackets;
  /** Benefit recaptured in that bracket as income rises. */
  readonly toTakeBack: Brackets;
}
const floorOf = (amount: number, table: Brackets) => {
  let floor = 0;
  for (const row of table) if (amount > row.floor) floor = row.floor;
  return floor;
};
/**
 * Supplemental tax (Tax Law 601(d-4)): recaptures the benefit of the lower brackets at higher incomes, bracket by
 * bracket.
 */
export const newYorkTax = rule({
  figure: (s, law: TaxLaw, r) => {
    const inTable = s.byTable && r.stateIncome <= law.supplementalStart;
    const read = readTable(r.taxableIncome, law.rates, law.table, inTable);
    const before = entryFor(r.taxableIncome, law.takenBack);
    const firstEnds = law.takenBack[1]?.floor ?? 0;
    const flatFrom = floorOf(firstEnds, law.rates);
    const flat = rateAt(flatFrom, law.rates);
    const benefit =
      r.taxableIncome < flatFrom
        ? Math.max(0, flat * r.taxableIncome - read.tax)
        : entryFor(r.taxableIncome, law.toTakeBack);
    const from = Math.max(law.supplementalStart, floorOf(r.taxableIncome, law.toTakeBack));
    const share = Math.min(1, Math.max(0, r.stateIncome - from) / law.supplementalWidth);
    const supplemental = r.stateIncome > law.supplementalStart ? before + benefit * share : 0;
    const amount = read.tax + supplemental;
    return { inTable, read, before, flatFrom, flat, benefit, from, share, supplemental, amount };
  },
  lines: {
    inTable: {
      label: "The tax table is for this income",
      formula: "byTable && stateIncome <= supplementalStart",
      unit: "flag",
    },
    read: tableLines("taxableIncome", "inTable"),
    before: { label: "Benefit of earlier brackets taken back", formula: "entryFor(taxableIncome, takenBack)" },
    flatFrom: {
      label: "Start of the last bracket in the first step",
      found: "The bracket of the rate schedule in which the first step of the supplemental tax ends.",
      unchecked: "table",
    },
    flat: { label: "Rate of that bracket", formula: "rateAt(flatFrom, rates)", unit: "rate" },
    benefit: {
      label: "Benefit of this bracket to take back",
      formula:
        "when(taxableIncome < flatFrom, max(0, flat * taxableIncome - read.tax), entryFor(taxableIncome, toTakeBack))",
    },
    from: {
      label: "Income from which it is taken back",
      found: "The start of the supplemental tax, or of the bracket of taxable income where that is higher.",
      check: "from >= supplementalStart",
    },
    share: {
      label: "Share of it taken back",
      formula: "min(1, max(0, stateIncome - from) / supplementalWidth)",
      unit: "rate",
    },
    supplemental: {
      label: "Supplemental tax",
      formula: "when(stateIncome > supplementalStart, before + benefit * share, 0)",
    },
    amount: { label: "New York State tax", formula: "read.tax + supplemental" },
  },
  cliff: "The supplemental tax passes from one bracket's worksheet to the next.",
});

interface HouseholdLaw {
  readonly byIncome: Brackets;
  /** Added for each person on the return after the first; nothing for a single filer. */
  readonly perFurtherPerson: Brackets;
  readonly share: number;
}
/** New York State household credit (Tax Law 606(b)), by federal adjusted gross income. */
export const newYorkHouseholdCredit = rule({
  figure: (s, law: HouseholdLaw) => {
    const income = s.federal.adjustedGrossIncome;
    const first = entryFor(income, law.byIncome);
    const further = entryFor(income, law.perFurtherPerson) * (s.filers + s.dependents.length - 1);
    const amount = law.share * (first + further);
    return { first, further, amount };
  },
  lines: {
    first: { label: "Credit by income", formula: "entryFor(federal.adjustedGrossIncome, byIncome)" },
    further: {
      label: "For further people on the return",
      formula: "entryFor(federal.adjustedGrossIncome, perFurtherPerson) * (filers + dependents - 1)",
    },
    amount: { label: "Household credit", formula: "share * (first + further)" },
  },
  cliff: "The household credit falls in steps of a table by income.",
});

interface EarnedLaw {
  readonly share: number;
}
/**
 * New York State earned income credit (Tax Law 606(d)): a share of the federal one, minus the household credit used.
 */
export const newYorkEarnedIncomeCredit = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: EarnedLaw, r) => {
    const full = law.share * s.federal.earnedIncomeCredit;
    return { full, amount: Math.max(0, full - r.nonrefundableCredits) };
  },
  lines: {
    full: { label: "Share of the federal credit", formula: "share * federal.earnedIncomeCredit" },
    amount: { label: "Earned income credit", formula: "max(0, full - nonrefundableCredits)" },
  },
});

interface ChildLaw {
  readonly youngAge: number;
  readonly perYoung: number;
  readonly childAge: number;
  readonly perChild: number;
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
}
/** Empire State child credit (Tax Law 606(c-1)). */
export const empireStateChildCredit = rule({
  needs: someDependent,
  figure: (s, law: ChildLaw) => {
    const young = dependentsUnder(law.youngAge, s);
    const older = dependentsUnder(law.childAge, s) - young;
    const steps = fullSteps(Math.max(0, s.federal.adjustedGrossIncome - law.start), law.step);
    return {
      young,
      older,
      steps,
      amount: Math.max(0, law.perYoung * young + law.perChild * older - law.perStep * steps),
    };
  },
  lines: {
    young: {
      label: "Youngest children",
      found: "Dependents under 4 at the end of the year.",
      check: "young >= 0 && young <= dependents",
      unit: "count",
    },
    older: {
      label: "Other children",
      found: "Dependents from 4 to 16 at the end of the year.",
      check: "older >= 0 && older <= dependents",
      unit: "count",
    },
    steps: {
      label: "Full steps of income above the limit",
      formula: "fullSteps(max(0, federal.adjustedGrossIncome - start), step)",
      unit: "count",
    },
    amount: {
      label: "Empire State child credit",
      formula: "max(0, perYoung * young + perChild * older - perStep * steps)",
    },
  },
  cliff: "The child credit falls by an amount for every step of income above a limit.",
});

interface CareLimitLaw {
  /** The most costs that count, by number of people cared for, starting at zero. */
  readonly mostCosts: readonly number[];
}
function countedCosts(s: Situation, { mostCosts }: CareLimitLaw): number {
  const most = mostCosts[Math.min(s.carePersons, mostCosts.length - 1)] ?? 0;
  return Math.min(s.careExpenses, most, smallerEarnings(s));
}
const countedLine = {
  label: "Costs that count",
  found:
    "Costs of care up to the limit for the number of people, and to the earnings of the spouse who earns less; none on a separate return.",
  check: "counted <= careExpenses",
} as const;

interface CareLaw extends CareLimitLaw {
  readonly federalPerPerson: number;
  readonly federalMostPersons: number;
  readonly least: number;
  readonly toFall: number;
  readonly fallEnds: number;
  readonly further: number;
  readonly furtherEnds: number;
  readonly width: number;
  readonly times: Brackets;
}
/**
 * Child and dependent care credit until 2025 (Tax Law 606(c)): a share of the federal credit, with more costs for three
 * people or more.
 */
export const newYorkCareCredit = rule({
  figure: (s, law: CareLaw, r) => {
    const counted = countedCosts(s, law);
    const federalCosts = careCosts(s, law.federalPerPerson, law.federalMostPersons).counted;
    const federalShare = federalCosts > 0 ? s.federal.dependentCareCreditBeforeLimit / federalCosts : 0;
    const falling = Math.min(1, Math.max(0, law.fallEnds - r.stateIncome) / law.width);
    const extra = Math.min(1, Math.max(0, law.furtherEnds - r.stateIncome) / law.width);
    const share = (law.least + law.toFall * falling + law.further * extra) * rateAt(r.stateIncome, law.times);
    return { counted, federalShare, falling, extra, share, amount: share * federalShare * counted };
  },
  lines: {
    counted: countedLine,
    federalShare: {
      label: "Share of costs the federal credit gives",
      found: "The federal credit before its limit by tax, over the costs it counts.",
      unchecked: "people",
      unit: "rate",
    },
    falling: {
      label: "Part of the main range that is left",
      formula: "min(1, max(0, fallEnds - stateIncome) / width)",
      unit: "rate",
    },
    extra: {
      label: "Part of the lower range that is left",
      formula: "min(1, max(0, furtherEnds - stateIncome) / width)",
      unit: "rate",
    },
    share: {
      label: "New York's share of the federal credit",
      formula: "(least + toFall * falling + further * extra) * rateAt(stateIncome, times)",
      unit: "rate",
    },
    amount: {
      label: "Child and dependent care credit",
      formula: "share * federalShare * counted",
      form: "Form IT-216, line 14",
    },
  },
  cliff: "The share of the federal credit jumps at limits of income up to 150,000.",
});

interface OwnCareLaw extends CareLimitLaw {
  readonly most: number;
  readonly least: number;
  readonly start: number;
  readonly perDollar: number;
  readonly lessFrom: number;
  readonly step: number;
  readonly perStep: number;
}
/**
 * Child and dependent care credit from 2026 on (Tax Law 606(c-2)): a share of the costs, falling with New York income.
 */
export const newYorkOwnCareCredit = rule({
  needs: someCare,
  figure: (s, law: OwnCareLaw, r) => {
    const counted = countedCosts(s, law);
    const share = Math.max(law.least, law.most - law.perDollar * Math.max(0, r.stateIncome - law.start));
    const steps = fullSteps(Math.max(0, r.stateIncome - law.lessFrom), law.step);
    return { counted, share, steps, amount: Math.max(0, share * counted - law.perStep * steps) };
  },
  lines: {
    counted: countedLine,
    share: {
      label: "Share of the costs",
      formula: "max(least, most - perDollar * max(0, stateIncome - start))",
      unit: "rate",
    },
    steps: {
      label: "Full steps of income above a high limit",
      formula: "fullSteps(max(0, stateIncome - lessFrom), step)",
      unit: "count",
    },
    amount: { label: "Child and dependent care credit", formula: "max(0, share * counted - perStep * steps)" },
  },
});
