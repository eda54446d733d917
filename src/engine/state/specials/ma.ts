import { homeCosts } from "../needs.ts";
import { rule } from "../rule.ts";
import type { Situation } from "../situation.ts";

const partB = ({ federal }: Situation): number =>
  Math.max(
    0,
    federal.wages +
      federal.businessProfit +
      federal.passThroughIncome +
      federal.pensions +
      federal.unemployment -
      federal.planDeductions -
      federal.healthDeductions -
      federal.otherAdjustments,
  );
const partBFormula =
  "max(0, federal.wages + federal.businessProfit + federal.passThroughIncome + federal.pensions + federal.unemployment - federal.planDeductions - federal.healthDeductions - federal.otherAdjustments)";

interface IncomeLaw {
  readonly interestAgainstLoss: number;
}
/**
 * Income by parts (M.G.L. c. 62, section 2): wages, business and other Part B income with its adjustments; interest and
 * dividends; and gains. A business loss stays in Part B; a capital loss lowers interest and dividends up to a limit.
 */
export const massachusettsIncome = rule({
  figure: (s, law: IncomeLaw) => {
    const { federal } = s;
    const earned = partB(s);
    const gains = federal.shortTermGain + federal.longTermGain;
    const invested = federal.taxableInterest + federal.ordinaryDividends;
    const loss = Math.min(law.interestAgainstLoss, invested, Math.max(0, -gains));
    return { earned, gains, invested, loss, amount: earned + Math.max(0, gains) + invested - loss };
  },
  lines: {
    earned: {
      label: "Part B income",
      formula: partBFormula,
    },
    gains: { label: "Gains less losses", formula: "federal.shortTermGain + federal.longTermGain" },
    invested: { label: "Interest and dividends", formula: "federal.taxableInterest + federal.ordinaryDividends" },
    loss: {
      label: "Capital loss against interest and dividends",
      formula: "min(interestAgainstLoss, invested, max(0, -gains))",
    },
    amount: { label: "Massachusetts income", formula: "earned + max(0, gains) + invested - loss" },
  },
});

interface PayrollLaw {
  readonly most: number;
}
/** Each filer's Social Security, Medicare and self-employment tax, up to a limit (M.G.L. c. 62, section 3B(a)(3)). */
export const massachusettsPayrollDeduction = rule({
  figure: (s, law: PayrollLaw) => {
    let amount = 0;
    for (const { payrollTaxes, selfEmploymentTax } of s.people)
      amount += Math.min(law.most, payrollTaxes + selfEmploymentTax);
    return { amount };
  },
  lines: {
    amount: {
      label: "Social Security, Medicare and self-employment tax",
      found: "For each filer what was withheld and the self-employment tax, up to the limit.",
      check: "amount <= most * filers",
    },
  },
});

interface RentLaw {
  readonly share: number;
  readonly most: number;
}
/** Half of the rent for a home, up to a limit (section 3B(a)(9)). */
export const massachusettsRentDeduction = rule({
  figure: (s, law: RentLaw) => ({ amount: Math.min(law.most, law.share * s.home.rentPaid) }),
  lines: { amount: { label: "Rent deducted", formula: "min(most, share * rentPaid)" } },
});

/** Deductions (section 3B) only reduce Part B income; anything above it is lost. Exemptions aren't limited that way. */
export const massachusettsDeductionsBeyondIncome = rule({
  figure: (s, _: unknown, r) => {
    const earned = partB(s);
    return { earned, amount: -Math.max(0, r.exemptions - earned) };
  },
  lines: {
    earned: { label: "Part B income", formula: partBFormula },
    amount: { label: "Deductions lost", formula: "-max(0, soFar - earned)" },
  },
});

interface ShortTermLaw {
  readonly rate: number;
}
/** The extra rate on short-term gains (section 4(a)); deductions and exemptions reduce other income first. */
export const massachusettsShortTermTax = rule({
  figure: (s, law: ShortTermLaw, r) => {
    const shortTerm = Math.max(0, s.federal.shortTermGain + Math.min(0, s.federal.longTermGain));
    const amount = law.rate * Math.min(shortTerm, r.taxableIncome);
    return { shortTerm, amount };
  },
  lines: {
    shortTerm: {
      label: "Short-term gain, less a long-term loss",
      formula: "max(0, federal.shortTermGain + min(0, federal.longTermGain))",
    },
    amount: { label: "Additional tax on short-term gains", formula: "rate * min(shortTerm, taxableIncome)" },
  },
});

