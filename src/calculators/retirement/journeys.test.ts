/** Typical plans, followed without returns or inflation, so that every figure can be added up by hand. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { misexplained } from "../../testing/rework.ts";
import { inTwoFutures, stillMarkets } from "../../testing/still-markets.ts";
import { cautions } from "./answer/cautions.ts";
import { earliestStop, mostSpending } from "./answer/levers.ts";
import { beyondOwnPlan } from "./answer/own-plan-words.ts";
import { resultOf } from "./answer/result.ts";
import { verdictOf } from "./answer/verdict.ts";
import { givenBy } from "./given.ts";
import { fields, type Inputs } from "./inputs.ts";
import { compared, optionsWith, type TaxOption, waysToTry } from "./lower-tax/search.ts";
import { pensionOptions, swapped } from "./pension-options/compare.ts";
import { stopTexts } from "./plan/household.ts";
import { fetchState } from "./plan/laws.ts";
import { stepsOf } from "./steps.ts";
import { withBenefitsCut } from "./stress/stress-tests.ts";
import { failure } from "./words.ts";

await Promise.all(["CO", "FL", "TX"].map(fetchState));

/** Nothing grows; no Social Security, health costs, fees or state flat rate. */
const STILL: Typed = {
  ...stillMarkets,
  ...{ inflation: "0", benefit: "known", pia: "0", premiumBefore: "0", medicarePremium: "0", medical: "0" },
  ...{
    stateRate: "0",
    roth: "0",
    taxable: "0",
    cash: "0",
    match: "0",
    saving: "0",
    dividendYield: "0",
    bondYield: "0",
  },
};
/** All in Roth accounts, so no tax is due; 9 years from 67 through 75. */
const UNTAXED: Typed = { age: "66", retireAge: "66", planTo: "75", savings: "300000", roth: "100", spending: "10000" };

describe("a legacy of 200,000", () => {
  // 300,000 - 9 x 10,000 = 210,000 is left.
  test("a future counts only if at least that much is left, to the dollar", () => {
    const enough = plan({ ...UNTAXED, legacy: "210000" });
    expect(enough.said).toBe("Likely yes: your money would have lasted and left at least $210,000 in 100%");
    expect(enough.result).toMatchObject({ rate: 1, leftTooLittle: 0, poorEnd: 210_000 });
    const tooLittle = plan({ ...UNTAXED, legacy: "210001" });
    expect(tooLittle.said).toBe(
      "Your plan falls short too often: your money would have lasted and left at least $210,001 in 0%",
    );
    expect(tooLittle.result).toMatchObject({ rate: 0, leftTooLittle: 2, failed: null });
    expect(failure(tooLittle.inputs, tooLittle.result)).toBe(
      "In 100%, your money lasts but leaves less than $210,001.",
    );
  });
  test("the most that can be spent leaves room for it", () => {
    // (300,000 - 200,000) / 9 = 11,111, in steps of 500.
    expect(mostSpending(plan({ ...UNTAXED, legacy: "200000" }).inputs)).toBe(11_000);
    // One year at a return of 5%: (100,000 - 20,000) x 1.05 = 84,000.
    const oneYear = { ...UNTAXED, planTo: "67", savings: "100000", stockMean: "5", bondMean: "5" };
    expect(mostSpending(plan({ ...oneYear, legacy: "84000" }).inputs)).toBe(20_000);
  });
});

describe("gifts straight from an IRA", () => {
  // At 77 the table has 22.9 years: 1,145,000 / 22.9 = 50,000 is required. Deductions are 16,100 + 2,050 + 6,000 =
  // 24,150.
  const at77 = { age: "76", born: "1950-06", retireAge: "66", planTo: "77", savings: "1145000", spending: "0" };
  test("they count toward required distributions and aren't income (26 USC 408(d)(8))", () => {
    // 50,000 - 24,150 = 25,850: 1,240 on 12,400 and 12% of 13,450, which is 1,614.
    expect(plan(at77).yearAt(77)).toMatchObject({ fromTraditional: 50_000, tax: 2_854, charity: 0 });
    // 30,000 of the 50,000 is given; the other 20,000 is below the deductions. 1,145,000 - 50,000 stays, and 20,000 is
    // saved.
    expect(plan({ ...at77, giving: "30000" }).yearAt(77)).toMatchObject({
      ...{ fromTraditional: 20_000, tax: 0, charity: 30_000, surplus: 20_000, end: 1_115_000 },
    });
  });
  test("at most 111,000 each (Notice 2025-67), and not before 70½", () => {
    expect(plan({ ...at77, giving: "200000" }).yearAt(77)).toMatchObject({
      ...{ fromTraditional: 0, charity: 111_000, end: 1_034_000 },
    });
    // Someone born in June 1957 is 70½ in December 2027; born in July, in January 2028.
    const at70 = { ...at77, age: "69", planTo: "70", giving: "5000" };
    expect(plan({ ...at70, born: "1957-06" }).yearAt(70)?.charity).toBe(5_000);
    expect(plan({ ...at70, born: "1957-07" }).yearAt(70)?.charity).toBe(0);
  });
  test("two people give from both accounts, each up to the limit", () => {
    const two = { ...at77, couple: "yes", spouseAge: "76", spousePlanTo: "77", spouseTraditional: "50" };
    // 572,500 each: 111,000 and 39,000; required 25,000 and 25,000 are both covered.
    expect(plan({ ...two, giving: "150000" }).yearAt(77)).toMatchObject({
      ...{ charity: 150_000, fromTraditional: 0, end: 995_000 },
    });
  });
});

