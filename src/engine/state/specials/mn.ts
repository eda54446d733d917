import { type Brackets, taxOn } from "../../brackets.ts";
import { careCosts, careCostsLines } from "../care-costs.ts";
import { someCare, someDependent, somethingToItemize } from "../needs.ts";
import { rule } from "../rule.ts";
import { earlierShare, earlierShareLines } from "../rules/earlier-care-credit.ts";
import { dependentsUnder, type Filer, stepsLine, stepsOfIncome, youngChildrenLine } from "../situation.ts";

interface BenefitsLaw {
  readonly start: number;
  readonly step: number;
  readonly sharePerStep: number;
}
/**
 * Social Security subtraction (Minn. Stat. 290.0132 subd. 26): all taxable benefits, minus a share for each step of
 * income.
 */
export const minnesotaBenefits = rule({
  figure: (s, law: BenefitsLaw) => {
    const steps = stepsOfIncome(s, law);
    const amount = s.federal.taxableBenefits * Math.max(0, 1 - law.sharePerStep * steps);
    return { steps, amount };
  },
  lines: {
    steps: stepsLine,
    amount: {
      label: "Social Security benefits subtracted",
      formula: "federal.taxableBenefits * max(0, 1 - sharePerStep * steps)",
    },
  },
  cliff: "The subtraction falls in steps of income.",
});

interface SeniorLaw {
  readonly most: number;
  readonly start: number;
  readonly startBoth: number;
  readonly rate: number;
}
/**
 * Subtraction at 65 (290.0802): an amount minus untaxed Social Security and half of income above a threshold. Not on
 * separate returns.
 */
export const minnesotaSeniorSubtraction = rule({
  figure: (s, law: SeniorLaw) => {
    const given = s.seniors > 0 && (s.status !== "married_separate" || s.livedApart);
    const untaxedBenefits = s.federal.benefitsReceived - s.federal.taxableBenefits;
    const start = s.seniors === 2 ? law.startBoth : law.start;
    const lost = law.rate * Math.max(0, s.federal.adjustedGrossIncome - start);
    return { given, untaxedBenefits, lost, amount: given ? Math.max(0, law.most - untaxedBenefits - lost) : 0 };
  },
  lines: {
    given: {
      label: "A filer is 65 or older",
      found: "On a separate return, it counts only for those who lived apart all year.",
      unchecked: "conditions",
      unit: "flag",
    },
    untaxedBenefits: {
      label: "Social Security that is not taxed",
      formula: "federal.benefitsReceived - federal.taxableBenefits",
    },
    lost: {
      label: "Lost to income",
      formula: "rate * max(0, federal.adjustedGrossIncome - when(seniors == 2, startBoth, start))",
    },
    amount: {
      label: "Subtraction at 65",
      formula: "when(given, max(0, most - untaxedBenefits - lost), 0)",
    },
  },
});

interface MinimumLaw {
  readonly exemption: number;
  readonly start: number;
  readonly lostRate: number;
  readonly rate: number;
}
/**
 * Alternative minimum tax (290.091): a rate on federal income with few deductions, if that exceeds the tax by the
 * schedule.
 */
export const minnesotaMinimumTax = rule({
  figure: (s, law: MinimumLaw, r) => {
    const deducted = r.itemizes ? s.federal.giftsBeforeFloor + s.federal.medicalDeduction : 0;
    const income = Math.max(0, r.stateIncome - deducted);
    const exemption = Math.max(0, law.exemption - law.lostRate * Math.max(0, income - law.start));
    const minimum = law.rate * Math.max(0, income - exemption);
    return { deducted, income, left: exemption, minimum, amount: Math.max(0, minimum - r.taxBeforeCredits) };
  },
  lines: {
    deducted: {
      label: "Gifts and medical costs of those who itemize",
      formula: "when(itemizes, federal.giftsBeforeFloor + federal.medicalDeduction, 0)",
      form: "Schedule M1MT, lines 9 and 11",
    },
    income: { label: "Alternative minimum taxable income", formula: "max(0, stateIncome - deducted)" },
    left: { label: "Exemption", formula: "max(0, exemption - lostRate * max(0, income - start))" },
    minimum: { label: "Tax at the minimum rate", formula: "rate * max(0, income - left)" },
    amount: { label: "Alternative minimum tax", formula: "max(0, minimum - soFar)" },
  },
});

