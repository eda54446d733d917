import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../law/figure.ts";
import { fha, fhaAnnualPremiums, fhaRefund } from "../../law/mortgage/fha.ts";
import { homeownersProtection } from "../../law/mortgage/homeowners-protection.ts";
import { priceAdjustments } from "../../law/mortgage/price-adjustments.ts";
import { currentValueRules, privateInsuranceCards } from "../../law/mortgage/private-insurance.ts";
import { usda } from "../../law/mortgage/usda.ts";
import { vaPurchaseFees } from "../../law/mortgage/va.ts";
import { anyExtras, anyLoan, anyRate, scopeOfInputs } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { dateFromIso } from "../calendar.ts";
import { explain } from "../worksheet.ts";
import { fhaLoan, fhaLoanLines, upfrontRefundShare } from "./fha.ts";
import { insuranceAlternatives, insuranceAlternativesLines } from "./insurance-alternatives.ts";
import { fhaLimit, loanClass, vaLoanWithPartialEntitlement } from "./loan-limits.ts";
import { currentValueEnd, privateInsurance, privateInsuranceLines } from "./private-insurance.ts";
import { priceAdjustment, privateInsuranceRate } from "./rate-cards.ts";
import { schedule } from "./schedule.ts";
import { usdaLoan, usdaLoanLines } from "./usda.ts";
import { vaLoan, vaLoanLines } from "./va.ts";

const hpa = valuesOf<{ requestShare: number; automaticShare: number }>(homeownersProtection);
const hpaScope = scopeOf(homeownersProtection);

const sample = {
  loan: 380_000,
  originalValue: 400_000,
  annualRate: 0.065,
  termMonths: 360,
  firstPayment: dateFromIso("2027-03-01"),
  mortgageInsuranceRate: 0.0066,
};

test("380,000 on 400,000 at 6.5%: ask after payment 124, automatic after 135, 81 with 250 extra", () => {
  expect(privateInsurance(sample, hpa)).toMatchObject({
    perMonth: 209,
    scheduledRequest: 124,
    scheduledRequestDate: "2037-06-01",
    scheduledAutomatic: 135,
    scheduledAutomaticDate: "2038-05-01",
  });
  expect(privateInsurance(sample, hpa, { perMonth: 250 })).toMatchObject({
    actualRequest: 81,
    scheduledAutomatic: 135,
  });
});

test("a rising value ends the insurance sooner: at 75% from two years on, at 80% from five", () => {
  const rules = valuesOf<Parameters<typeof currentValueEnd>[3]>(currentValueRules);
  const endWith = (growth: number) => currentValueEnd(schedule(sample), sample.originalValue, growth, rules);
  expect(endWith(0.15)).toBe(24);
  expect(endWith(0.03)).toBeGreaterThanOrEqual(60);
  expect(endWith(-0.05)).toBeGreaterThan(200);
});

const anyInsured = fc
  .tuple(anyLoan, fc.integer({ min: 0, max: 4_000_000 }), anyRate(2))
  .map(([loan, originalValue, mortgageInsuranceRate]) => ({ ...loan, originalValue, mortgageInsuranceRate }));