describe("an income annuity from traditional money", () => {
  // 6,000 a year for 100,000. All withdrawals and payments together stay below the deductions, so no tax is due.
  const bought = { ...UNTAXED, roth: "0", annuityPrice: "100000", annuityIncome: "6000", annuityAge: "67" };
  test("immediate: 6,000 comes in, and 4,000 is withdrawn for the 10,000 of living costs", () => {
    const { yearAt } = plan({ ...bought, annuityFrom: "67" });
    expect(yearAt(67)).toMatchObject({ annuityBought: 100_000, otherIncome: 6_000, fromTraditional: 4_000, tax: 0 });
    expect(yearAt(67)?.end).toBe(196_000);
    expect(yearAt(68)?.annuityBought).toBe(0);
  });
  test("deferred: it pays nothing before it begins, and its raises count from then on", () => {
    const { yearAt } = plan({ ...bought, annuityFrom: "70", annuityRaise: "3" }, inAllFutures);
    expect([67, 69].map((age) => yearAt(age)?.otherIncome)).toEqual([0, 0]);
    // 6,000 dollars at 70, and three percent more dollars each year, at that year's prices.
    const dollars = (age: number) =>
      (yearAt(age)?.otherIncome ?? 0) * ((yearAt(age)?.prices ?? 0) / (yearAt(67)?.prices ?? 1));
    // The table's prices have four decimals, which is half a dollar here.
    expect(dollars(70)).toBeCloseTo(6_000, 0);
    expect(dollars(72)).toBeCloseTo(6_000 * 1.03 ** 2, 0);
  });
  test("if the money isn't enough, it buys a proportional part: 300,000 of 400,000 pays 18,000 of 24,000", () => {
    const { yearAt } = plan({ ...bought, annuityFrom: "67", annuityPrice: "400000", annuityIncome: "24000" });
    expect(yearAt(67)).toMatchObject({ annuityBought: 300_000, otherIncome: 18_000, surplus: 8_000 });
  });
  test("one that begins after required distributions do costs at most 210,000 (Notice 2025-67)", () => {
    // Born in June 1960: distributions begin in the year of 75. 300,000 would pay 30,000, but the allowed 210,000 pays
    // 21,000.
    const late = {
      ...{ ...bought, savings: "600000", planTo: "85", spending: "0", born: "1960-06" },
      ...{ annuityPrice: "300000", annuityIncome: "30000" },
    };
    const at80 = plan({ ...late, annuityFrom: "80" });
    expect(at80.yearAt(67)).toMatchObject({ annuityBought: 210_000, end: 390_000 });
    expect(at80.yearAt(80)?.otherIncome).toBe(dollarsOf(21_000, at80.yearAt(80), at80.yearAt(67)));
    expect(at80.result.longevity).toEqual({ startAge: 75, mostPaid: 210_000, latestAge: 85 });
    // In the year of 75 it is not late yet.
    const at75 = plan({ ...late, annuityFrom: "75" });
    expect(at75.yearAt(67)?.annuityBought).toBe(300_000);
    expect(at75.result.longevity).toBeNull();
    // 86 is later than the law allows: the page says so, whatever it costs.
    expect(plan({ ...late, annuityPrice: "200000", annuityFrom: "86" }).result.longevity).not.toBeNull();
  });
  test("for one life it ends with yours; for two it continues", () => {
    const two = { ...bought, annuityFrom: "67", couple: "yes", spouseAge: "66", planTo: "70", spousePlanTo: "75" };
    expect(plan(two).yearAt(71)?.otherIncome).toBe(0);
    expect(plan({ ...two, annuityLives: "two" }).yearAt(71)?.otherIncome).toBeGreaterThan(5_000);
  });
});

test("a pension with a fixed raise of 3% grows from its first year, in that year's dollars", () => {
  const pension = { streams: "1", "streams.0.kind": "fixed pension", "streams.0.amount": "6000" };
  const dollarsFrom = (typed: Typed) => {
    const { yearAt } = plan({ ...UNTAXED, ...pension, ...typed }, inAllFutures);
    return (age: number) => (yearAt(age)?.otherIncome ?? 0) * ((yearAt(age)?.prices ?? 0) / (yearAt(67)?.prices ?? 1));
  };
  const later = dollarsFrom({ "streams.0.fromAge": "70", "streams.0.raise": "3" });
  expect(later(69)).toBe(0);
  expect(later(70)).toBeCloseTo(6_000, 0);
  // 6,000 x 1.03^2 = 6,365.40.
  expect(later(72)).toBeCloseTo(6_365.4, 0);
  // Someone who has been paid since 60 enters what comes in now: it rises from the plan's first year, 67.
  const now = dollarsFrom({ "streams.0.fromAge": "60", "streams.0.raise": "3" });
  expect([67, 69].map(now)).toEqual([expect.closeTo(6_000, 0), expect.closeTo(6_365.4, 0)]);
  const same = dollarsFrom({ "streams.0.fromAge": "60" });
  expect(same(72)).toBeCloseTo(6_000, 0);
});

describe("a TIPS ladder", () => {
  // 6,000 a year from 67 through 71 with no yield: 30,000 at 67.
  const ladder = {
    ...UNTAXED,
    ...{ ladderIncome: "6000", ladderAge: "67", ladderFrom: "67", ladderThrough: "71", ladderYield: "0" },
  };
  test("in traditional accounts: five payments of 6,000 for 30,000, taxed like any withdrawal", () => {
    const { yearAt, result } = plan({ ...ladder, roth: "0" });
    expect(result.ladderPrice).toBe(30_000);
    // 10,000 to live on: 6,000 from the ladder, and everything stays below the deductions.
    expect(yearAt(67)).toMatchObject({ ladderBought: 30_000, otherIncome: 6_000, fromTraditional: 4_000, tax: 0 });
    expect(yearAt(67)?.end).toBe(266_000);
    expect(yearAt(71)).toMatchObject({ ladderBought: 0, otherIncome: 6_000, fromTraditional: 4_000 });
    expect(yearAt(72)).toMatchObject({ otherIncome: 0, fromTraditional: 10_000 });
    // 9 years of 10,000, of which the ladder returned its cost.
    expect(result.poorEnd).toBe(210_000);
  });
  test("at 2%, starting three years later: 6,000 x (1 + 1 / 1.02) / 1.02^3 = 11,197", () => {
    const { yearAt } = plan({
      ...ladder,
      ...{ roth: "0", ladderFrom: "70", ladderThrough: "71", ladderYield: "2" },
    });
    // 1.9803922 / 1.0612080 = 1.8661678.
    expect(yearAt(67)?.ladderBought).toBe(11_197);
    expect([69, 70, 71, 72].map((age) => yearAt(age)?.otherIncome)).toEqual([0, 6_000, 6_000, 0]);
  });
  test("if the money isn't enough, it buys a proportional part", () => {
    const { yearAt } = plan({ ...ladder, roth: "0", ladderIncome: "120000" });
    // 600,000 would be needed and 300,000 is there: 60,000 a year.
    expect(yearAt(67)).toMatchObject({ ladderBought: 300_000, otherIncome: 60_000 });
  });
  test("in a taxable account: paid like a large cost, and its inflation gain is taxed before it is paid", () => {
    const { yearAt } = plan({ ...ladder, ladderIn: "taxable" });
    expect(yearAt(67)).toMatchObject({ ladderBought: 0, oneOff: 30_000, otherIncome: 6_000, fromRoth: 34_000 });
    // After the payment at 67 it is worth 4 x 6,000. At 2% above prices four payments are worth 1 + 0.9803922 +
    // 0.9611688 + 0.9423223 = 3.8838833 a year later and 3.8077287 now: with prices rising by x, 22,846 x (1.02 (1 + x)
    // - 1) is interest.
    const steps = stepsAt({ ...ladder, ladderIn: "taxable", ladderYield: "2", inflation: "3" }, 67);
    const value = (name: string) => steps.find((step) => step.name === name)?.value as number;
    expect(value("ladderInterest")).toBeCloseTo(6_000 * 3.8077287 * (1.02 * value("priceGrowth") - 1), 2);
    expect(value("taxableInterest")).toBe(value("ladderInterest"));
    expect(value("ladder.price")).toBeCloseTo(6_000 * 4.8077287, 2);
  });
});

