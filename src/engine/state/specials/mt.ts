import { type Brackets, rateAt, taxOn } from "../../brackets.ts";
import { householdIncome } from "../household-income.ts";
import { homeCosts } from "../needs.ts";
import { rule } from "../rule.ts";

/** Federal taxable income with the business income deduction added back (MCA 15-30-2120(2)(i)). */
export const montanaIncome = rule({
  figure: ({ federal: f }) => {
    const additional = f.tipsDeduction + f.overtimeDeduction + f.carLoanDeduction + f.seniorDeduction;
    return {
      additional,
      amount: f.adjustedGrossIncome - f.deduction - f.charityWithoutItemizing - additional,
    };
  },
  lines: {
    additional: {
      label: "Additional deductions of Schedule 1-A",
      formula: "federal.tipsDeduction + federal.overtimeDeduction + federal.carLoanDeduction + federal.seniorDeduction",
    },
    amount: {
      label: "Federal taxable income without the business income deduction",
      formula: "federal.adjustedGrossIncome - federal.deduction - federal.charityWithoutItemizing - additional",
      meaning:
        "Montana begins with federal taxable income and adds the deduction for business income back. It can be below zero here, because unused deductions offset what is added next.",
    },
  },
});

interface TaxLaw {
  readonly rates: Brackets;
  readonly gainsRates: Brackets;
}
/**
 * Net long-term gain is the top part of taxable income and has its own rates, with the same brackets (MCA 15-30-2103).
 */
export const montanaTax = rule({
  figure: (s, law: TaxLaw, r) => {
    const gains = Math.min(s.federal.netCapitalGain, r.taxableIncome);
    const ordinary = taxOn(r.taxableIncome - gains, law.rates);
    const onGains = taxOn(r.taxableIncome, law.gainsRates) - taxOn(r.taxableIncome - gains, law.gainsRates);
    return { gains, ordinary, onGains, amount: ordinary + onGains };
  },
  lines: {
    gains: { label: "Net long-term gain in taxable income", formula: "min(federal.netCapitalGain, taxableIncome)" },
    ordinary: { label: "Tax on other income", formula: "taxOn(taxableIncome - gains, rates)" },
    onGains: {
      label: "Tax on the gain",
      formula: "taxOn(taxableIncome, gainsRates) - taxOn(taxableIncome - gains, gainsRates)",
    },
    amount: { label: "Montana tax", formula: "ordinary + onGains" },
  },
});

interface HomeLaw {
  readonly age: number;
  readonly rentShare: number;
  readonly notCounted: number;
  readonly reduction: Brackets;
  readonly shares: Brackets;
  readonly most: number;
}
/**
 * Elderly homeowner and renter credit (MCA 15-30-2337 to 15-30-2341), refundable: property tax, or part of the rent,
 * above a share of income.
 */
export const montanaElderlyHomeCredit = rule({
  needs: homeCosts,
  figure: (s, law: HomeLaw) => {
    let ofAge = false;
    for (const { age } of s.people) if (age >= law.age) ofAge = true;
    const gross = householdIncome(s);
    const income = Math.max(0, gross - law.notCounted);
    const paid = s.home.realEstateTaxes + law.rentShare * s.home.rentPaid;
    const above = Math.max(0, paid - rateAt(income, law.reduction) * income);
    const share = ofAge ? rateAt(gross, law.shares) : 0;
    return { ofAge, gross, income, paid, above, share, amount: share * Math.min(law.most, above) };
  },
  lines: {
    ofAge: {
      label: "A filer is old enough",
      found: "Counted by age at the end of the year.",
      unchecked: "conditions",
      unit: "flag",
    },
    gross: {
      label: "Gross household income",
      found: "Federal adjusted gross income with all Social Security and tax-exempt interest, and without losses.",
      check: "gross >= 0",
    },
    income: { label: "Household income", formula: "max(0, gross - notCounted)" },
    paid: { label: "Property tax, and the part of rent", formula: "realEstateTaxes + rentShare * rentPaid" },
    above: {
      label: "What is above a share of household income",
      formula: "max(0, paid - rateAt(income, reduction) * income)",
    },
    share: {
      label: "Share of it that is given",
      formula: "when(ofAge, rateAt(gross, shares), 0)",
      unit: "rate",
    },
    amount: {
      label: "Elderly homeowner and renter credit",
      formula: "share * min(most, above)",
      form: "Schedule 2EC",
    },
  },
  cliff: "The credit falls at five limits of household income.",
});