interface LowIncomeLaw {
  /** `null` if the status has none. */
  readonly noTaxLimit: number | null;
  readonly perDependent: number;
  readonly mostMultiple: number;
  readonly shareAbove: number;
}
/** No tax up to an income (section 5(a)); the limited income credit caps the tax at a share of the income above it. */
export const massachusettsLowIncomeCredit = rule({
  figure: (s, law: LowIncomeLaw, r) => {
    const limit = law.noTaxLimit === null ? 0 : law.noTaxLimit + law.perDependent * s.dependents.length;
    const mostTax = law.shareAbove * Math.max(0, r.stateIncome - limit);
    const given = law.noTaxLimit !== null && r.stateIncome <= law.mostMultiple * limit;
    return { limit, mostTax, amount: given ? Math.max(0, r.taxLeft - mostTax) : 0 };
  },
  lines: {
    limit: {
      label: "Income up to which there is no tax",
      formula: "when(noTaxLimit === null, 0, noTaxLimit + perDependent * dependents)",
    },
    mostTax: { label: "Most tax on income above it", formula: "shareAbove * max(0, stateIncome - limit)" },
    amount: {
      label: "No tax status or limited income credit",
      formula: "when(noTaxLimit === null, 0, when(stateIncome <= mostMultiple * limit, max(0, taxLeft - mostTax), 0))",
    },
  },
  cliff: "The tax is limited only up to a multiple of the income without tax.",
});

interface FamilyLaw {
  readonly perPerson: number;
  readonly under: number;
  readonly fromAge: number;
}
/** Child and family tax credit (section 6(x)): for dependents who are young, old or disabled. */
export const massachusettsFamilyCredit = rule({
  figure: (s, law: FamilyLaw) => {
    let persons = 0;
    for (const { age, isDisabled } of s.dependents) if (age < law.under || age >= law.fromAge || isDisabled) persons++;
    const amount = law.perPerson * persons;
    return { persons, amount };
  },
  lines: {
    persons: {
      label: "Dependents who count",
      found: "Those below the first age, from the second on, or disabled.",
      check: "persons >= 0 && persons <= dependents",
      unit: "count",
    },
    amount: { label: "Child and family tax credit", formula: "perPerson * persons" },
  },
});

interface CircuitLaw {
  readonly shareOfRent: number;
  readonly shareOfIncome: number;
  readonly perSenior: number;
  readonly perBlind: number;
  readonly perDependent: number;
  readonly incomeLimit: number;
  readonly most: number;
}
/**
 * Senior circuit breaker credit (section 6(k)), refundable: property tax, or a part of rent, above a share of total
 * income. Leaves out the limit on the home's assessed value.
 */
export const massachusettsCircuitBreaker = rule({
  needs: homeCosts,
  figure: (s, law: CircuitLaw, r) => {
    const { federal: f } = s;
    const exempt = law.perSenior * s.seniors + law.perBlind * s.blind + law.perDependent * s.dependents.length;
    const income = Math.max(0, r.startingIncome + f.benefitsReceived + f.taxExemptInterest - exempt);
    const paid = s.home.realEstateTaxes + law.shareOfRent * s.home.rentPaid;
    const allowed = s.seniors > 0 && s.status !== "married_separate" && income <= law.incomeLimit;
    const amount = allowed ? Math.min(law.most, Math.max(0, paid - law.shareOfIncome * income)) : 0;
    return { exempt, income, paid, allowed, amount };
  },
  lines: {
    exempt: {
      label: "Exemptions for age, blindness and dependents",
      formula: "perSenior * seniors + perBlind * blind + perDependent * dependents",
    },
    income: {
      label: "Income of all kinds, less these exemptions",
      formula: "max(0, startingIncome + federal.benefitsReceived + federal.taxExemptInterest - exempt)",
    },
    paid: { label: "Property tax, and the part of rent", formula: "realEstateTaxes + shareOfRent * rentPaid" },
    allowed: {
      label: "A filer is 65, and income is not above the limit",
      formula: "seniors > 0 && !separate && income <= incomeLimit",
      unit: "flag",
    },
    amount: {
      label: "Circuit breaker credit",
      formula: "when(allowed, min(most, max(0, paid - shareOfIncome * income)), 0)",
    },
  },
  cliff: "The circuit breaker credit ends at an income limit.",
});