test("a late start at 50: 30,000 a year to 66 and 24,000 of Social Security carry 40,000 a year to 90", () => {
  const late = {
    ...{
      age: "50",
      born: "1976-01",
      retireAge: "67",
      planTo: "90",
      savings: "50000",
      saving: "30000",
      spending: "40000",
    },
    ...{ roth: "100", rothSaving: "100", pay: "90000", pia: "2000", piaCounts: "plan", claimAge: "67" },
  };
  const { said, result, inputs, yearAt } = plan(late);
  expect(said).toBe("Likely yes: your money would have lasted in 100%");
  // 16 years from 51 through 66: 50,000 + 16 x 30,000. From 50 on a 401(k) takes 24,500 + 8,000, so all of it goes into
  // Roth.
  expect(yearAt(51)?.toRoth).toBe(30_000);
  expect(yearAt(67)).toMatchObject({ savings: 530_000, socialSecurity: 24_000, fromRoth: 16_000, tax: 0 });
  // 24 years from 67 through 90 at 40,000 - 24,000.
  expect(result.poorEnd).toBe(530_000 - 24 * 16_000);
  // One year less of work: 500,000 - 40,000 at 66 before benefits - 384,000 is left; two: 470,000 - 80,000 - 384,000 =
  // 6,000; three fail.
  expect(earliestStop(inputs)).toBe(65);
  // 530,000 / 24 + 24,000 = 46,083, in steps of 500.
  expect(mostSpending(inputs)).toBe(46_000);
});

test("self-employed with a SEP: 15,000 a year is pretax money, and all of it is taxed when withdrawn", () => {
  const self = {
    ...{ age: "60", retireAge: "63", planTo: "70", savings: "0", saving: "15000", rothSaving: "0", pay: "0" },
    ...{ streams: "1", "streams.0.kind": "self-employment", "streams.0.amount": "80000" },
    ...{ "streams.0.fromAge": "40", "streams.0.throughAge": "62", spending: "3000" },
  };
  const { said, result, inputs, yearAt } = plan(self);
  expect(said).toBe("Likely yes: your money would have lasted in 100%");
  // At 61 and 62: 2 x 15,000. Eight years from 63 through 70 take 3,000 each, below the deductions.
  expect(yearAt(61)).toMatchObject({ toTraditional: 15_000, toRoth: 0, toTaxable: 0 });
  expect(yearAt(63)).toMatchObject({ savings: 30_000, fromTraditional: 3_000, tax: 0 });
  expect(result.poorEnd).toBe(30_000 - 8 * 3_000);
  // To stop a year earlier is to end the gig too: 15,000 saved, and nine years of 3,000.
  expect(earliestStop(inputs)).toBe(63);
  expect(stopTexts(inputs, 65)).toEqual({ retireAge: "65", "streams.0.throughAge": "64" });
});

describe("self-employed with a SEP, said beside pay", () => {
  const self = {
    ...{ age: "60", born: "1966-06", retireAge: "63", planTo: "70", savings: "0", spending: "3000" },
    ...{ selfEmployed: "yes", pay: "110000" },
  };
  // 92.35% of 110,000 is taxed at 15.3%: 15,542.51, of which half is deducted. A SEP takes 20% of the 102,228.75 left.
  test("24,500 is 4,054 more than a SEP takes; at this income an IRA may still be deducted", () => {
    const { result, yearAt, inputs } = plan({ ...self, saving: "24500" });
    expect(inputs).toMatchObject({ match: 0, rothSaving: 0 });
    expect(result.ownPlan).toMatchObject({ plan: "sep", most: 20_446, beyond: 4_054, intoTaxable: 0 });
    expect(beyondOwnPlan(result.ownPlan)).toBe(
      "You save $4,054 more than that, so we put $4,054 into a traditional IRA.",
    );
    expect(yearAt(61)).toMatchObject({ toTraditional: 24_500, toRoth: 0, toTaxable: 0 });
  });
  test("of 40,000, an IRA takes 8,600 at 61, of which 7,930 is deducted, and the rest is taxable", () => {
    // 110,000 - 7,771.25 - 20,445.75 = 81,783; 8,600 x (91,000 - 81,783) / 10,000 = 7,926.62, in steps of ten.
    const { result, yearAt } = plan({ ...self, saving: "40000" });
    expect(result.ownPlan).toMatchObject({ intoTraditionalIras: 7_930, intoRothIras: 670, intoTaxable: 10_954 });
    expect(beyondOwnPlan(result.ownPlan)).toContain(
      "$7,930 into a traditional IRA, $670 into a Roth IRA and $10,954 into a taxable account.",
    );
    expect(yearAt(61)).toMatchObject({ toTraditional: 28_376, toRoth: 670, toTaxable: 10_954 });
  });
  test("a solo 401(k) takes 24,500, a catch-up of 11,250 at 61, and the same 20,446 as employer", () => {
    const { result } = plan({ ...self, saving: "40000", ownPlan: "solo" });
    expect(result.ownPlan).toMatchObject({ most: 56_196, beyond: 0, intoTaxable: 0 });
    expect(beyondOwnPlan(result.ownPlan)).toBe("");
  });
  test("an IRA alone takes 8,600 at 61", () => {
    const { result } = plan({ ...self, saving: "10000", ownPlan: "ira" });
    expect(beyondOwnPlan(result.ownPlan)).toBe(
      "You save $1,400 more than that, so we put $1,400 into a taxable account.",
    );
  });
  test("its profit is a gig's until work ends: the same benefit and tax, and savings beside a spouse's pay", () => {
    const gig = {
      ...{ ...self, selfEmployed: "no", pay: "0", workPlan: "no", match: "0", rothSaving: "0", streams: "1" },
      ...{ "streams.0.kind": "self-employment", "streams.0.amount": "110000" },
      ...{ "streams.0.fromAge": "22", "streams.0.throughAge": "62" },
    };
    const own = plan({
      ...self,
      saving: "5000",
      ownPlan: "ira",
      rothSaving: "0",
      benefit: "pay",
      taxable: "100",
      savings: "50000",
    });
    const same = plan({ ...gig, saving: "5000", benefit: "pay", taxable: "100", savings: "50000" });
    expect(own.result.fullBenefit).toBe(same.result.fullBenefit);
    expect(own.result.years1).toEqual(same.result.years1);
    const two = { couple: "yes", spouseAge: "60", spousePay: "50000", saving: "16000", spouseWorkPlan: "no" };
    // 110,000 of 160,000 is earned by the one who stops at 63; the spouse, who goes on to 64, saves 5,000 then.
    const both = plan({ ...self, ...two, spouseRetireAge: "64" });
    expect(both.yearAt(61)).toMatchObject({ toTraditional: 16_000 });
    expect(both.yearAt(63)).toMatchObject({ toTraditional: 5_000 });
  });
  test("every line works out, for each plan", () => {
    for (const ownPlan of ["sep", "solo", "ira"])
      expect(misexplained(stepsAt({ ...self, saving: "40000", ownPlan }, 61))).toEqual([]);
  });
});