interface LimitLaw {
  readonly start: number;
  readonly second: number;
  readonly rate: number;
  readonly secondRate: number;
  readonly mostLost: number;
}
function lostTo(income: number, deduction: number, law: LimitLaw): number {
  const first = law.rate * Math.max(0, Math.min(income, law.second) - law.start);
  return Math.min(law.mostLost * deduction, first + law.secondRate * Math.max(0, income - law.second));
}
const limitLines = {
  amount: {
    label: "Deduction lost to the limit",
    formula:
      "-min(mostLost * soFar, rate * max(0, min(federal.adjustedGrossIncome, second) - start) + secondRate * max(0, federal.adjustedGrossIncome - second))",
  },
} as const;

/**
 * Limit of the standard deduction at high incomes (290.0123 subd. 5), and of itemized deductions (290.0122 subd. 2).
 */
export const minnesotaStandardDeductionLimit = rule({
  figure: (s, law: LimitLaw, r) => ({ amount: -lostTo(s.federal.adjustedGrossIncome, r.standardDeduction, law) }),
  lines: limitLines,
});
export const minnesotaItemizedDeductionLimit = rule({
  needs: somethingToItemize,
  figure: (s, law: LimitLaw, r) => ({ amount: -lostTo(s.federal.adjustedGrossIncome, r.itemizedDeductions, law) }),
  lines: limitLines,
});

interface ExemptionLaw {
  readonly perDependent: number;
  readonly start: number;
  readonly step: number;
  readonly sharePerStep: number;
}
/** Dependent exemptions (290.0121), minus a share for each step of income. */
export const minnesotaDependentExemption = rule({
  needs: someDependent,
  figure: (s, law: ExemptionLaw) => {
    const steps = stepsOfIncome(s, law);
    const amount = law.perDependent * s.dependents.length * Math.max(0, 1 - law.sharePerStep * steps);
    return { steps, amount };
  },
  lines: {
    steps: stepsLine,
    amount: {
      label: "Dependent exemptions",
      formula: "perDependent * dependents * max(0, 1 - sharePerStep * steps)",
    },
  },
  cliff: "The exemptions fall in steps of income.",
});

interface InvestmentLaw {
  readonly start: number;
  readonly rate: number;
}
/** Net investment income tax (290.033). */
export const minnesotaInvestmentTax = rule({
  figure: (s, law: InvestmentLaw) => {
    const { taxableInterest, ordinaryDividends, capitalGain } = s.federal;
    const invested = Math.max(0, taxableInterest + ordinaryDividends + capitalGain);
    const amount = law.rate * Math.max(0, invested - law.start);
    return { invested, amount };
  },
  lines: {
    invested: {
      label: "Net investment income",
      formula: "max(0, federal.taxableInterest + federal.ordinaryDividends + federal.capitalGain)",
    },
    amount: { label: "Net investment income tax", formula: "rate * max(0, invested - start)" },
  },
});

interface MarriageLaw {
  readonly jointRates: Brackets;
  readonly singleRates: Brackets;
  readonly singleStandard: number;
}
const earnedBy = (p: Filer | undefined) =>
  p === undefined ? 0 : Math.max(0, p.wages + p.profit - p.halfOfSelfEmploymentTax + p.pensions);

