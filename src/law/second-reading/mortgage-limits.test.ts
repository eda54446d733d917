/**
 * Loan limits, mortgage insurance and income limits, each at its edge and one step beyond: a dollar of loan, a
 * hundredth of a percent of the price, a dollar of payment. What is expected is worked from the second reading by the
 * few lines in this file.
 */
import { describe, expect, test } from "vitest";
import { countiesIn } from "../../calculators/mortgage/place/counties.ts";
import { limitsFor } from "../../calculators/mortgage/place/limits.ts";
import { incomeTest, ratioVerdict, vaVerdict } from "../../engine/mortgage/income-test.ts";
import { fhaLoan } from "../../engine/mortgage/insurance/fha.ts";
import { insuredPayments, needsPrivateInsurance } from "../../engine/mortgage/insurance/private-insurance.ts";
import { privateInsuranceRate } from "../../engine/mortgage/insurance/rate-cards.ts";
import { usdaLoan } from "../../engine/mortgage/insurance/usda.ts";
import { vaLoan } from "../../engine/mortgage/insurance/va.ts";
import { secondReadings } from "../../testing/second-reading.ts";
import { valuesOf } from "../figure.ts";
import { debtLimits, vaResidual } from "../mortgage/debt-limits.ts";
import { fha, fhaAnnualPremiums } from "../mortgage/fha.ts";
import { homeownersProtection } from "../mortgage/homeowners-protection.ts";
import { highCostCounties } from "../mortgage/loan-limits-by-county.ts";
import { privateInsuranceCards } from "../mortgage/private-insurance.ts";
import { usda } from "../mortgage/usda.ts";
import { vaPurchaseFees } from "../mortgage/va.ts";

const read = new Map(secondReadings("mortgage").map(({ path, value }) => [path, value]));
function figure(path: string): number {
  const value = read.get(`mortgage/${path}`);
  if (typeof value !== "number") throw new Error(`${path} has no number in the second reading`);
  return value;
}
const list = (path: string) => read.get(`mortgage/${path}`) as readonly number[];
const counties = highCostCounties.filter(({ fips }) => read.has(`mortgage/countyLimits/${fips}`));

describe.each([1, 2, 3, 4] as const)("a home of %i units", (units) => {
  const national = figure(`loanLimits2026/conforming.units${units}`);
  const ceiling = figure(`loanLimits2026/conformingCeiling.units${units}`);
  const floor = figure(`loanLimits2026/fhaFloor.units${units}`);

  test("where the national limit applies, a dollar above it makes a jumbo loan, and FHA has its floor", () => {
    const here = (loan: number) => limitsFor({ units, state: "OH" }, loan);
    expect([here(national).loanClass, here(national + 1).loanClass]).toEqual(["conforming", "jumbo"]);
    expect([here(1).conforming, here(1).fha]).toEqual([national, floor]);
    // FHFA's and HUD's shares: 150% and 65% of the national limit.
    expect(ceiling).toBe(1.5 * national);
    expect(Math.abs(floor - 0.65 * national)).toBeLessThan(units === 1 ? 1 : 50);
  });

  test("in every dear county the loan is high-balance up to its limit, jumbo above, and FHA goes as high", () => {
    expect(counties.length).toBeGreaterThan(150);
    let tried = 0;
    for (const { fips, state, conforming } of counties) {
      const limit = list(`countyLimits/${fips}`)[units - 1] ?? Number.NaN;
      // Found by the figures, since the lists of limits and of taxes write a county's name differently.
      const county = [...countiesIn(state).values()].find((one) => one.conforming === conforming);
      if (county === undefined) continue;
      const here = (loan: number) => limitsFor({ units, state }, loan, county);
      expect(
        [national, national + 1, limit, limit + 1].map((loan) => here(loan).loanClass),
        fips,
      ).toEqual([
        "conforming",
        limit > national ? "highBalance" : "jumbo",
        limit > national ? "highBalance" : "conforming",
        "jumbo",
      ]);
      if (state !== "AK" && state !== "HI") {
        expect(limit, fips).toBeLessThanOrEqual(ceiling);
        expect(here(1).fha, fips).toBe(limit);
      }
      tried++;
    }
    expect(tried).toBeGreaterThan(140);
  });
});