describe("45 with 650,000, retiring at 58: health insurance until Medicare", () => {
  const at58 = { age: "45", savings: "650000", retireAge: "58", planTo: "75", spending: "37820" };
  test("it starts at the average price at that age, rises with age, and the answer says what it costs", () => {
    const { premiumBefore: _, ...still } = STILL;
    const inputs = inTwoFutures(readForm(fields, { ...still, ...at58 }, {}, givenBy).inputs);
    // 625 a month at 40, whose multiple is 1.278; on January 1 of the year of the 58th birthday one is 57, with 2.437.
    expect(inputs.premiumBefore).toBe(14_300);
    const result = resultOf(inputs);
    // The last premium, for the five months before the 65th birthday in June, is that at 64, with 3.
    expect(result.health).toMatchObject({ insuredMonths: 89, premium: 14_300, lastPremium: 17_604 });
    // 400% of 15,960.
    expect(result.health?.creditEndsAbove).toBe(63_840);
    expect(result.years1.find(({ age }) => age === 64)?.health).toBe(17_322);
    expect(misexplained(stepsOf(inputs, result.path, 58 - result.firstAge))).toEqual([]);
  });
  test("the credit leaves the share of income that Form 8962 expects", () => {
    // A pension of 40,000 is all the income: 250% of 15,960, where 8.66% of it is expected in 2027. 14,300 - 3,464.
    const { result } = plan({
      ...{ ...at58, roth: "100", spending: "20000", premiumBefore: "14300" },
      ...{ streams: "1", "streams.0.amount": "40000", "streams.0.fromAge": "58" },
    });
    // The seven prices are 14,300 / 2.437 times 2.437, 2.548, 2.603, 2.714, 2.81, 2.873 and 2.952: 111,119.86.
    // With five months at 3, 7,334.84, that is 118,454.70 for 89 months.
    expect(result.health).toMatchObject({ yearly: 15_971, yearlyLeft: 3_464, yearsInMedicaid: 0 });
  });
  test("whoever has no pay in the year of turning 65 buys it until the birthday month; nobody buys it after that", () => {
    const stopsAt = (retireAge: string) => plan({ ...at58, retireAge, premiumBefore: "9000" }).result.health;
    expect(stopsAt("65")).toMatchObject({ insuredMonths: 5, premium: 9_000, lastPremium: 9_000 });
    expect(stopsAt("66")).toBeNull();
  });
  test("a spouse at work until 65 needs it only from January until the birthday month", () => {
    const { result } = plan({
      ...{ age: "62", retireAge: "63", planTo: "95", savings: "2000000", premiumBefore: "9000", couple: "yes" },
      ...{ spouseAge: "50", spouseRetireAge: "65", spousePay: "70000", spousePlanTo: "95" },
    });
    // 2027, 2028 and until June 2029; then until June 2041. From a multiple of 2.873 at 62 to 3 at 64, each for one.
    expect(result.health).toMatchObject({ insuredMonths: 12 + 12 + 5 + 5, premium: 9_000, lastPremium: 9_398 });
  });
});

test("guardrails versus the 4% rule: without growth, 25 withdrawals of 4% use up everything; cuts make it last", () => {
  const at66 = {
    ...{ age: "66", retireAge: "66", planTo: "95", savings: "1000000", roth: "100", spending: "40000" },
    ...{ firstRate: "4", floorShare: "55" },
  };
  // 1,000,000 / 40,000 = 25 years, from 67 through 91.
  const rule = plan({ ...at66, strategy: "constant-dollar-rate" });
  expect(rule.said).toBe(
    "Your plan falls short too often: with the 4% rule, you would have had at least $22,000 a year in 0%",
  );
  expect(rule.result.failed).toMatchObject({ medianAge: 92, latestAge: 92, medianYearsShort: 4 });
  expect(rule.result.flexible).toMatchObject({ ranOut: 2, firstSpent: 40_000, leanest: 0 });
  // It cuts by a tenth whenever the rate exceeds the first one, 40,000 / 960,000, by a fifth: 5% of savings. No cut in
  // the last 15 years.
  const cut = plan({ ...at66, strategy: "guardrails" });
  expect(cut.said).toBe("Likely yes: with guardrails, you would have had at least $22,000 a year in 100%");
  expect(cut.result.flexible).toMatchObject({ ranOut: 0, firstSpent: 40_000, withCuts: 2 });
  // Four or five cuts of a tenth, depending on when prices rise: 40,000 x 0.9^4 = 26,244, or 23,620.
  expect([26_244, 23_620]).toContain(cut.result.flexible?.leanestPoor);
});

test("the first death clears half of the taxable account's gain, and all of it in Texas (26 USC 1014)", () => {
  // A fifth is basis, in past dollars: after a year of inflation its share is 0.2 / prices, and the rest is gain. Half
  // of that is cleared.
  const two = {
    ...{ age: "66", retireAge: "66", planTo: "67", couple: "yes", spouseAge: "66", spousePlanTo: "70" },
    ...{ savings: "100000", taxable: "100", gainShare: "80", spending: "10000", survivorShare: "100" },
  };
  const gainAt = (age: number, typed: Typed) =>
    stepsAt({ ...two, ...typed }, age).find(({ name }) => name === "gain")?.value;
  expect(gainAt(67, {})).toBeCloseTo(8_000, 6);
  const { prices = 1 } = plan(two).yearAt(68) ?? {};
  expect(gainAt(68, {})).toBeCloseTo((10_000 * (1 - 0.2 / prices)) / 2, 2);
  expect(gainAt(68, { state: "TX" })).toBeCloseTo(0, 6);
});