/** Marriage credit (290.0675): the joint tax minus that of two single filers who divide the income by who earned it. */
export const minnesotaMarriageCredit = rule({
  figure: (s, law: MarriageLaw, r) => {
    const lesserEarned = s.filers === 2 ? Math.min(earnedBy(s.people[0]), earnedBy(s.people[1])) : 0;
    const lesser = Math.min(r.taxableIncome, Math.max(0, lesserEarned - law.singleStandard));
    const apart = taxOn(lesser, law.singleRates) + taxOn(r.taxableIncome - lesser, law.singleRates);
    const together = taxOn(r.taxableIncome, law.jointRates);
    return { lesserEarned, lesser, apart, together, amount: s.filers === 2 ? Math.max(0, together - apart) : 0 };
  },
  lines: {
    lesserEarned: {
      label: "Earned income of the spouse with less",
      found: "Wages, net earnings from the business and pensions of the spouse who has less of them.",
      unchecked: "people",
    },
    lesser: {
      label: "Its taxable part as a single filer",
      formula: "min(taxableIncome, max(0, lesserEarned - singleStandard))",
    },
    apart: {
      label: "Tax of two single filers",
      formula: "taxOn(lesser, singleRates) + taxOn(taxableIncome - lesser, singleRates)",
    },
    together: { label: "Tax of the joint return", formula: "taxOn(taxableIncome, jointRates)" },
    amount: { label: "Marriage credit", formula: "when(filers == 2, max(0, together - apart), 0)" },
  },
});

interface FamilyLaw {
  readonly perChild: number;
  readonly childAge: number;
  readonly rate: number;
  readonly mostEarned: number;
  readonly forOneOlder: number;
  readonly forTwoOlder: number;
  readonly forMoreOlder: number;
  readonly start: number;
  readonly lostRate: number;
  readonly lostRateOlder: number;
  readonly leastAge: number;
  readonly mostAge: number;
  readonly investmentLimit: number;
}
/**
 * Child credit (290.0661) and working family credit (290.0671), which phase out together. Both ask for a filer who may
 * take the federal earned income credit whatever the income, so its limit of investment income ends both. Older
 * children are those who qualify for the federal credit and have reached the age limit of the child credit.
 */
export const minnesotaFamilyCredit = rule({
  figure: (s, law: FamilyLaw) => {
    const mayClaim = s.federal.investmentIncome <= law.investmentLimit;
    const children = dependentsUnder(law.childAge, s);
    const older = Math.max(0, s.federal.childrenByAnyNumber - children);
    const ofAge = s.people.some(({ age }) => age >= law.leastAge && age <= law.mostAge);
    const mayWork = mayClaim && (children + older > 0 || ofAge);
    const forWork = mayWork ? law.rate * Math.min(law.mostEarned, Math.max(0, s.federal.earnedIncome)) : 0;
    const forOlder =
      older === 0 || !mayWork ? 0 : older === 1 ? law.forOneOlder : older === 2 ? law.forTwoOlder : law.forMoreOlder;
    const income = Math.max(s.federal.adjustedGrossIncome, s.federal.earnedIncome);
    const lost = (children === 0 && older > 0 ? law.lostRateOlder : law.lostRate) * Math.max(0, income - law.start);
    const forChildren = mayClaim ? law.perChild * children : 0;
    return {
      children,
      older,
      forChildren,
      forWork,
      forOlder,
      income,
      lost,
      amount: Math.max(0, forChildren + forWork + forOlder - lost),
    };
  },
  lines: {
    children: youngChildrenLine,
    older: { label: "Older children", formula: "max(0, federal.childrenByAnyNumber - children)", unit: "count" },
    forChildren: {
      label: "For children under the age limit",
      formula: "when(federal.investmentIncome <= investmentLimit, perChild * children, 0)",
    },
    forWork: {
      label: "For earned income",
      found:
        "A share of earned income up to a limit; without a child it is given where a filer is of the age, and not above a limit of investment income.",
      check: "forWork <= rate * mostEarned + 0.01",
    },
    forOlder: {
      label: "For older children",
      found: "An amount by the number of older children, where the part on earned income is allowed.",
      check: "forOlder <= forMoreOlder",
    },
    income: {
      label: "Income that counts",
      formula: "max(federal.adjustedGrossIncome, federal.earnedIncome)",
    },
    lost: {
      label: "Lost to income",
      formula: "when(children == 0, when(older > 0, lostRateOlder, lostRate), lostRate) * max(0, income - start)",
    },
    amount: {
      label: "Child and working family credits",
      formula: "max(0, forChildren + forWork + forOlder - lost)",
    },
  },
  cliff: "The child and working family credits end at a limit of investment income.",
});

