/**
 * Federal phase-outs, steps and limits, and Medicare's tiers: each at its edge and one dollar beyond. What is expected
 * is computed from the second reading with the few lines in this file, which share nothing with the engine.
 */
import { describe, expect, test } from "vitest";
import { valuesOf } from "../../engine/figure.ts";
import { medicarePremium } from "../../engine/retirement/taxes/irmaa.ts";
import { additionalMedicareTax } from "../../engine/tax/additional-medicare-tax.ts";
import { adoptionCredit } from "../../engine/tax/credits/adoption-credit.ts";
import { childCredits } from "../../engine/tax/credits/child-credits.ts";
import { dependentCareCredit } from "../../engine/tax/credits/dependent-care-credit.ts";
import { earnedIncomeCredit } from "../../engine/tax/credits/earned-income-credit.ts";
import { educationCredits } from "../../engine/tax/credits/education-credits.ts";
import { saversCredit } from "../../engine/tax/credits/savers-credit.ts";
import { filingStatuses } from "../../engine/tax/filing-status.ts";
import { netInvestmentIncomeTax } from "../../engine/tax/net-investment-income-tax.ts";
import { carLoanDeduction } from "../../engine/tax/schedule-1a/car-loan.ts";
import { overtimeDeduction } from "../../engine/tax/schedule-1a/overtime.ts";
import { seniorDeduction } from "../../engine/tax/schedule-1a/seniors.ts";
import { tipsDeduction } from "../../engine/tax/schedule-1a/tips.ts";
import { selfEmploymentTax } from "../../engine/tax/self-employment-tax.ts";
import { stateAndLocalTaxes } from "../../engine/tax/state-and-local-taxes.ts";
import { studentLoanInterest } from "../../engine/tax/student-loan-interest.ts";
import { taxableBenefits } from "../../engine/tax/taxable-benefits.ts";
import { secondReadings } from "../../testing/second-reading.ts";
import { medicare } from "../retirement/medicare.ts";
import { lawFor } from "../us/index.ts";

const read = new Map(
  (["federal", "retirement"] as const).flatMap(secondReadings).map(({ path, value }) => [path, value]),
);

/** A figure of the second reading. */
function figure(path: string): number {
  const value = read.get(path);
  if (typeof value !== "number") throw new Error(`${path} has no number in the second reading`);
  return value;
}

/** The limit itself, and one dollar more. */
const atAndBeyond = (limit: number) => [limit, limit + 1];
/** To the cent. */
const same = (ours: number, byHand: number, where: string) => expect(ours, where).toBeCloseTo(byHand, 2);

const years = [2025, 2026] as const;
const returns = years.flatMap((year) => filingStatuses.map((status) => ({ year, status })));