describe("a pension with options, 66 and 66, one of whom dies at 70", () => {
  // Nine years of 25,000 from 67 on. All savings are in Roth accounts, and a pension is below the deductions.
  const two: Typed = {
    ...{ ...UNTAXED, spending: "25000", couple: "yes", spouseAge: "66", survivorShare: "100" },
    ...{ planTo: "70", spousePlanTo: "75", spousePay: "0", spouseBenefit: "known", spousePia: "0" },
    ...{ streams: "1", "streams.0.amount": "20000", "streams.0.fromAge": "67" },
  };
  test("joint and half: 20,000 for four years and 10,000 for five", () => {
    const { result, yearAt } = plan(two);
    expect([67, 70, 71, 75].map((age) => yearAt(age)?.otherIncome)).toEqual([20_000, 20_000, 10_000, 10_000]);
    // 300,000 - 225,000 + 80,000 + 50,000.
    expect(result.poorEnd).toBe(205_000);
  });
  test("single life: 24,000 for four years, and then nothing", () => {
    const { result, yearAt } = plan({ ...two, "streams.0.amount": "24000", "streams.0.survivor": "0" });
    expect([70, 71].map((age) => yearAt(age)?.otherIncome)).toEqual([24_000, 0]);
    // 300,000 - 225,000 + 96,000.
    expect(result.poorEnd).toBe(171_000);
  });
  test("a spouse's pension goes on in full while they live, from the spouse's age", () => {
    const theirs = plan({ ...two, spouseAge: "64", spousePlanTo: "73", "streams.0.owner": "spouse" });
    // Their 67 is your 69.
    expect([68, 69, 71, 75].map((age) => theirs.yearAt(age)?.otherIncome)).toEqual([0, 20_000, 20_000, 20_000]);
  });
  test("both options side by side, with what the survivor gets, and the texts that swap them", () => {
    const typed = { ...two, "streams.0.other": "24000", "streams.0.otherSurvivor": "0" };
    const { inputs } = plan(typed);
    const [own, other] = pensionOptions(inputs);
    expect(own).toMatchObject({ amount: 20_000, toSurvivor: 10_000, isPlanned: true, planned: { poorEnd: 205_000 } });
    expect(other).toMatchObject({ amount: 24_000, toSurvivor: 0, isPlanned: false, planned: { poorEnd: 171_000 } });
    const [now, then] = pensionOptions(plan({ ...typed, ...swapped(inputs, 0) }).inputs);
    expect(now).toMatchObject({ amount: 24_000, toSurvivor: 0, planned: { poorEnd: 171_000 } });
    expect(then).toMatchObject({ amount: 20_000, toSurvivor: 10_000, planned: { poorEnd: 205_000 } });
    // Nobody to leave it to, or nothing to compare: no options.
    expect(pensionOptions(plan({ ...typed, couple: "no" }).inputs)).toEqual([]);
    expect(pensionOptions(plan(two).inputs)).toEqual([]);
  });
});

test("a spouse's part-time work: 7.65% of it is payroll tax, and it ends with the spouse", () => {
  const { yearAt } = plan({
    ...{ ...UNTAXED, couple: "yes", spouseAge: "66", survivorShare: "100", planTo: "75", spousePlanTo: "68" },
    ...{ spousePay: "0", spouseBenefit: "known", spousePia: "0", streams: "1" },
    ...{ "streams.0.kind": "work", "streams.0.owner": "spouse", "streams.0.amount": "8000", "streams.0.fromAge": "60" },
  });
  // 8,000 - 612 pays for a part of 10,000; from 69 on, nobody works.
  expect([67, 68, 69].map((age) => yearAt(age)?.fromRoth)).toEqual([2_612, 2_612, 10_000]);
});

test("three years on Marketplace insurance with 5,000 of income are below the line for its credit by the rest of it", () => {
  // All savings are in a Roth account. One person's poverty line for coverage in 2027 is 15,960 (HHS, January 2026),
  // and before 65 a credit needs at least that (26 USC 36B(c)(1)(A)).
  const { result, yearAt } = plan({
    ...{ ...UNTAXED, age: "62", retireAge: "62", marketplace: "yes", premiumBefore: "9000", savings: "900000" },
    ...{ streams: "1", "streams.0.kind": "rent", "streams.0.amount": "5000", "streams.0.fromAge": "60" },
  });
  // Medicare starts in June of the year of turning 65, so that one counts too.
  expect([63, 64, 65, 66].map((age) => yearAt(age)?.belowLine)).toEqual([10_960, 10_960, 10_960, 0]);
  expect([63, 64, 65].map((age) => yearAt(age)?.credit)).toEqual([0, 0, 0]);
  expect(result.years1.every(({ isAlone }) => !isAlone)).toBe(true);
});

test("payments under 72(t) lock money away: one falls short for some years and has money again at 60", () => {
  // 300,000 at 5% over 33.4 years from 53 on (Single Life Table) pays 18,664 a year through 59. Living costs of 25,000
  // exceed that in all seven years; from 60 on, the rest can be reached.
  const { result } = plan({
    ...{ ...UNTAXED, age: "52", retireAge: "52", planTo: "62", roth: "0", spending: "25000" },
    ...{ equal: "yes", equalFrom: "53" },
  });
  expect(result.failed).toMatchObject({ medianAge: 53, medianYearsShort: 7, recovers: true });
  expect(result.poorEnd).toBeGreaterThan(0);
});

test("health savings that are left pay for no later year: one falls short to the end", () => {
  // Half of 100,000 is in a Roth account, which pays 10,000 in five years, 67 through 71. The other half is left at 75.
  const { inputs, result } = plan({ ...UNTAXED, savings: "100000", roth: "50", health: "50" });
  expect(result.failed).toMatchObject({ medianAge: 72, medianYearsShort: 4, recovers: false });
  expect(result.poorEnd).toBe(50_000);
  expect(failure(inputs, result)).toContain("In the typical failure, money runs out at 72 and the last 4 years fall");
});

test("costs are covered again if income covers them, although nothing is left", () => {
  // 20,000 pays for 67 and 68; a rent of 10,000 begins at 72.
  const rent = { streams: "1", "streams.0.kind": "untaxed", "streams.0.amount": "10000", "streams.0.fromAge": "72" };
  const { result } = plan({ ...UNTAXED, savings: "20000", ...rent });
  expect(result.failed).toMatchObject({ medianAge: 69, medianYearsShort: 3, recovers: true });
  expect(result.poorEnd).toBe(0);
});

test("a gap that is closed, and another at the end, aren't covered again", () => {
  // Roth savings of 20,000 pay for 67 and 68; 69 falls short; 50,000 comes at 70 and pays for 70 through 74; 75 falls
  // short. 20,000 of health savings is left.
  const money = { oneOffs: "1", "oneOffs.0.what": "money", "oneOffs.0.atAge": "70", "oneOffs.0.amount": "50000" };
  const { result } = plan({ ...UNTAXED, savings: "40000", roth: "50", health: "50", ...money });
  expect(result.failed).toMatchObject({ medianAge: 69, medianYearsShort: 2, recovers: false });
});

test("if lives are drawn, every combination is weighed over the same lives: spending and estates add up to the savings", () => {
  const typed = { ...UNTAXED, spending: "5000", lifetimes: "random" };
  const { inputs } = plan(typed, inAllFutures);
  const [own, ...others] = optionsWith(
    inputs,
    { state: "flat", claimAge: 67, spouseClaimAge: 67 },
    waysToTry(inputs, 0),
  );
  const results = [own, others.at(-1)].map((option) => compared(inputs, option as TaxOption, 0));
  // Nothing grows and no tax is due: each of the 500 lives spends 5,000 a year of 300,000 and leaves the rest.
  for (const { spent, left, afterTaxResult } of results) {
    expect(afterTaxResult).toBeCloseTo(300_000, 6);
    expect(spent + left.roth).toBeCloseTo(300_000, 6);
    expect(spent).toBeCloseTo(results[0]?.spent ?? 0, 6);
    expect((spent * 500) / 5_000).toBeCloseTo(Math.round((spent * 500) / 5_000), 6);
  }
});