describe("FHA", () => {
  const law = valuesOf(fha);
  const loan = (price: number, downShare: number, termMonths: number) =>
    fhaLoan({ price, downShare, annualRate: 0.06, termMonths }, law, fhaAnnualPremiums);
  const rows = [...Array(11).keys()].map((i) => ({
    shortTerm: read.get(`mortgage/fhaAnnualPremiums/${i}.shortTerm`),
    large: read.get(`mortgage/fhaAnnualPremiums/${i}.large`),
    upTo: (read.get(`mortgage/fhaAnnualPremiums/${i}.loanToValueUpTo`) as number | undefined) ?? 1,
    rate: figure(`fhaAnnualPremiums/${i}.rate`),
    wholeTerm: read.get(`mortgage/fhaAnnualPremiums/${i}.wholeTerm`),
  }));
  const [shortTerm, large, limited] = [
    figure("fha/shortTermMonths"),
    figure("fha/largeLoan"),
    figure("fha/limitedMonths"),
  ];

  test.each([shortTerm, shortTerm + 12])(
    "the annual premium at each loan-to-value and just above it, %i months",
    (term) => {
      for (const price of [400_000, 1_000_000])
        for (const share of [0.78, 0.7801, 0.9, 0.9001, 0.95, 0.9501, 0.965]) {
          const base = Math.floor(price * share + 1e-6);
          const row = rows.find(
            (one) => one.shortTerm === term <= shortTerm && one.large === base > large && share <= one.upTo,
          );
          const found = loan(price, 1 - share, term);
          expect([found.loan, found.annualPremiumRate], `${price} at ${share}`).toEqual([base, row?.rate]);
          expect(found.premiumMonths, `${price} at ${share}`).toBe(row?.wholeTerm ? term : Math.min(limited, term));
          expect(found.upfrontPremium).toBeCloseTo(Math.round(base * figure("fha/upfrontRate") * 100) / 100, 2);
        }
    },
  );

  test("a base loan of the letter's amount has the lower premium, a dollar more the higher one", () => {
    const at = (base: number) => loan(base, 0, 360).annualPremiumRate;
    expect([at(large), at(large + 1)]).toEqual([0.0055, 0.0075]);
    expect([rows[2]?.rate, rows[5]?.rate]).toEqual([0.0055, 0.0075]);
  });
});

test("VA's funding fee falls at 5% and at 10% down", () => {
  for (const firstUse of [true, false])
    for (const downShare of [0, 0.0499, 0.05, 0.0999, 0.1, 0.2]) {
      let rate = Number.NaN;
      for (const i of [0, 1, 2])
        if (downShare >= figure(`vaPurchaseFees/${i}.downFrom`))
          rate = figure(`vaPurchaseFees/${i}.${firstUse ? "firstUse" : "laterUse"}`);
      const purchase = { price: 400_000, downShare, firstUse, exempt: false, annualRate: 0.06, termMonths: 360 };
      const found = vaLoan(purchase, vaPurchaseFees);
      expect(found.fundingFee, `${downShare}`).toBeCloseTo(400_000 * (1 - downShare) * rate, 2);
      expect(vaLoan({ ...purchase, exempt: true }, vaPurchaseFees).fundingFee).toBe(0);
    }
});

test("USDA's fee is a share of the loan with the fee, and a share of the average balance each year", () => {
  const [upfront, yearly] = [figure("usda/upfrontRate"), figure("usda/annualFeeRate")];
  const found = usdaLoan({ loan: 198_000, annualRate: 0.06, termMonths: 360 }, valuesOf(usda));
  expect(found.totalLoan).toBeCloseTo(198_000 / (1 - upfront), 2);
  // The balances before each payment of the first year, at the payment of an annuity.
  const monthly = 0.06 / 12;
  const payment = Math.round((200_000 * monthly * 100) / (1 - (1 + monthly) ** -360)) / 100;
  let [balance, sum] = [200_000, 0];
  for (let month = 0; month < 12; month++) {
    sum += balance;
    balance = Math.round((balance * (1 + monthly) - payment) * 100) / 100;
  }
  expect(found.feePerMonth).toBeCloseTo(((sum / 12) * yearly) / 12, 1);
});