describe.each(returns)("$year, $status", ({ year, status }) => {
  const law = lawFor(year, status);
  const of = (name: string) => figure(`us/${year}/${name}`);
  const ofStatus = (name: string) => figure(`us/${year}/${name}.${status}`);
  const separate = status === "married_separate";

  test("taxes on work and on investments start above their thresholds", () => {
    const base = of("selfEmployment.wageBase");
    for (const wages of [base - 1, ...atAndBeyond(base)]) {
      const earned = 10_000 * of("selfEmployment.netEarningsFactor");
      const left = wages < base ? base - wages : 0;
      const byHand = left * of("selfEmployment.socialSecurityRate") + earned * of("selfEmployment.medicareRate");
      same(selfEmploymentTax({ profit: 10_000, wages }, law.selfEmployment).tax, byHand, `wages of ${wages}`);
    }
    const above = ofStatus("additionalMedicare.threshold");
    const [at, beyond] = atAndBeyond(above).map((wages) => additionalMedicareTax(wages, 0, law.additionalMedicare).tax);
    expect(at).toBe(0);
    expect(beyond).toBeCloseTo(of("additionalMedicare.rate"), 9);
    const from = ofStatus("netInvestmentIncome.threshold");
    const taxes = atAndBeyond(from).map((income) => netInvestmentIncomeTax(5_000, income, law.netInvestmentIncome).tax);
    expect(taxes[0]).toBe(0);
    expect(taxes[1]).toBeCloseTo(of("netInvestmentIncome.rate"), 9);
  });

  test("the child credit falls by a step with each thousand begun", () => {
    const start = ofStatus("childCredit.phaseOutStart");
    const [step, lost, each] = [
      of("childCredit.phaseOutStep"),
      of("childCredit.lostPerStep"),
      of("childCredit.perChild"),
    ];
    for (const [income, steps] of [
      [start, 0],
      [start + 1, 1],
      [start + step, 1],
      [start + step + 1, 2],
    ] as const) {
      const { credits } = childCredits(
        {
          children: 1,
          otherDependents: 0,
          income,
          earnedIncome: income,
          payrollTaxesLessCredits: 0,
          adoptionCredit: 0,
          taxLeft: 99_999,
        },
        law.childCredit,
      );
      same(credits, each - steps * lost, `child credit at ${income}`);
    }
  });

  test.each(["none", "one", "two", "three"] as const)("earned income credit: %s", (row) => {
    const children = ["none", "one", "two", "three"].indexOf(row);
    const [most, inRate, outRate] = ["maximum", "phaseInRate", "phaseOutRate"].map((name) =>
      of(`earnedIncomeCredit.${row}.${name}`),
    ) as [number, number, number];
    const start = ofStatus(`earnedIncomeCredit.${row}.phaseOutStart`);
    const credit = (earned: number, investmentIncome = 0) =>
      earnedIncomeCredit(
        {
          children,
          earnedIncome: earned,
          income: earned,
          investmentIncome,
          mayClaim: true,
          mayClaimWithoutChild: true,
          byTable: false,
        },
        law.earnedIncomeCredit,
      ).credit;
    same(credit(1), inRate, "a dollar of earnings");
    for (const income of atAndBeyond(start)) same(credit(income), most - outRate * (income - start), `at ${income}`);
    const end = Math.floor(start + most / outRate);
    same(credit(end), most - outRate * (end - start), `at ${end}`);
    expect(credit(end + 1)).toBe(0);
    const limit = of("earnedIncomeCredit.investmentIncomeLimit");
    same(credit(start, limit), most, "investments at their limit");
    expect(credit(start, limit + 1)).toBe(0);
  });

  test("the saver's credit changes its rate one dollar beyond each limit", () => {
    const savers = [{ age: 40, fullTimeStudent: false, contributions: 5_000 }];
    const rates = ["highRate", "middleRate", "lowRate"].map((name) => of(`saversCredit.${name}`));
    const most = of("saversCredit.maximumPerPerson");
    for (const [i, name] of ["highRateUpTo", "middleRateUpTo", "lowRateUpTo"].entries()) {
      const [at, beyond] = atAndBeyond(ofStatus(`saversCredit.${name}`)).map(
        (income) => saversCredit(savers, false, income, law.saversCredit).credit,
      );
      same(at ?? Number.NaN, most * (rates[i] ?? 0), name);
      same(beyond ?? Number.NaN, most * (rates[i + 1] ?? 0), `beyond ${name}`);
    }
  });

  test("deductions that fall with income", () => {
    const share = (income: number, start: number, end: number) =>
      Math.min(1, Math.max(0, (end - income) / (end - start)));
    if (!separate) {
      const [start, end] = [ofStatus("studentLoan.phaseOutStart"), ofStatus("studentLoan.phaseOutEnd")];
      for (const income of [...atAndBeyond(start), end - 1, ...atAndBeyond(end)])
        same(
          studentLoanInterest(9_999, income, false, law.studentLoan).deduction,
          of("studentLoan.maximum") * share(income, start, end),
          `student loan at ${income}`,
        );
      const [from, to] = [ofStatus("education.phaseOutStart"), ofStatus("education.phaseOutEnd")];
      for (const income of [...atAndBeyond(from), to - 1, ...atAndBeyond(to)]) {
        const { opportunityCredit } = educationCredits([4_000], 0, income, false, law.education);
        same(opportunityCredit, 2_500 * share(income, from, to), `education at ${income}`);
      }
      const step = of("tips.phaseOutStep");
      const tipsStart = ofStatus("tips.phaseOutStart");
      for (const [income, steps] of [
        [tipsStart, 0],
        [tipsStart + step - 1, 0],
        [tipsStart + step, 1],
      ] as const)
        same(
          tipsDeduction(99_999, income, law.tips).deduction,
          of("tips.maximum") - steps * of("tips.lostPerStep"),
          `tips at ${income}`,
        );
      const overtimeStart = ofStatus("overtime.phaseOutStart");
      for (const [income, steps] of [
        [overtimeStart, 0],
        [overtimeStart + step - 1, 0],
        [overtimeStart + step, 1],
      ] as const)
        same(
          overtimeDeduction(99_999, income, law.overtime).deduction,
          ofStatus("overtime.maximum") - steps * of("overtime.lostPerStep"),
          `overtime at ${income}`,
        );
      const seniorStart = ofStatus("senior.phaseOutStart");
      for (const income of atAndBeyond(seniorStart))
        same(
          seniorDeduction(1, income, law.senior).deduction,
          of("senior.perPerson") - of("senior.phaseOutRate") * (income - seniorStart),
          `senior at ${income}`,
        );
    }
    const carStart = ofStatus("carLoan.phaseOutStart");
    for (const [income, steps] of [
      [carStart, 0],
      [carStart + 1, 1],
      [carStart + 1_000, 1],
      [carStart + 1_001, 2],
    ] as const)
      same(
        carLoanDeduction(99_999, income, law.carLoan).deduction,
        of("carLoan.maximum") - steps * of("carLoan.lostPerStep"),
        `car loan at ${income}`,
      );
    const saltStart = ofStatus("itemized.saltPhaseDownStart");
    const half = separate ? 0.5 : 1;
    for (const income of atAndBeyond(saltStart))
      same(
        stateAndLocalTaxes(99_999, income, law.itemized).deduction,
        half * (of("itemized.saltLimit") - of("itemized.saltPhaseDownRate") * (income - saltStart)),
        `state and local taxes at ${income}`,
      );
  });

  test("benefits are taxed by half from one base and by 85% from the other", () => {
    const [base, second] = [ofStatus("socialSecurityBenefits.base"), ofStatus("socialSecurityBenefits.secondBase")];
    const taxed = (provisionalIncome: number) =>
      taxableBenefits({ benefits: 50_000, provisionalIncome, separateTogether: false }, law.socialSecurityBenefits)
        .taxable;
    for (const [income, byHand] of [
      [base, 0],
      [base + 1, 0.5],
      [second, (second - base) / 2],
      [second + 1, (second - base) / 2 + 0.85],
    ] as const)
      same(taxed(income), byHand, `benefits at ${income}`);
  });
});