test("benefits cut to 78% from 2032 on: 87,560 just lasts through 2035, and without the cut 77,000 does", () => {
  // 67 in June 2027: 7 months and 8 years of 1,000 a month are 103,000, and 9 years of 20,000 are 180,000. Four years
  // of 12,000 lose 22%, which is 10,560.
  const cut = (savings: string) => {
    const { inputs, result } = plan({
      ...{ ...UNTAXED, savings, spending: "20000", born: "1960-06", pia: "1000", piaCounts: "plan", claimAge: "67" },
    });
    return [result.rate, withBenefitsCut(inputs)?.rate, withBenefitsCut({ ...inputs, trustFund: true })];
  };
  expect(cut("87561")).toEqual([1, 1, null]);
  expect(cut("87559")).toEqual([1, 0, null]);
  expect(cut("77001")).toEqual([1, 0, null]);
  expect(cut("76999")).toEqual([0, 0, null]);
});

test("selling the house adds its proceeds, and college costs four years of money", () => {
  const house = { oneOffs: "1", "oneOffs.0.what": "house", "oneOffs.0.atAge": "70", "oneOffs.0.price": "200000" };
  // 200,000 less 6% and a loan of 88,000 leaves 100,000: 300,000 - 9 x 10,000 + 100,000 = 310,000. It is saved in the
  // year it comes.
  const owed = { "oneOffs.0.owed": "88000" };
  const sold = plan({ ...UNTAXED, ...house, ...owed });
  expect(sold.result.poorEnd).toBe(310_000);
  expect(sold.yearAt(70)).toMatchObject({ oneOff: -100_000, surplus: 90_000, spent: 10_000 });
  const college = { ...house, "oneOffs.0.what": "college", "oneOffs.0.years": "4", "oneOffs.0.amount": "20000" };
  // 300,000 - 9 x 10,000 - 4 x 20,000 = 130,000.
  const paid = plan({ ...UNTAXED, ...college });
  expect(paid.result.poorEnd).toBe(130_000);
  expect([69, 70, 73, 74].map((age) => paid.yearAt(age)?.oneOff)).toEqual([0, 20_000, 20_000, 0]);
});

test("of the gain from a home, 250,000 isn't taxed, or 500,000 of a couple (26 USC 121)", () => {
  // Sold at 67, in the first year, for 940,000 after 6%; bought for 300,000, so 640,000 of gain: 390,000 is taxed.
  const sale = {
    ...{ ...UNTAXED, planTo: "68", oneOffs: "1", "oneOffs.0.what": "house", "oneOffs.0.atAge": "67" },
    ...{ "oneOffs.0.price": "1000000", "oneOffs.0.paidFor": "300000" },
  };
  // Nothing else is income. Without the senior deduction, which ends at 175,000: 390,000 - 18,150 = 371,850 of gain,
  // 49,450 of it at 0% and 322,400 at 15% = 48,360 (2026). 3.8% of what exceeds 200,000: 190,000, which is 7,220.
  expect(plan(sale).yearAt(67)).toMatchObject({
    oneOff: -940_000,
    tax: 55_580,
    end: 300_000 + 940_000 - 10_000 - 55_580,
  });
  // Two of 67: 140,000 is taxed, less 32,200 + 2 x 1,650 + 2 x 6,000 = 47,500; the rest is below 98,900, where the
  // rate is 0%.
  const couple = {
    couple: "yes",
    spouseAge: "66",
    spousePlanTo: "68",
    spousePay: "0",
    spouseBenefit: "known",
    spousePia: "0",
  };
  expect(plan({ ...sale, ...couple }).yearAt(67)?.tax).toBe(0);
  // A price that isn't known to be a gain isn't taxed.
  expect(plan({ ...sale, "oneOffs.0.paidFor": "" }).yearAt(67)?.tax).toBe(0);
});

describe("buying a home with a loan", () => {
  // At 70: 40,000 in cash and a loan of 60,000 over 5 years. The home costs 5,000 a year and replaces rent of 8,000.
  const bought = {
    ...{ ...UNTAXED, oneOffs: "1", "oneOffs.0.what": "purchase", "oneOffs.0.atAge": "70", "oneOffs.0.down": "40000" },
    ...{ "oneOffs.0.loan": "60000", "oneOffs.0.loanRate": "0", "oneOffs.0.loanYears": "5" },
    ...{ "oneOffs.0.ongoing": "5000", "oneOffs.0.rentSaved": "8000" },
  };
  const AGES = [69, 70, 71, 74, 75];
  /** Without interest, 12,000 dollars of the year of 70 in each of five years. */
  const paid = (yearAt: ReturnType<typeof plan>["yearAt"], age: number) =>
    age < 70 || age > 74 ? 0 : dollarsOf(12_000, yearAt(age), yearAt(70));
  test("the cash once, payments for the years of the loan, and its costs less rent for as long as it is kept", () => {
    const { yearAt } = plan(bought);
    expect(AGES.map((age) => yearAt(age)?.oneOff)).toEqual([0, 40_000, 0, 0, 0]);
    expect(AGES.map((age) => yearAt(age)?.mortgage)).toEqual(AGES.map((age) => paid(yearAt, age)));
    expect(yearAt(70)).toMatchObject({ mortgage: 12_000, homeCosts: -3_000, spent: 19_000 });
    expect(AGES.map((age) => yearAt(age)?.spent)).toEqual(
      AGES.map((age) => (age < 70 ? 10_000 : 7_000 + paid(yearAt, age))),
    );
    // 300,000 - 3 x 10,000 - 40,000 - 6 x 7,000, less the payments. Their prices have four decimals.
    const payments = [70, 71, 72, 73, 74].reduce((sum, age) => sum + paid(yearAt, age), 0);
    expect(Math.abs((yearAt(75)?.end ?? 0) - (188_000 - payments))).toBeLessThan(5);
  });
  test("at 6%, the payment is 60,000 x 0.005 / (1 - 1.005^-60) = 1,159.97 a month", () => {
    // 1.005^60 = 1.348850, so 300 / (1 - 0.741372) = 1,159.968, and 13,919.62 a year.
    const { yearAt } = plan({ ...bought, "oneOffs.0.loanRate": "6" });
    expect([70, 75].map((age) => yearAt(age)?.mortgage)).toEqual([13_920, 0]);
    expect(yearAt(70)?.spent).toBe(20_920);
  });
  test("kept through 72, it costs nothing from 73 on; the rent comes back", () => {
    const { yearAt } = plan({ ...bought, "oneOffs.0.keptTo": "72" });
    expect([72, 73].map((age) => yearAt(age)?.spent)).toEqual([7_000 + paid(yearAt, 72), 10_000]);
  });
  test("while pay covers spending, it covers the payments and costs, but not the cash", () => {
    const { yearAt } = plan({ ...bought, retireAge: "73", pay: "50000" });
    expect([70, 72].map((age) => [yearAt(age)?.oneOff, yearAt(age)?.spent])).toEqual([
      [40_000, 0],
      [0, 0],
    ]);
    expect([73, 74, 75].map((age) => yearAt(age)?.spent)).toEqual([73, 74, 75].map((age) => 7_000 + paid(yearAt, age)));
  });
  test("payments are fixed in dollars of the year it is bought, so in today's dollars they shrink", () => {
    const { yearAt } = plan({ ...bought, inflation: "3" });
    expect([70, 74].map((age) => yearAt(age)?.mortgage)).toEqual([12_000, paid(yearAt, 74)]);
    expect(paid(yearAt, 74)).toBeLessThan(11_500);
  });
  test("a second loan replaces the first one, which is said", () => {
    const twice = {
      ...{ ...bought, oneOffs: "2", "oneOffs.1.what": "purchase", "oneOffs.1.atAge": "72", "oneOffs.1.down": "1000" },
      ...{ "oneOffs.1.loan": "9000", "oneOffs.1.loanRate": "0", "oneOffs.1.loanYears": "3" },
    };
    const { inputs, yearAt } = plan(twice);
    expect([71, 72, 74, 75].map((age) => yearAt(age)?.mortgage)).toEqual([
      ...[paid(yearAt, 71), 3_000, dollarsOf(3_000, yearAt(74), yearAt(72)), 0],
    ]);
    expect(cautions(inputs)).toHaveProperty(["oneOffs.1.loan"]);
    // Five years of payments from 70 on end before 75.
    const later = plan({ ...twice, "oneOffs.1.atAge": "75" }).inputs;
    expect(cautions(later)).not.toHaveProperty(["oneOffs.1.loan"]);
  });
  test("every line of such a year works out", () => {
    const steps = stepsAt({ ...bought, "oneOffs.0.loanRate": "6" }, 70);
    expect(misexplained(steps)).toEqual([]);
    expect(steps.find(({ name }) => name === "homePayment")?.value).toBeCloseTo(13_919.62, 2);
    expect(misexplained(stepsAt(bought, 71))).toEqual([]);
  });
});