describe("private mortgage insurance", () => {
  const law = valuesOf<{ requestShare: number; automaticShare: number }>(homeownersProtection);

  test("is asked for above 80% of the value, to the cent", () => {
    const most = figure("homeownersProtection/requestShare") * 400_000;
    expect([most, most + 0.01].map((loan) => needsPrivateInsurance(loan, 400_000, law))).toEqual([false, true]);
  });

  test("ends by itself with the first scheduled balance of 78%", () => {
    const end = figure("homeownersProtection/automaticShare") * 400_000;
    const monthly = 0.06 / 12;
    const payment = Math.round((360_000 * monthly * 100) / (1 - (1 + monthly) ** -360)) / 100;
    let [balance, made] = [360_000, 0];
    while (balance > end) {
      balance = Math.round((balance * (1 + monthly) - payment) * 100) / 100;
      made++;
    }
    const loan = { loan: 360_000, annualRate: 0.06, termMonths: 360, firstPayment: { year: 2026, month: 1, day: 1 } };
    expect(insuredPayments(loan, 400_000, law.automaticShare)).toBe(made);
  });

  test.each([
    ["over20Years", 360],
    ["over20Years", 241],
    ["upTo20Years", 240],
  ] as const)("the card of %s, %i months: each step of loan-to-value and of the score", (card, termMonths) => {
    const scores = list("privateInsuranceCards/over20Years.scores");
    for (const row of [0, 1, 2, 3]) {
      const of = (name: string) => `privateInsuranceCards/${card}.rows.${row}.${name}`;
      const [above, upTo] = [figure(of("above")), figure(of("upTo"))];
      scores.forEach((score, band) => {
        const rate = (loanToValue: number, creditScore: number, borrowers = 1) =>
          privateInsuranceRate({ loanToValue, creditScore, termMonths, borrowers }, privateInsuranceCards);
        const byHand = list(of("rates"))[band] ?? Number.NaN;
        expect(rate(upTo, score), `${upTo} at ${score}`).toBeCloseTo(byHand, 9);
        expect(rate(above + 0.0001, score), `above ${above} at ${score}`).toBeCloseTo(byHand, 9);
        // A point less is the next band; below the last one, the last one applies.
        const nextBand = list(of("rates"))[Math.min(band + 1, scores.length - 1)] ?? Number.NaN;
        expect(rate(upTo, score - 1)).toBeCloseTo(nextBand, 9);
        const less = list(`privateInsuranceCards/twoBorrowers.rows.${row}.rates`)[band] ?? Number.NaN;
        expect(rate(upTo, score, 2)).toBeCloseTo(byHand + less, 9);
      });
    }
    const none = { creditScore: 740, termMonths, borrowers: 1 };
    expect(privateInsuranceRate({ ...none, loanToValue: 0.8 }, privateInsuranceCards)).toBe(0);
    expect(privateInsuranceRate({ ...none, loanToValue: 0.9701 }, privateInsuranceCards)).toBeNull();
  });
});

describe("income", () => {
  // 120,000 a year is 10,000 a month, so a share is a payment.
  const of = (share: number, more = 0) =>
    incomeTest({ housing: 10_000 * share + more, debtsPerMonth: 0, incomePerYear: 120_000, mostShare: 1 }).ratio;

  test.each(["conventional", "fha", "usda"] as const)("%s: at each limit and a dollar a month above it", (program) => {
    const back = figure(`debtLimits/${program}.back`);
    const most = figure(`debtLimits/${program}.stretch`);
    const front = (read.get(`mortgage/debtLimits/${program}.front`) as number | undefined) ?? null;
    const { front: ours, back: ourBack, stretch } = debtLimits[program];
    const limits = { front: ours?.value ?? null, back: ourBack.value, most: stretch.value };
    const verdict = (housing: number | null, all: number | null) => ratioVerdict(housing, all, limits).verdict;
    expect([verdict(0.1, of(back)), verdict(0.1, of(back, 1))]).toEqual(["yes", "maybe"]);
    expect([verdict(0.1, of(most)), verdict(0.1, of(most, 1))]).toEqual(["maybe", "no"]);
    if (front !== null) expect([verdict(of(front), 0.3), verdict(of(front, 1), 0.3)]).toEqual(["yes", "maybe"]);
  });

  test("VA: the usual ratio, what is left to live on, and the size of the loan that wants more", () => {
    const law = { usual: debtLimits.va.back.value, ...valuesOf(vaResidual) };
    const [usual, larger] = [figure("debtLimits/va.back"), figure("vaResidual/largeLoan")];
    const [least, leastOfSmall] = [figure("vaResidual/onePerson"), figure("vaResidual/onePersonSmallLoan")];
    const verdict = (ratio: number | null, left: number, loan: number) => vaVerdict(ratio, left, loan, law).verdict;
    expect(verdict(of(usual), least, larger)).toBe("yes");
    expect(verdict(of(usual, 1), least, larger)).toBe("maybe");
    expect(verdict(of(usual), least - 1, larger)).toBe("maybe");
    expect(verdict(of(usual, 1), least - 1, larger)).toBe("no");
    expect(verdict(of(usual), leastOfSmall, larger - 1)).toBe("yes");
    expect(verdict(of(usual), leastOfSmall, larger)).toBe("maybe");
  });
});