test("private insurance explains itself, and asking never costs", () => {
  fc.assert(
    fc.property(anyInsured, anyExtras, (loan, extras) => {
      const result = privateInsurance(loan, hpa, extras);
      expect(result.savedByRequest).toBeGreaterThanOrEqual(0);
      const steps = explain(result, privateInsuranceLines, { ...scopeOfInputs(loan), ...hpaScope });
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});

test("the rate card: by ratio, score, term and number of borrowers", () => {
  const applicant = { loanToValue: 0.95, creditScore: 745, termMonths: 360, borrowers: 1 };
  const rateFor = (changes: Partial<typeof applicant>) =>
    privateInsuranceRate({ ...applicant, ...changes }, privateInsuranceCards);
  expect(rateFor({})).toBe(0.0053);
  expect(rateFor({ loanToValue: 0.9501 })).toBe(0.007);
  expect(rateFor({ creditScore: 760 })).toBe(0.0038);
  expect(rateFor({ creditScore: 500 })).toBe(0.0142);
  expect(rateFor({ termMonths: 240 })).toBe(0.0039);
  expect(rateFor({ borrowers: 2 })).toBe(0.0044);
  expect(rateFor({ loanToValue: 0.8 })).toBe(0);
  expect(rateFor({ loanToValue: 0.98 })).toBeNull();
});

test("Fannie Mae's adjustments add up; short terms have none by score; cash-out ends at 80%", () => {
  const loan = { loanToValue: 0.8, creditScore: 745, termMonths: 360 };
  expect(priceAdjustment(loan, "purchase", [], priceAdjustments)).toBeCloseTo(0.00875, 12);
  expect(priceAdjustment(loan, "purchase", ["condominium"], priceAdjustments)).toBeCloseTo(0.01625, 12);
  expect(priceAdjustment({ ...loan, termMonths: 180 }, "purchase", [], priceAdjustments)).toBe(0);
  expect(priceAdjustment(loan, "cashOut", [], priceAdjustments)).toBeCloseTo(0.02375, 12);
  expect(priceAdjustment({ ...loan, loanToValue: 0.85 }, "cashOut", [], priceAdjustments)).toBeNull();
});

test("FHA, 300,000 with 3.5% down at 6.75%: the worked example", () => {
  const purchase = { price: 300_000, downShare: 0.035, annualRate: 0.0675, termMonths: 360 };
  const result = fhaLoan(purchase, valuesOf(fha), fhaAnnualPremiums);
  expect(result).toMatchObject({
    loan: 289_500,
    upfrontPremium: 5066.25,
    totalLoan: 294_566.25,
    principalAndInterest: 1910.55,
  });
  expect([result.premiums[0], result.premiums[1], result.premiums[9]]).toEqual([132.05, 130.59, 114.6]);
});

// HUD Mortgagee Letter 2023-05, at the edges of its bands.
test.each([
  [360, 300_000, 0.1, 0.005, 132],
  [360, 300_000, 0.05, 0.005, 360],
  [360, 300_000, 0.035, 0.0055, 360],
  [360, 900_000, 0.1, 0.007, 132],
  [360, 900_000, 0.035, 0.0075, 360],
  [180, 300_000, 0.1, 0.0015, 132],
  [180, 300_000, 0.05, 0.004, 180],
  [180, 1_000_000, 0.22, 0.0015, 132],
  [180, 1_000_000, 0.15, 0.004, 132],
  [180, 1_000_000, 0.05, 0.0065, 180],
  [120, 300_000, 0.2, 0.0015, 120],
])(
  "FHA premium over %d months on %d with %d down: rate %d for %d months",
  (termMonths, price, downShare, rate, premiumMonths) => {
    const result = fhaLoan({ price, downShare, annualRate: 0.06, termMonths }, valuesOf(fha), fhaAnnualPremiums);
    expect([result.annualPremiumRate, result.premiumMonths]).toEqual([rate, premiumMonths]);
  },
);

test("USDA: the fee added to the loan is 1% of the whole, itself included, as lenders divide by 0.99", () => {
  const terms = { loan: 100_000, annualRate: 0.065, termMonths: 360 };
  expect(usdaLoan(terms, valuesOf(usda))).toMatchObject({ upfrontFee: 1010.1, totalLoan: 101_010.1 });
  expect(usdaLoan({ ...terms, feeOnLoanAlone: true }, valuesOf(usda)).totalLoan).toBe(101_000);
});

const anyPurchase = fc.record({
  price: fc.integer({ min: 0, max: 2_000_000 }),
  downShare: anyRate(100),
  annualRate: anyRate(),
  termMonths: fc.integer({ min: 1, max: 480 }),
});

test("government loans explain themselves", () => {
  fc.assert(
    fc.property(anyPurchase, fc.boolean(), fc.boolean(), (purchase, firstUse, exempt) => {
      const withFha = fhaLoan(purchase, valuesOf(fha), fhaAnnualPremiums);
      expect(misexplained(explain(withFha, fhaLoanLines, { ...scopeOfInputs(purchase), ...scopeOf(fha) }))).toEqual([]);
      const withVa = vaLoan({ ...purchase, firstUse, exempt }, vaPurchaseFees);
      expect(misexplained(explain(withVa, vaLoanLines, scopeOfInputs(purchase)))).toEqual([]);
      const forUsda = { loan: purchase.price, annualRate: purchase.annualRate, termMonths: purchase.termMonths };
      const withUsda = usdaLoan(forUsda, valuesOf(usda));
      expect(misexplained(explain(withUsda, usdaLoanLines, { ...scopeOfInputs(forUsda), ...scopeOf(usda) }))).toEqual(
        [],
      );
    }),
  );
});

test("VA funding fee: by down payment and use, none for the exempt", () => {
  const fee = (downShare: number, firstUse: boolean, exempt = false) =>
    vaLoan({ price: 400_000, downShare, firstUse, exempt, annualRate: 0.065, termMonths: 360 }, vaPurchaseFees).feeRate;
  expect([fee(0, true), fee(0, false), fee(0.05, false), fee(0.1, true), fee(0, false, true)]).toEqual([
    0.0215, 0.033, 0.015, 0.0125, 0,
  ]);
});

test("the ways to borrow above 80% explain themselves; without premiums they cost the interest", () => {
  const choice = {
    ...sample,
    singlePremiumShare: 0.015,
    lenderPaidAddition: 0.0025,
    secondRate: 0.085,
    secondMonths: 180,
    holdMonths: 84,
  };
  const result = insuranceAlternatives(choice, hpa);
  expect(result).toMatchObject({ insured: 84, firstLoan: 320_000, secondLoan: 60_000, singlePremium: 5700 });
  expect(result.monthly.cost - result.single.cost).toBeCloseTo(209 * 84 - 5700, 6);
  const steps = explain(result, insuranceAlternativesLines, { ...scopeOfInputs(choice), ...hpaScope });
  expect(misexplained(steps)).toEqual([]);
});

test("loan limits: conforming, high balance, jumbo; FHA by county; VA with used entitlement", () => {
  expect(loanClass(832_750, 832_750, 832_750)).toBe("conforming");
  expect(loanClass(832_751, 1_249_125, 832_750)).toBe("highBalance");
  expect(loanClass(832_751, 832_750, 832_750)).toBe("jumbo");
  const county = { conforming: 832_750, baseline: 832_750, statutory: false, listed: null };
  expect(fhaLimit(county, 541_287)).toBe(541_287);
  expect(fhaLimit({ ...county, conforming: 1_000_000 }, 541_287)).toBe(1_000_000);
  expect(fhaLimit({ ...county, listed: 600_000 }, 541_287)).toBe(600_000);
  expect(fhaLimit({ ...county, conforming: 1_249_125, statutory: true, listed: 585_350 }, 541_287)).toBe(585_350);
  expect(vaLoanWithPartialEntitlement(832_750, 50_000, 0.25)).toBe(632_750);
});

test("part of FHA's upfront premium comes back on a refinance: 80% in the first month, 10% in the 36th, then none", () => {
  const law = valuesOf<Parameters<typeof upfrontRefundShare>[1]>(fhaRefund);
  expect([1, 12, 36, 37].map((month) => Math.round(upfrontRefundShare(month, law) * 100))).toEqual([80, 58, 10, 0]);
});