/** Dollars of the purchase year that never rise, at a later year's prices. */
const dollarsOf = (amount: number, then?: { readonly prices: number }, bought?: { readonly prices: number }) =>
  Math.round((amount * (bought?.prices ?? 1)) / (then?.prices ?? 1));

/** The lines for a year, by age. */
function stepsAt(typed: Typed, age: number) {
  const { inputs, result } = plan(typed);
  return stepsOf(inputs, result.path, age - result.firstAge);
}

/** For prices and lives, which differ from future to future. */
const inAllFutures = (inputs: Inputs) => inputs;

function plan(typed: Typed, narrowed: (inputs: Inputs) => Inputs = inTwoFutures) {
  const inputs = narrowed(readForm(fields, { ...STILL, ...typed }, {}, givenBy).inputs);
  const result = resultOf(inputs);
  const { before, figure } = verdictOf(inputs, result);
  return {
    inputs,
    result,
    said: `${before} ${figure}`,
    yearAt: (age: number) => result.years1.find((year) => year.age === age),
  };
}

describe("38 with 900,000, retiring at 46", () => {
  const at38 = { age: "38", savings: "900000", retireAge: "46", planTo: "58" };
  // 34,680 a year after tax. With the 10% tax: x - 0.1 x - 1,240 - 0.12 (x - 28,500) = 34,680, so x = 32,500 / 0.78 =
  // 41,666.67.
  test("a tenth of every withdrawal is mentioned: 4,167 of 6,987 a year from 46 to 58", () => {
    const { said, result, yearAt } = plan({ ...at38, spending: "34680" });
    expect(yearAt(46)?.fromTraditional).toBe(41_667);
    expect(said).toBe("Likely yes: your money would have lasted in 100%");
    // Thirteen years from 46 through 58 take 41,666.67 each.
    expect(result.poorEnd).toBe(358_333);
    expect(result.early).toMatchObject({ firstAge: 46, lastAge: 58, yearly: 4_167, allTaxYearly: 6_987 });
  });
  test("equal payments from everything are 52,450 a year without it: 900,000 at 5% over 40 years", () => {
    // Single Life Table at 46: 40.0. 1.05^-40 = 0.142046, so 45,000 / 0.857954 = 52,450.4 a year.
    const { result, yearAt } = plan({ ...at38, spending: "34680", equal: "yes" });
    expect(yearAt(46)?.fromTraditional).toBe(52_450);
    expect(result.early).toBeNull();
  });
});

test("45 with 650,000, retiring at 58: the last job's 401(k) pays right away, without the 10% tax until 59", () => {
  const at45 = { age: "45", savings: "650000", retireAge: "58", planTo: "75", spending: "37820" };
  // 0.88 x = 37,820 + 1,240 - 3,420, so x = 40,500; with the 10% tax 0.78 x = 35,640.
  const free = plan({ ...at45, jobPlan: "80" });
  expect([58, 59, 60].map((age) => free.yearAt(age)?.fromTraditional)).toEqual([40_500, 40_500, 40_500]);
  expect(free.result.early).toBeNull();
  // Seven years through 64 take 283,500. From 65 on 2,050 more is deducted: 0.88 x = 35,394, so x = 40,220.45. Nine of
  // them through 73 leave 4,516, too little for 74 and 75.
  expect(free.said).toBe("Your plan falls short too often: your money would have lasted in 0%");
  expect(free.result.failed).toMatchObject({ medianAge: 74, latestAge: 74, medianYearsShort: 2 });
  expect(free.yearAt(73)?.end).toBe(4_516);
  expect([58, 59, 60].map((age) => plan(at45).yearAt(age)?.fromTraditional)).toEqual([45_692, 45_692, 40_500]);
});