interface GiftsLaw {
  readonly share: number;
  readonly floor: number;
}
/**
 * A share of gifts above a floor for filers who don't itemize in Minnesota (290.0132 subd. 7), so it goes with the
 * standard deduction.
 */
export const minnesotaGiftsWithoutItemizing = rule({
  figure: (s, law: GiftsLaw) => {
    const above = Math.max(0, s.federal.giftsBeforeFloor - law.floor);
    const amount = law.share * above;
    return { above, amount };
  },
  lines: {
    above: { label: "Gifts above the floor", formula: "max(0, federal.giftsBeforeFloor - floor)" },
    amount: { label: "Gifts subtracted", formula: "share * above" },
  },
});

interface CareLaw {
  readonly perPerson: number;
  readonly mostPersons: number;
  readonly mostShare: number;
  readonly leastShare: number;
  readonly shareStart: number;
  readonly shareStep: number;
  readonly lostShare: number;
  readonly limitPerPerson: number;
  readonly start: number;
  readonly lostRate: number;
}
/**
 * Child and dependent care credit (290.067): the federal credit's share of costs as of 2023, limited above an income. A
 * couple with a child born in the year may count one person's costs without having paid any.
 */
export const minnesotaCareCredit = rule({
  needs: (s) => someCare(s) || someDependent(s),
  figure: (s, law: CareLaw) => {
    const { adjustedGrossIncome, earnedIncome } = s.federal;
    const { smaller, limit, counted } = careCosts(s, law.perPerson, law.mostPersons);
    const forNewborn =
      s.status === "married_joint" && dependentsUnder(1, s) > 0
        ? Math.max(0, Math.min(law.perPerson, earnedIncome))
        : 0;
    const costs = Math.max(counted, forNewborn);
    const persons = costs === 0 ? 0 : Math.max(1, Math.min(law.mostPersons, s.carePersons));
    const { steps, shareOfCosts } = earlierShare(s, law);
    const most =
      adjustedGrossIncome > law.start
        ? Math.max(0, law.limitPerPerson * persons - law.lostRate * (adjustedGrossIncome - law.start))
        : Number.POSITIVE_INFINITY;
    const byCosts = shareOfCosts * costs;
    return {
      smaller,
      limit,
      counted,
      forNewborn,
      costs,
      persons,
      steps,
      shareOfCosts,
      byCosts,
      amount: Math.min(byCosts, most),
    };
  },
  lines: {
    ...careCostsLines,
    forNewborn: {
      label: "Costs you count without paying them, for a child born in the year",
      found: "On a joint return, one person's costs, up to what both of you earned.",
      check: "forNewborn <= perPerson",
    },
    costs: { label: "Larger of these", formula: "max(counted, forNewborn)" },
    persons: {
      label: "Persons cared for",
      formula: "when(costs == 0, 0, max(1, min(mostPersons, carePersons)))",
      unit: "count",
    },
    ...earlierShareLines,
    byCosts: { label: "Credit by costs", formula: "shareOfCosts * costs" },
    amount: {
      label: "Child and dependent care credit",
      formula:
        "when(federal.adjustedGrossIncome > start, min(byCosts, max(0, limitPerPerson * persons - lostRate * (federal.adjustedGrossIncome - start))), byCosts)",
    },
  },
  cliff: "The share of costs falls in steps of income.",
});