describe.each(years)("%i, for every status", (year) => {
  const law = lawFor(year, "single");
  const of = (name: string) => figure(`us/${year}/${name}`);

  test("the care credit's rate falls a point with each step begun", () => {
    const [start, step, first, lost] = ["start", "step", "firstRate", "lostPerStep"].map((name) =>
      of(`dependentCare.${name}`),
    ) as [number, number, number, number];
    for (const [persons, costs] of [
      [1, of("dependentCare.forOne")],
      [2, of("dependentCare.forMore")],
    ] as const)
      for (const [income, steps] of [
        [start, 0],
        [start + 1, 1],
        [start + step, 1],
        [start + step + 1, 2],
      ] as const)
        same(
          dependentCareCredit({ persons, expenses: 99_999, earnedIncome: income, income }, law.dependentCare).credit,
          costs * (first - steps * lost),
          `care for ${persons} at ${income}`,
        );
  });

  test("the adoption credit falls between two incomes", () => {
    const [start, end, most] = ["phaseOutStart", "phaseOutEnd", "maximum"].map((name) => of(`adoption.${name}`)) as [
      number,
      number,
      number,
    ];
    for (const income of [...atAndBeyond(start), end - 1, ...atAndBeyond(end)])
      same(
        adoptionCredit(1, 99_999, income, false, law.adoption).credit,
        most * Math.max(0, Math.min(1, (end - income) / (end - start))),
        `adoption at ${income}`,
      );
  });
});

describe.each(years)("Medicare %i", (year) => {
  test.each(["individual", "joint", "separateTogether"] as const)(
    "%s: each tier at its income and a dollar beyond",
    (kind) => {
      const list = (name: string) => read.get(`retirement/medicare/${year}.${kind}.${name}`) as readonly number[];
      const standard = figure(`retirement/medicare/${year}.standardPartB`);
      // The last tier includes its income; the others start a dollar later.
      const highest = figure(`retirement/medicare/${year}.${kind}.highestTierStart`);
      const starts = [...list("tierStarts"), highest];
      const law = { ...valuesOf(medicare[year][kind]), standardPartB: medicare[year].standardPartB.value };
      expect(starts.length).toBeGreaterThan(1);
      for (const [i, start] of starts.entries())
        for (const [income, tier] of [
          [start - 1, i],
          [start, start === highest ? i + 1 : i],
          [start + 1, i + 1],
        ] as const) {
          const paid = medicarePremium({ incomeTwoYearsBefore: income }, law);
          const [b = 0, d = 0] =
            tier === 0 ? [] : [list("partBSurcharges")[tier - 1], list("partDSurcharges")[tier - 1]];
          same(paid.yearlyPremium, 12 * (standard + b + d), `${income}`);
        }
    },
  );
});