test("67 with 1.8 million: distributions begin at 75, over 24.6 years, and the unneeded part is saved", () => {
  // People born in 1960 or later begin in the year of 75; the Uniform Lifetime Table has 24.6 years for that age.
  const { yearAt, said, result } = plan({
    ...{ age: "66", born: "1960-06", savings: "1800000", planTo: "76", spending: "10000" },
  });
  expect(said).toContain("Likely yes: your money would have lasted in 100%");
  // Eight years from 67 through 74 take 10,000 each, below the deductions, so no tax is due:
  // 1,800,000 - 8 x 10,000 = 1,720,000.
  expect(yearAt(74)).toMatchObject({ fromTraditional: 10_000, tax: 0, surplus: 0, end: 1_720_000 });
  // 1,720,000 / 24.6 = 69,918.70. Less 16,100 + 2,050 (the senior deduction ended in 2028): 51,768.70 is taxed,
  // 1,240 on 12,400, 12% of the next 38,000, which is 4,560, and 22% of 1,368.70, which is 301.11. Total 6,101.11.
  // 69,918.70 - 6,101.11 - 10,000 = 53,817.59 is saved; 1,720,000 - 16,101.11 stays.
  expect(yearAt(75)).toMatchObject({ savings: 1_720_000, fromTraditional: 69_919, tax: 6_101, surplus: 53_818 });
  expect(yearAt(75)?.end).toBe(1_703_899);
  // At 76 over 23.7 years: (1,720,000 - 69,918.70) / 23.7 = 69,623.68; 51,473.68 is taxed with
  // 5,800 + 22% of 1,073.68 = 6,036.21.
  expect(yearAt(76)).toMatchObject({ fromTraditional: 69_624, tax: 6_036 });
  // 1,703,898.89 - 10,000 - 6,036.21 = 1,687,862.68.
  expect(result.poorEnd).toBe(1_687_863);
});

describe("a couple of 62 and 58 decides when to claim", () => {
  // Full benefits of 2,000 and 1,000 a month at 67, so half of the larger one adds nothing to the smaller one. You live
  // through 2049, your spouse through 2058.
  const couple: Typed = {
    ...{ age: "62", born: "1964-01", retireAge: "62", planTo: "85", pia: "2000", piaCounts: "plan", roth: "100" },
    ...{ couple: "yes", spouseAge: "58", spouseRetireAge: "58", spousePlanTo: "90", spousePay: "0" },
    ...{ spouseBenefit: "known", spousePia: "1000", savings: "1500000", spending: "60000", survivorShare: "80" },
  };
  // 23 years of 60,000 and 9 of 48,000.
  const SPENT = 1_380_000 + 432_000;

  test("both at 67: 24,000 a year from January 2031, and 1,000 a month from June 2035", () => {
    const { said, result, yearAt } = plan({ ...couple, claimAge: "67", spouseClaimAge: "67" });
    expect(said).toBe("Likely yes: your money would have lasted in 100%");
    const received = [66, 67, 71, 72, 85].map((age) => yearAt(age)?.socialSecurity);
    expect(received).toEqual([0, 24_000, 31_000, 36_000, 36_000]);
    expect(yearAt(67)).toMatchObject({ fromRoth: 36_000, tax: 0 });
    // From 2050 on your spouse, alone, keeps the larger of the two benefits and spends 80%.
    expect(yearAt(86)).toMatchObject({ socialSecurity: 24_000, spent: 48_000, fromRoth: 24_000 });
    // 19 years of 24,000, 7 months and 14 years of your spouse's, and 9 years of the survivor's.
    expect(result.poorEnd).toBe(1_500_000 + 19 * 24_000 + 7_000 + 14 * 12_000 + 9 * 24_000 - SPENT);
  });
  test("you at 70 and your spouse at 62: 61,775 more by the end, and 5,760 more a year for the survivor", () => {
    const { result, yearAt } = plan({ ...couple, claimAge: "70", spouseClaimAge: "62" });
    // 36 months late at 2/3% a month: 124% (42 USC 402(w)). Born in mid-June 1968, one is 62 all month first in July
    // 2030, 59 months early: 36 at 5/9% and 23 at 5/12% (402(q)) leave 70.4167%.
    const spouses = 1_000 * (1 - (36 * 5) / 900 - (23 * 5) / 1_200);
    expect([65, 66, 67, 69, 70].map((age) => yearAt(age)?.socialSecurity)).toEqual(
      [0, 6 * spouses, 12 * spouses, 12 * spouses, 29_760 + 12 * spouses].map(Math.round),
    );
    expect(yearAt(86)?.socialSecurity).toBe(29_760);
    // 16 years of 29,760, 19 and a half of your spouse's, and 9 of the survivor's.
    const benefits = 16 * 29_760 + 234 * spouses + 9 * 29_760;
    expect(result.poorEnd).toBe(Math.round(1_500_000 + benefits - SPENT));
    expect(result.poorEnd - (1_500_000 + 847_000 - SPENT)).toBe(61_775);
  });
});

test("Colorado versus Florida: 4.4% of taxable income above 24,000 of pensions", () => {
  const at66 = { age: "66", retireAge: "66", savings: "1000000", planTo: "75", spending: "60000" };
  // 16,100 + 2,050 of standard and 6,000 of senior deduction. Florida: x - 1,240 - 0.12 (x - 36,550) = 60,000.
  const florida = (60_000 + 1_240 - 0.12 * 36_550) / 0.88;
  const inFlorida = plan({ ...at66, state: "FL" });
  expect(inFlorida.yearAt(67)?.fromTraditional).toBe(Math.round(florida));
  expect(inFlorida.said).toBe("Likely yes: your money would have lasted in 100%");
  // The senior deduction ends after 2028: (60,000 + 1,240 - 0.12 x 30,550) / 0.88 = 65,425.
  expect(inFlorida.yearAt(69)?.fromTraditional).toBe(65_425);
  // Colorado also takes 4.4% of x - 24,150 - 24,000.
  const colorado = (60_000 + 1_240 - 0.12 * 36_550 - 0.044 * 48_150) / 0.836;
  const inColorado = plan({ ...at66, state: "CO" });
  expect(inColorado.yearAt(67)?.fromTraditional).toBe(Math.round(colorado));
  expect(inColorado.said).toBe("Likely yes: your money would have lasted in 100%");
  // Every line that uses the state's tax calls it by its name.
  const lines = stepsAt({ ...at66, state: "CO" }, 67);
  const named = lines.flatMap(({ uses }) => Object.entries(uses)).filter(([name]) => name.endsWith("ofState"));
  expect(new Set(named.map(([, { label }]) => label))).toEqual(new Set(["Colorado income tax"]));
  expect(misexplained(lines)).toEqual([]);
});

test("beyond what is required: 50,000 of a larger withdrawal", () => {
  const at77 = { age: "76", born: "1950-06", retireAge: "66", planTo: "77", savings: "1145000", spending: "80000" };
  const year = plan(at77).yearAt(77);
  expect(year?.required).toBe(50_000);
  expect(year?.fromTraditional).toBeGreaterThan(80_000);
});

test("each year's range is that year's alone: savings of 300,000 fall by 10,000 a year", () => {
  const { result } = plan(UNTAXED);
  for (const band of result.fan) expect(band.slice(0, 3)).toEqual([290_000, 280_000, 270_000]);
});

test("what a household lives on comes from two only if there are two", () => {
  const text = (typed: Typed) => {
    const { inputs } = readForm(fields, typed, {}, givenBy);
    return JSON.stringify(givenBy(inputs, typed).spending);
  };
  const earned = { age: "40", pay: "80000", spousePay: "50000" };
  expect(text({ ...earned, couple: "yes" })).toContain("what you two earn");
  expect(text(earned)).not.toContain("what you two earn");
});
