/** Every panel, for any inputs the form accepts: what it shows works out, and every number is finite. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { owning } from "../../../engine/mortgage/owning/owning.ts";
import type { Step } from "../../../engine/worksheet.ts";
import { anyInputs } from "../../../testing/arbitrary.ts";
import { misexplained } from "../../../testing/rework.ts";
import { runs } from "../../../testing/runs.ts";
import { type Answer, answer } from "../answer.ts";
import { cautions, conflicts } from "../conflicts.ts";
import { inputsFor } from "../given.ts";
import { fields } from "../inputs.ts";
import * as others from "../other-loans.ts";
import { adjustableOf, stepsOfAdjustable } from "./adjustable/paths.ts";
import { boughtDownOf, stepsOfBoughtDown } from "./adjustable/temporary-buydown.ts";
import { type Afford, affordOf, typedAtLimit } from "./affordable/affordable.ts";
import { qualifyingInWords } from "./affordable/qualifying.ts";
import { stepsOfAfford } from "./affordable/steps.ts";
import { helpOf, stepsOfHelp } from "./down-payment-help.ts";
import { checkOf, SAMPLES, stepsOfCheck } from "./loan-estimate/checked-boxes.ts";
import { estimateOf } from "./loan-estimate/closing-figures.ts";
import { stepsOfEstimate } from "./loan-estimate/steps.ts";
import { asAnOffer, asTheLoan } from "./loan-estimate/take.ts";
import { offersOf } from "./offers/compare.ts";
import { pointsOf, stepsOfPoints } from "./offers/other-quote.ts";
import { stepsOfOffers } from "./offers/steps.ts";
import { endsOf, stepsOfEnds } from "./owning/insurance-ends.ts";
import { ownedOf } from "./owning/owned.ts";
import { stepsOfTaxes } from "./owning/steps.ts";
import { taxesOf } from "./owning/taxes-while-owning.ts";
import { presentOf, stepsOfPresent } from "./present-loan/ahead.ts";
import { earlyOf, stepsOfEarly } from "./present-loan/paying-early.ts";
import { refinancingOf, stepsOfRefinancing } from "./present-loan/refinancing.ts";
import { programsOf, stepsOfPrograms } from "./programs/compare.ts";
import { obstaclesInWords } from "./programs/obstacles.ts";
import { type RentOrBuyFound, rentOrBuyOf } from "./renting/compare.ts";
import { pastPeriodsOf, stepsOfPastPeriods } from "./renting/past-periods.ts";
import { rentedOutOf, stepsOfRentedOut } from "./renting/rented-out.ts";
import { stepsOfRentOrBuy } from "./renting/steps.ts";
import * as said from "./summaries.ts";

/** A panel as the page uses it: its steps, and the line it shows while closed. */
interface Shown {
  readonly steps: readonly Step[];
  readonly line: string;
}
const shown = <F>(found: F | undefined, steps: (found: F) => readonly Step[], line: string): Shown => ({
  steps: found === undefined ? [] : steps(found),
  line,
});

const pastLine = (found: RentOrBuyFound | undefined) =>
  found ? said.rentOrBuyInThePast(pastPeriodsOf(found)) : "enter a price";

const panels: Readonly<Record<string, (answered: Answer) => Shown>> = {
  "what you can afford": (of) => shown(affordOf(of), stepsOfAfford, said.afford(affordOf(of))),
  "closing costs": (of) => shown(estimateOf(of), stepsOfEstimate, said.estimate(estimateOf(of))),
  "check of a Loan Estimate": (of) => shown(checkOf(of), stepsOfCheck, said.check(checkOf(of))),
  "rent or buy": (of) => shown(rentOrBuyOf(of), stepsOfRentOrBuy, pastLine(rentOrBuyOf(of))),
  "rent or buy in the past": (of) =>
    shown(rentOrBuyOf(of), (found) => stepsOfPastPeriods(pastPeriodsOf(found)), pastLine(rentOrBuyOf(of))),
  "compare offers": (of) => shown(offersOf(of), stepsOfOffers, said.offers(offersOf(of))),
  "conventional, FHA, VA or USDA": (of) => shown(programsOf(of), stepsOfPrograms, said.programs(programsOf(of))),
  "temporary buydown": (of) => shown(boughtDownOf(of), stepsOfBoughtDown, said.boughtDown(boughtDownOf(of))),
  "down payment help": (of) => shown(helpOf(of), stepsOfHelp, said.help(helpOf(of))),
  "renting out a part": (of) => shown(rentedOutOf(of), stepsOfRentedOut, said.rentedOut(rentedOutOf(of))),
  points: (of) => shown(pointsOf(of), stepsOfPoints, said.points(pointsOf(of)) + said.pointsInWords(pointsOf(of))),
  "end of mortgage insurance": (of) => shown(endsOf(of), stepsOfEnds, said.ends(endsOf(of), of)),
  "income tax": (of) => shown(taxesOf(of), stepsOfTaxes, said.taxes(taxesOf(of))),
  "changing rate": (of) =>
    shown(adjustableOf(of, others), stepsOfAdjustable, said.adjustable(adjustableOf(of, others))),
  "the loan you have": (of) => shown(presentOf(of), stepsOfPresent, said.present(presentOf(of))),
  "paying early": (of) => shown(earlyOf(of), stepsOfEarly, said.early(earlyOf(of))),
  refinancing: (of) => shown(refinancingOf(of), stepsOfRefinancing, said.refinancing(refinancingOf(of))),
};

const forAnyHouse = (hold: (answered: Answer) => void, numRuns: number) =>
  fc.assert(
    fc.property(anyInputs(fields), (given) => {
      hold(answer(given, others));
    }),
    { numRuns },
  );

describe.each(Object.entries(panels))("%s, for any inputs", (_, panel) => {
  test("every step works out to the value computed, and the line says only finite numbers", () =>
    forAnyHouse((of) => {
      const { steps, line } = panel(of);
      expect(misexplained(steps)).toEqual([]);
      expect(line).not.toMatch(/NaN|Infinity|undefined|null/);
      expect(line.length).toBeGreaterThan(0);
    }, runs(25)));
});

/** The official sample Loan Estimate, as someone would type it. */
const SAMPLE = {
  price: "180000",
  downPayment: "18000",
  annualRate: "3.875",
  termMonths: "30",
  propertyTax: "0",
  insurance: "0",
  mortgageInsuranceRate: "0.61",
  pointsShare: "0.25",
  lenderFees: "1097",
  otherFinanceCharges: "107",
  otherLoanCosts: "4063",
  prepaidDays: "15",
  daysInYear: "360",
};

test("form H-24(B) of Regulation Z: the typed figures give its payment and page 3", () => {
  const { worksheet } = estimateOf(answer(inputsFor(SAMPLE)));
  const { costs, closing, comparisons } = worksheet;
  expect(costs.pointsPaid).toBe(405);
  expect(costs.prepaidInterest).toBeCloseTo(261.6, 2);
  expect(closing.totalLoanCosts).toBeCloseTo(5672, 2);
  expect(Math.round(comparisons.inFiveYearsTotalPaid)).toBe(56_582);
  expect(Math.round(comparisons.inFiveYearsPrincipalPaid)).toBe(15_773);
  expect(comparisons.totalInterestPercentage).toBeCloseTo(0.6945, 4);
  expect(comparisons.apr).toBeCloseTo(0.04274, 5);
});

test("form H-24(E): a balloon after seven years, typed into the page, prints 853.78, 1,250 a month and 149,262.95", () => {
  const typed = {
    price: "190000",
    downPayment: "$19,000",
    annualRate: "4.375",
    kind: "balloon",
    balloonMonths: "7 years",
    mortgageInsuranceDollars: "87/month",
    propertyTax: "0",
    // The form's escrow of 309 a month.
    insurance: "309/month",
  };
  const { worksheet } = answer(inputsFor(typed, { others }), others);
  expect([worksheet.loan, worksheet.principalAndInterest, Math.round(worksheet.total)]).toEqual([
    171_000, 853.78, 1250,
  ]);
  expect(worksheet.unusual?.balloon).toBe(149_262.95);
});

test("form H-24(C), typed into the page: 812 a month at first, and 54,944 in five years without any principal", () => {
  const typed = {
    price: "240000",
    downPayment: "$29,000",
    annualRate: "4",
    armRate: "4",
    kind: "adjustable",
    armProduct: "5/6",
    armInterestOnlyMonths: "5 years",
    // 0.62% of 211,000 a year; the form prints 109.
    mortgageInsuranceDollars: "109.02/month",
    pointsShare: "1%",
    lenderFees: "1000",
    otherLoanCosts: "$2,741",
    governmentFees: "$152",
    otherCosts: "1436",
    propertyTax: "0",
    insurance: "1000/year",
    prepaidDays: "15",
    daysInYear: "360",
  };
  const answered = answer(inputsFor(typed, { others }), others);
  const { principalAndInterest, mortgageInsurancePerMonth } = answered.worksheet;
  expect(Math.round(principalAndInterest + mortgageInsurancePerMonth)).toBe(812);
  const { closing, comparisons } = estimateOf(answered).worksheet;
  expect([closing.totalLoanCosts, closing.taxesAndRecording, closing.prepaids].map(Math.round)).toEqual([
    5851, 152, 1352,
  ]);
  expect(Math.round(comparisons.inFiveYearsTotalPaid)).toBe(54_944);
  expect(comparisons.inFiveYearsPrincipalPaid).toBe(0);
});

test("form H-25(B): mortgage insurance of $82.35 a month is entered in dollars and replaces the percentage", () => {
  const monthly = (typed: Record<string, string>) =>
    answer(inputsFor({ ...SAMPLE, ...typed })).worksheet.mortgageInsurancePerMonth;
  // 0.5% of 162,000 is 810 a year, 67.50 a month. 12 x 82.35 = 988.20 a year.
  expect(monthly({ mortgageInsuranceRate: "0.5" })).toBe(67.5);
  for (const mortgageInsuranceDollars of ["82.35", "82.35/month", "988.20/year"])
    expect(monthly({ mortgageInsuranceRate: "0.5", mortgageInsuranceDollars })).toBe(82.35);
  // 20% down on 180,000 needs none, whatever is entered.
  expect(monthly({ downPayment: "36000", mortgageInsuranceDollars: "82.35" })).toBe(0);
  const offers = { offers: "2", "offers.1.mortgageInsuranceDollars": "90/month" };
  const compared = offersOf(answer(inputsFor({ ...SAMPLE, ...offers, mortgageInsuranceDollars: "82.35" })));
  expect(compared.worksheet.offers.map(({ insurancePerMonth }) => insurancePerMonth)).toEqual([82.35, 82.35, 90]);
});

test("the APR of a loan with charges is never below its note rate", () =>
  forAnyHouse((of) => {
    if (of.given.kind !== "fixed" || of.worksheet.loan < 1000 || of.given.pointsShare < 0) return;
    const { comparisons, amountFinanced } = estimateOf(of).worksheet;
    if (comparisons.apr === null) expect(amountFinanced).toBeLessThanOrEqual(0);
    else expect(comparisons.apr).toBeGreaterThanOrEqual(of.house.annualRate - 1e-6);
  }, 300));

test("without an income there is no tax to save, and rent or buy counts none", () => {
  const answered = answer(inputsFor({}));
  expect(taxesOf(answered)).toBeUndefined();
  expect(rentOrBuyOf(answered)?.worksheet.taxSaving).toBe(0);
});

test("each year's cap on state and local taxes: 2029 is the last of the higher ones", () => {
  const rows = taxesOf(answer(inputsFor({ incomePerYear: "200000" })))?.rows ?? [];
  const caps = Object.fromEntries(rows.map(({ taxYear, saltCap }) => [taxYear, saltCap]));
  expect([caps[2027], caps[2028], caps[2029], caps[2030]]).toEqual([40_804, 41_212.04, 41_624.16, 10_000]);
});

test("26 USC 164(b)(6): separate filers' cap falls from half the income and is halved last", () => {
  const taxes = taxesOf(
    answer(inputsFor({ incomePerYear: "256000", filingStatus: "married_separate", stateIncomeTax: "35000" })),
  );
  // 2027: 40,804 and half of 510,050. The income is 256,000 x 1.025 = 262,400 then, 7,375 more, so 2,212.50 of the cap
  // is lost, and half of 38,591.50 is left.
  const rows = taxes?.rows ?? [];
  expect(rows.find(({ taxYear }) => taxYear === 2027)?.saltCap).toBeCloseTo(19_295.75, 9);
  // The same in dollars of 2026 on the page's own return.
  const { prices = 1, worksheet } = taxes ?? {};
  const limit = (40_804 / prices - 0.3 * (256_000 - 255_025 / prices)) / 2;
  expect(worksheet?.without.itemized.taxes.limit).toBeCloseTo(limit, 6);
});

test("26 USC 164(b)(7)(B): the cap shown for 700,000 on a joint return is the 10,000 that is left of it, not 40,804", () => {
  // 2027: 717,500 is 207,450 above 510,050; 30% of that, 62,235, is more than the 30,804 above the floor.
  const rows = taxesOf(answer(inputsFor({ incomePerYear: "700000", filingStatus: "married_joint" })))?.rows ?? [];
  expect(rows.map(({ saltCap }) => saltCap)).toEqual(rows.map(() => 10_000));
});

test("a sale after one year is taxed on the whole gain, after two only above the exclusion (26 USC 121(a))", () => {
  // 400,000 growing by 15%: 60,000 after a year, at 15%; and 129,000 after two.
  const found = (stayMonths: string) =>
    rentOrBuyOf(answer(inputsFor({ price: "400000", appreciation: "15", sellingShare: "0", stayMonths })));
  expect(found("1")?.worksheet.gainsTax).toBeCloseTo(9_000, 6);
  expect(found("2")?.worksheet.gainsTax).toBe(0);
});

test("a break-even beyond the stay is found too", () => {
  const found = rentOrBuyOf(answer(inputsFor({ stayMonths: "3" })));
  expect(found?.horizonYears).toBe(3);
  expect(found?.buyerByYear).toHaveLength(30);
});

test("offer A is the loan above, and an identical offer differs in nothing", () => {
  const same = { "offers.0.rate": "7.28", "offers.0.otherLoanCosts": "2760", offers: "1" };
  const { worksheet } = offersOf(answer(inputsFor(same)));
  expect(worksheet.offers[0]).toEqual(worksheet.offers[1]);
  expect(worksheet.differences[0]?.cost).toBe(0);
  expect(worksheet.differences[0]?.breakEven).toBeNull();
});

test("offers go by their given names, by letters without one, and by both if two share a name", () => {
  const named = (typed: Record<string, string>) => {
    const found = offersOf(answer(inputsFor({ offers: "2", ...typed })));
    return { names: found.names, said: said.cheapest(found) };
  };
  expect(named({}).names).toEqual(["Offer A", "Offer B", "Offer C"]);
  const typed = { offerName: "First Bank", "offers.0.name": "River CU", "offers.0.rate": "6.5" };
  expect(named(typed).names).toEqual(["First Bank", "River CU", "Offer C"]);
  expect(named(typed).said).toMatch(/^River CU costs \$[\d,]+ less than .+ over 11 years\.$/);
  expect(named({ ...typed, "offers.1.name": "River CU" }).names).toEqual([
    "First Bank",
    "River CU (B)",
    "River CU (C)",
  ]);
});

test("offer A has the rate of the Loan Estimate above it", () =>
  forAnyHouse((of) => {
    if (of.given.kind !== "fixed" || of.worksheet.loan < 10_000) return;
    const [first] = offersOf(of).worksheet.offers;
    const { apr } = estimateOf(of).worksheet.comparisons;
    if (apr === null || apr > 1) return;
    expect(first?.apr).toBeCloseTo(apr, 4);
  }, 300));

test("an adjustable loan whose index stays flat costs as much as a fixed one", () => {
  const answered = answer(
    inputsFor(
      { kind: "adjustable", annualRate: "6.5", armIndex: "3.75", armMargin: "2.75", armFixedRate: "6.5" },
      { others },
    ),
    others,
  );
  const fixed = answer(inputsFor({ annualRate: "6.5" }));
  expect(answered.worksheet.totalInterest).toBe(fixed.worksheet.totalInterest);
  expect(adjustableOf(answered, others)?.worksheet.fixedWins.flat).toBeNull();
});

test("interest-only for ten years of a 5/6 loan: 1,500.00, then 1,750.00, then 2,325.90 a month", () => {
  // Worked by hand with the rule (adjustable.test.ts): 300,000 at 6%, from payment 61 at 4.25% + 2.75% = 7%.
  const typed = { price: "375000", downPayment: "75000", annualRate: "6", kind: "adjustable", armIndex: "4.25" };
  const at = (more: Record<string, string>) => answer(inputsFor({ ...typed, ...more }, { others }), others);
  const { worksheet, payments } = at({ armInterestOnlyMonths: "10" });
  expect(worksheet.principalAndInterest).toBe(1500);
  const { flat, principalBegins } = worksheet.adjustable ?? {};
  expect([flat?.paymentAfterFirstReset, principalBegins?.flat]).toEqual([1750, 2325.9]);
  expect([payments.schedule.balance[119], payments.interestOnlyMonths]).toEqual([300_000, 120]);
  // FHA loans pay principal from the first payment, and an interest-only period must leave time to pay the loan back.
  expect(at({ program: "fha", armInterestOnlyMonths: "10" }).payments.interestOnlyMonths).toBe(0);
  expect(conflicts(at({ termMonths: "10", armInterestOnlyMonths: "10" }).given).armInterestOnlyMonths).toMatch(
    /shorter/,
  );
});

test.each([
  ["conventional", { downPayment: "15000", mortgageInsuranceRate: "0.6" }],
  ["fha", { downPayment: "10500" }],
  ["va", { downPayment: "0" }],
  ["usda", { downPayment: "0" }],
])("the price a %s loan allows costs what the limit allows, including fees added to the loan", (program, more) => {
  const typed = { program, incomePerYear: "90000", propertyTax: "1%", insurance: "0", annualRate: "6.5", ...more };
  const at = (price: string) => answer(inputsFor({ ...typed, price }, { others }), others);
  const found = affordOf(at("300000")).worksheet.allowed;
  const there = at(String(found?.maxPrice));
  expect(there.worksheet.total).toBeCloseTo(found?.maxHousingPayment ?? 0, 1);
});

test("95,000 of income, 600 of debts and 40,000 of cash afford more than zero, and at least what 90,000 does", () => {
  const afford = (more: Record<string, string>) =>
    affordOf(answer(inputsFor({ debtsPerMonth: "600", cash: "40000", ...more }))).worksheet.limited;
  const [less, more] = [afford({ incomePerYear: "90000" }), afford({ incomePerYear: "95000" })];
  expect(more?.price).toBeGreaterThan(100_000);
  expect(more?.price).toBeGreaterThanOrEqual(less?.price ?? Number.NaN);
  expect(more?.cashBinds).toBe(true);
  // Rounding the price down to full thousands leaves up to 248 of it: 20% down, 1.9% of costs, and two payments.
  expect(40_000 - (more?.cashToClose ?? 0) - (more?.reserve ?? 0)).toBeGreaterThanOrEqual(0);
  expect(40_000 - (more?.cashToClose ?? 0) - (more?.reserve ?? 0)).toBeLessThan(248);
});

test("95,000 of income, 600 of debts and 40,000 of cash: the cash limits the down payment, and 272,000 fits", () => {
  // 28% of 7,916.67 is 2,216.67 (36% minus 600 would be 2,250). Two such payments stay in reserve: 40,000 - 4,433.33 =
  // 35,566.67. Closing takes 4,506.25 at any price (1,500 of fees, and 15 months of 2,405 a year for insurance), 1.66%
  // of the price (0.69%, 0.37%, and 8 months of 0.9%), and 15 days at 7.36% / 365 of the loan, 0.302466%: with less
  // than 20% down the average rate is 7.36% (starts.test.ts). So with 31,060.42 left, the loan L = 1.0166 P - 31,060.42
  // + 0.00302466 L. A dollar of it costs 0.689653 cents and 0.53% / 12 of insurance (above 90% of the price), 0.733820
  // cents; a dollar of price 0.9% / 12; insurance 200.42: 2,016.25 = 0.00733820 L + 0.00075 P, which P = 272,679 and
  // L = 246,892 solve. At 272,000, 246,188 is borrowed, which costs 1,806.58, with 204.00 of tax and 200.42 of
  // insurance 2,210.99 a month.
  const typed = { incomePerYear: "95000", debtsPerMonth: "600", cash: "40000" };
  const { worksheet } = affordOf(answer(inputsFor(typed)), undefined, { solved: true, isRateAssumed: true });
  const { limited, atLimit } = worksheet;
  expect(limited?.price).toBeCloseTo(272_679, 0);
  expect(limited?.rounded).toBe(272_000);
  expect(limited?.loanRate).toBe(0.0736);
  expect(limited?.housingPayment).toBeCloseTo(2210.99, 2);
  expect(limited?.downPayment).toBeCloseTo(25_811.93, 2);
  // 40,000 less two payments.
  expect(limited?.cashToClose).toBeCloseTo(35_578.01, 2);
  expect([limited?.cashBinds, limited?.programBinds]).toEqual([false, false]);
  // Single: 95,000 - 16,100 = 78,900; 10% of 12,400, 12% to 50,400, 22% of the 28,500 above that are 12,070. With 7.65%
  // of 95,000, 7,267.50, that leaves 75,662.50. The first year of 246,188 at 7.36% has 18,042 of interest; with 2,448
  // of tax and 1,305 of insurance that is 21,795, or 21,263 in 2026 dollars. The 5,163 above the standard deduction
  // saves 22%, 1,136. 76,798 / 12.
  expect(atLimit?.afterTaxPerMonth).toBeCloseTo(6399.86, 0);
  expect(atLimit?.left).toBeCloseTo(6399.86 - 2210.99 - 600, 0);
  const spent = affordOf(answer(inputsFor({ ...typed, livingPerMonth: "3000" })), undefined, {
    solved: true,
    isRateAssumed: true,
  }).worksheet;
  expect(spent.atLimit?.left).toBeCloseTo((atLimit?.left ?? 0) - 3000, 6);
  // A typed 20% stays 20%; what the cash would allow otherwise is shown with it.
  const kept = affordOf(answer(inputsFor({ ...typed, downPayment: "20%" })), undefined, {
    isRateAssumed: true,
  }).worksheet;
  expect(kept.limited?.downPayment).toBeCloseTo(0.2 * (kept.limited?.rounded ?? 0), 6);
  expect(kept.solved?.price).toBeCloseTo(limited?.price ?? 0, 6);
});

test("120,000 of income and 600 of debts: 20% down stays 20% of the resulting price", () => {
  // 28% of 10,000 is 2,800, less 200.42 of home insurance at any price: 2,599.58. A dollar of price costs 0.8 x
  // 0.684212 cents (2,189.48 for 320,000) and 0.9% / 12: 0.547370 + 0.075 = 0.622370 cents, so 2,599.58 pays for
  // 417,691.
  const found = affordOf(answer(inputsFor({ incomePerYear: "120000", debtsPerMonth: "600" }))).worksheet.limited;
  expect(found?.price).toBeCloseTo(417_691, -1);
  expect(found?.downPayment).toBeCloseTo(83_400, 6);
  expect([found?.byCash, found?.cashBinds, found?.programBinds]).toEqual([null, false, false]);
});

test("the typed house shows its front-end and back-end ratio once an income is typed", () => {
  // 2,689.90 a month of 10,000 is 26.90%; with 600 of debts 3,289.90, which is 32.90%.
  const { ratios } = affordOf(answer(inputsFor({ incomePerYear: "120000", debtsPerMonth: "600" }))).worksheet;
  expect(ratios?.front).toBeCloseTo(0.26899, 5);
  expect(ratios?.back).toBeCloseTo(0.32899, 5);
  expect(affordOf(answer(inputsFor({}))).worksheet.ratios).toBeUndefined();
});

describe("a part rented out for 1,200 a month", () => {
  const typed = { incomePerYear: "95000", debtsPerMonth: "600", partRent: "1200" };
  const at = (more: Record<string, string>) => {
    const answered = answer(inputsFor({ ...typed, ...more }, { others }), others);
    return { rented: rentedOutOf(answered)?.worksheet, afford: affordOf(answered).worksheet };
  };
  test("in a duplex, the lender adds 75% of it, so the 28% applies to 95,000 plus 10,800", () => {
    const { rented, afford } = at({ units: "2" });
    // 2,689.90 a month (worked above) minus 1,140.
    expect(rented?.afterRent).toBeCloseTo(1549.9, 1);
    expect(rented?.counted).toBe(900);
    // 28% of 105,800 is 29,624 a year, 2,468.67 a month; 36% minus 600 is 2,574.
    expect(afford.allowed?.maxHousingPayment).toBeCloseTo(2574, 2);
    expect(afford.traditional?.maxHousingPayment).toBeCloseTo(2468.67, 2);
    expect(afford.ratios?.front).toBeCloseTo((12 * 2689.9) / 105_800, 4);
    // 12 x 2,689.90 / 28% is 115,281; with debts 12 x 3,289.90 / 36% is 109,663. Minus 10,800.
    expect(afford.need.incomeNeeded).toBeCloseTo(104_481, -1);
    const bare = at({ units: "2", partRent: "" }).afford.left;
    expect((afford.left?.left ?? 0) - (bare?.left ?? 0)).toBeCloseTo(1_140, 6);
  });
  test("a room that is a quarter of the home: 2,471.01 of the rent is taxed, and the tax is 2,017.33 a year", () => {
    const { rented } = at({ inflation: "0" });
    // 12 x 1,140 is 13,680. In the first year, 320,000 at 7.28% takes 23,194.61 of interest; with 3,600 of tax, 2,405
    // of insurance and 4,000 of upkeep 33,199.61, a quarter of which is 8,299.90. Depreciation: 0.25 x 320,000 / 27.5.
    expect(rented?.schedule.partCosts).toBeCloseTo(8_299.9, 2);
    expect(rented?.schedule.depreciation).toBeCloseTo(2_909.09, 2);
    expect(rented?.schedule.taxableRent).toBeCloseTo(2_471.01, 2);
    // Itemized: 23,194.61 + 3,600 is 26,794.61 without the rent and three quarters of it with. A single person's 95,000
    // stays in the 22% bracket (50,400 to 105,700), so the tax is 22% of 2,471.01 + 6,698.65.
    expect(rented?.rentTax).toBeCloseTo(2_017.33, 2);
    expect(rented?.afterTax).toBeCloseTo(2_689.9 - 1_140 + 2_017.33 / 12, 2);
    expect(at({ incomePerYear: "" }).rented?.rentTax).toBeNull();
  });
  test("above 200,000 of income, the taxed rent bears 3.8% more (26 USC 1411(c)(1)(A)(i))", () => {
    // A house for 200,000, half of it paid: 7,300 of interest and 1,800 of tax are less than the standard deduction,
    // with or without the rent. 300,000 less 16,100 is in the 35% bracket, from 256,225 to 640,600 in 2026.
    const bought = { price: "200000", downPayment: "50%", propertyTax: "0.9%", annualRate: "7.28", inflation: "0" };
    const taxOf = (incomePerYear: string) => {
      const { schedule, rentTax } = at({ ...bought, incomePerYear }).rented ?? {};
      return (rentTax ?? 0) / (schedule?.taxableRent ?? 0);
    };
    expect(taxOf("300000")).toBeCloseTo(0.35 + 0.038, 6);
    // 150,000 less 16,100 is in the 24% bracket, from 105,700 to 201,775.
    expect(taxOf("150000")).toBeCloseTo(0.24, 6);
  });
  test("in a duplex of two equal units, half the costs and half the depreciation count", () => {
    const { schedule } = at({ units: "2" }).rented ?? {};
    expect(schedule?.partCosts).toBeCloseTo((schedule?.wholeCosts ?? 0) / 2, 9);
    expect(schedule?.depreciation).toBeCloseTo(160_000 / 27.5, 9);
  });
  test("in a one-unit home, and with USDA, the lender adds nothing", () => {
    expect(at({ units: "1" }).rented?.counted).toBe(0);
    expect(at({ units: "2", program: "usda" }).rented?.counted).toBe(0);
    expect(at({ units: "1" }).afford.traditional?.maxHousingPayment).toBeCloseTo(2216.67, 2);
  });
  test("FHA checks only for three and four units whether all their rent covers the payment", () => {
    const fha = { program: "fha", allUnitsRent: "3000" };
    expect(at({ ...fha, units: "2" }).rented?.uncovered).toBeNull();
    const { rented } = at({ ...fha, units: "3" });
    expect(rented?.rentCovers).toBe(2_250);
    expect(rented?.uncovered).toBeGreaterThan(0);
    expect(at({ ...fha, units: "3", allUnitsRent: "6000" }).rented?.uncovered).toBe(0);
  });
});

describe("whatever rules out a loan program comes first, with what to do", () => {
  const at = (typed: Record<string, string>) => {
    const found = programsOf(answer(inputsFor(typed)));
    return { worksheet: found?.worksheet, said: found ? obstaclesInWords(found) : [] };
  };
  test("a loan above the limits: 80% of 1,200,000 is 960,000, which is 127,250 more than 832,750", () => {
    const { worksheet, said } = at({ price: "1200000", downPayment: "20%" });
    expect(worksheet?.overLimit).toBe(127_250);
    // 832,750 / 0.8 = 1,040,937.50.
    expect(said).toEqual([
      "You would borrow $960,000. Conventional loans go up to $832,750 and FHA loans up to $541,287 in most counties. You would need a jumbo loan, on the lender’s own terms. To stay within the limit, put $127,250 more down, or look at homes up to $1,040,000. Choose your county first, because expensive counties have higher limits.",
    ]);
    // With 240,000 typed in dollars, the price is 832,750 + 240,000.
    expect(at({ price: "1200000", downPayment: "$240,000" }).said[0]).toContain("homes up to $1,072,000.");
    // A veteran's loan has no limit, so nothing rules it out.
    expect(at({ price: "1200000", downPayment: "20%", served: "yes" }).said).toEqual([]);
  });
  test("too little down: with a score of 700, FHA's 3.5% is more than the 3% for a conventional loan", () => {
    expect(at({ price: "400000", downPayment: "2%", creditScore: "700" }).said).toEqual([
      "You don’t qualify for any of the four programs with this down payment and credit score. Put at least 3% down, which is $12,000, or check the box below if you can get a VA or USDA loan.",
    ]);
  });
  test("a single loan that is open is enough: a veteran’s with nothing down", () => {
    // VA asks for no down payment and no score; the others ask for 3% or 3.5%.
    expect(at({ price: "400000", downPayment: "0%", served: "yes" })).toMatchObject({ said: [] });
    const { worksheet } = at({ price: "400000", downPayment: "0%", served: "yes" });
    expect(worksheet?.overLimit).toBe(0);
    // Without service, nothing is.
    expect(at({ price: "400000", downPayment: "0%" }).said).toEqual([
      expect.stringMatching(/^You don’t qualify for any of the four programs/),
    ]);
  });
  const plain = {
    price: "420000",
    downPayment: "$84,000",
    lenderFees: "1500",
    otherLoanCosts: "0",
    governmentFees: "$0",
    propertyTax: "$0",
    insurance: "0",
    prepaidDays: "0",
  };
  test("too little cash: 84,000 down and 1,500 of fees take 85,500; with 60,000, 58,500 can be put down", () => {
    const { worksheet, said } = at({ ...plain, cash: "60000" });
    expect(worksheet?.programs[0]).toMatchObject({ cash: 85_500, short: 25_500 });
    expect(worksheet?.downThatFits).toBe(58_500);
    expect(said).toEqual([
      "You need $85,500 to close and have $60,000, so you are $25,500 short. Your cash would cover a down payment of $58,500 (13.9%). You would borrow more, so the monthly payment would rise.",
    ]);
    expect(at({ ...plain, cash: "85500" }).said).toEqual([]);
    expect(at(plain).said).toEqual([]);
    // Above the limits, a smaller down payment doesn't help: 240,000 and 1,500 are 181,500 more than 60,000.
    expect(at({ ...plain, price: "1200000", downPayment: "20%", cash: "60000" }).said[1]).toBe(
      "You need $241,500 to close and have $60,000, so you are $181,500 short. Look at a lower price, which needs less cash and brings the loan within the limit.",
    );
  });
  test("too little cash for any down payment: 10,000 minus 1,500 is below 3% of 420,000, which is 12,600", () => {
    const { worksheet, said } = at({ ...plain, cash: "10000" });
    expect(worksheet?.downThatFits).toBeNull();
    expect(said[0]).toContain("Your cash doesn’t cover the smallest down payment and the closing costs.");
  });
});

test("mortgage insurance on loans paid off later ends later: interest-only and adjustable ones", () => {
  const typed = { price: "400000", downPayment: "10%", mortgageInsuranceRate: "0.6" };
  const ends = (more: Record<string, string>) => {
    const answered = answer(inputsFor({ ...typed, ...more }, { others }), others);
    const { scheduledAutomatic } = endsOf(answered)?.worksheet.ends ?? {};
    expect(answered.worksheet.mortgageInsuranceMonths).toBe(scheduledAutomatic);
    return scheduledAutomatic;
  };
  expect(ends({ annualRate: "6.5" })).toBe(109);
  expect(ends({ annualRate: "6.5", kind: "interestOnly", interestOnlyMonths: "10" })).toBe(177);
  expect(ends({ annualRate: "5.5" })).toBe(98);
  expect(ends({ annualRate: "5.5", kind: "adjustable", armIndex: "3.64", armMargin: "2.75" })).toBe(102);
});

test("FHA for 30 years next to FHA for 15: each offer has the premium of its own term and schedule", () => {
  const typed = {
    program: "fha",
    price: "400000",
    downPayment: "14000",
    annualRate: "7",
    stayMonths: "10",
    offers: "1",
    "offers.0.rate": "6.25",
    "offers.0.termMonths": "15",
  };
  const [long, short] = offersOf(answer(inputsFor(typed, { others }), others)).worksheet.offers;
  expect([long?.insurancePerMonth, short?.insurancePerMonth]).toEqual([176.1, 126.24]);
  expect(long?.insurance).toBeCloseTo(19_910.28, 2);
  expect(short?.insurance).toBeCloseTo(11_605.08, 2);
});

test("a loan from its statement is refinanced and recast now, whatever the loan above is", () => {
  const typed = {
    owedNow: "200000",
    rateNow: "6",
    paymentsLeft: "240",
    paymentNow: "1500",
    newRate: "5",
    newMonths: "20",
  };
  const answered = answer(inputsFor(typed));
  const { refinance } = refinancingOf(answered)?.worksheet ?? {};
  // Worked by hand with the rules: 1,319.91 at 5% for 240 months.
  expect([refinance?.balance, refinance?.oldPayment, refinance?.newPayment]).toEqual([200_000, 1500, 1319.91]);
  // 1,500 a month pays off 200,000 with payment 221 (present-loan.test.ts), whatever the statement says.
  expect(refinance?.monthsLeft).toBe(221);
  const { recast, biweekly, invest } = earlyOf(answered)?.worksheet ?? {};
  // 1,500 a month is paid in halves of 750, or with an extra twelfth, 125. With 200 to spare it is 1,700: ln(1,700 /
  // 700) / ln 1.005 = 0.887303 / 0.00498754 = 177.9, so prepaying ends it with payment 178.
  expect([biweekly?.half, biweekly?.twelfthEachMonth.extra, invest?.payoffMonth]).toEqual([750, 125, 178]);
  expect([recast?.balanceBeforeLump, recast?.oldPayment, recast?.balanceAfterLump]).toEqual([200_000, 1500, 150_000]);
  // The first month's interest is 1,000, so a payment of 1,000 would never pay it off and the level payment is used.
  const short = answer(inputsFor({ ...typed, paymentNow: "1000" }));
  expect(conflicts(short.given).paymentNow).toMatch(/month’s interest, which is \$1,000/);
  expect(refinancingOf(short)?.worksheet.refinance.oldPayment).toBe(1432.86);
});

test("a payment that pays off the loan sooner: the new loan ends that much later, and is compared with that end", () => {
  // 310,000 at 7.1% with 2,240 a month: ln(2,240 / 405.83) / ln(1.0059167) is 289.6, so 290 payments, not 312. A new
  // loan of 360 ends 70 months later; over 290 months at 6.2% it takes 2,064.98 a month.
  const typed = { owedNow: "310000", rateNow: "7.1", paymentsLeft: "26 years", paymentNow: "2240" };
  const found = refinancingOf(answer(inputsFor({ ...typed, newRate: "6.2", newMonths: "30", refiCosts: "5200" })));
  const { monthsLeft, sameTermPayment, sameTermInterest } = found?.worksheet.refinance ?? {};
  expect([monthsLeft, sameTermPayment]).toEqual([290, 2064.98]);
  expect(sameTermInterest).toBeCloseTo(288_840, -1);
  // After 290 payments nothing is owed, so there is nothing to refinance.
  expect(refinancingOf(answer(inputsFor({ ...typed, refiAfter: "295" })))).toBeUndefined();
});

test("without the payments left, they follow from the payment: 310,000 at 7.1% and 2,210 a month take 301", () => {
  // ln(1 / (1 - 1,834.17 / 2,210)) / ln(1.0059167) is 300.3.
  const stated = { owedNow: "310000", rateNow: "7.1", paymentNow: "2210", newRate: "6.2" };
  const answered = answer(inputsFor(stated));
  expect(refinancingOf(answered)?.worksheet.refinance.monthsLeft).toBe(301);
  expect(presentOf(answered)?.worksheet.now.paymentsToGo).toBe(301);
});

test("a loan from its statement is paid off in May 2045, and its insurance may end after 16 payments", () => {
  // Worked by hand with the rule (present-loan.test.ts): 221 payments, the first in January 2027; 163 with 300 more a
  // month.
  const typed = { owedNow: "200000", rateNow: "6", paymentsLeft: "240", paymentNow: "1500", spareMoney: "300" };
  const found = presentOf(answer(inputsFor({ ...typed, pricePaid: "240000", insuranceNow: "80" })));
  expect(found?.worksheet.now).toMatchObject({ paymentsToGo: 221, withExtra: { paymentsToGo: 163 } });
  expect(said.present(found)).toBe("paid off in May 2045");
  expect(found?.worksheet.now.insurance).toMatchObject({ untilRequest: 16, untilAutomatic: 25, costOfWaiting: 720 });
  // Without a premium there is nothing to end.
  expect(presentOf(answer(inputsFor(typed)))?.worksheet.now.insurance).toBeUndefined();
});

test("without a statement, the loan above is refinanced after two years and recast after five", () => {
  const answered = answer(inputsFor({ annualRate: "6.5" }));
  expect(refinancingOf(answered)?.offer.paymentsMade).toBe(24);
  expect(earlyOf(answered)?.lumpAfterPayment).toBe(60);
  expect(refinancingOf(answered)?.offer.originalLoan).toBe(answered.worksheet.loan);
});

test("an offer without mortgage insurance makes up for its fees with the premiums it saves", () => {
  const typed = {
    downPayment: "10%",
    mortgageInsuranceRate: "0.6",
    annualRate: "7",
    lenderFees: "0",
    otherLoanCosts: "0",
  };
  const other = { offers: "1", "offers.0.rate": "7", "offers.0.lenderFees": "1800", "offers.0.otherLoanCosts": "0" };
  const { differences } = offersOf(
    answer(inputsFor({ ...typed, ...other, "offers.0.mortgageInsuranceRate": "0" })),
  ).worksheet;
  expect(differences[0]?.breakEven).toBe(10);
});

test.each([
  ["fha", "10%", "5"],
  ["fha", "10%", "7.28"],
  ["fha", "3.5%", "8.125"],
  ["usda", "0", "6.5"],
])(
  "a %s loan with %s down at %s% has the same premiums in rent or buy as in its schedule",
  (program, downPayment, annualRate) => {
    for (let price = 200_000; price < 230_000; price += 1111) {
      const answered = answer(
        inputsFor({ program, price: String(price), downPayment, annualRate }, { others }),
        others,
      );
      const { home, insuranceEndShare } = ownedOf(answered);
      const { years } = owning(home, 30, insuranceEndShare, () => 0);
      const paid = years.reduce((sum, year) => sum + year.mortgageInsurance, 0);
      expect(Math.abs(paid - answered.worksheet.totalMortgageInsurance)).toBeLessThan(2);
    }
  },
);

test("420,000 with 5% down, conventional at 7.28%: FHA at 7.08% costs 348 more over 11 years", () => {
  // Average FHA rates on the six days: 37.053 / 6 = 6.1755; conventional above 80% with a score of 740: 38.282 / 6 =
  // 6.3803. 7.28 - 0.2048 = 7.0752, shown as 7.08. Loans of 399,000 and of 399,000 + 1.75% = 405,982.50: 2,730.01 and
  // 2,722.86 a month.
  const typed = { price: "420000", downPayment: "5%", annualRate: "7.28", stayMonths: "11" };
  const at = (more: Record<string, string>) => programsOf(answer(inputsFor({ ...typed, ...more })));
  const found = at({});
  const [conventional, fha] = found?.worksheet.programs ?? [];
  expect(conventional).toMatchObject({ rate: 0.0728, payment: 2730.01, premium: 176.23, premiumMonths: 145 });
  // A twelfth of 0.5% of the average balance in the first year of 399,000 at 7.08%: 165.50.
  expect(fha).toMatchObject({ rate: 0.0708, payment: 2722.86, upfrontFee: 6982.5, premium: 165.5, premiumMonths: 360 });
  // Interest in 132 payments, added up in cents without this code: 298,040.32, and 132 x 176.23 = 23,262.36 of
  // insurance; 294,244.92, 20,422.80 of premiums and the fee of 6,982.50.
  expect(conventional?.cost).toBeCloseTo(321_302.68, 2);
  expect(fha?.cost).toBeCloseTo(321_650.22, 2);
  expect(found && said.cheapestProgram(found)).toBe(
    "If you stay 11 years, a conventional loan and an FHA loan cost you about the same: a conventional loan is $348 less.",
  );
  // By year, added up without this code: 241,457.03 - 238,851.39 is 1.09% after 8 years, 0.71% after 9 years, 0.89%
  // after 16 and 1.07% after 17.
  expect(found?.cheapest).toEqual([
    { programs: [0], from: 1, through: 8 },
    { programs: [0, 1], from: 9, through: 16 },
    { programs: [0], from: 17, through: 30 },
  ]);
  expect(found?.shown.map(({ open }) => open)).toEqual([true, true, false, false]);
  // A lender's own rate replaces the estimate.
  expect(at({ fhaRate: "6.5" })?.worksheet.programs[1]?.rate).toBe(0.065);
  expect(at({ fhaRate: "6.5" })?.ranked[0]).toBe(1);
});

test("until a rate is typed, each program's column is the answer that the page gives once that program is chosen", () => {
  const typed = { price: "420000", downPayment: "5%", creditScore: "690", served: "yes", ruralHome: "yes" };
  const columns = programsOf(answer(inputsFor(typed)), undefined, true)?.worksheet.programs ?? [];
  const chosen = ["conventional", "fha", "va", "usda"].map((program) =>
    answer(inputsFor({ ...typed, program }, { others }), others),
  );
  expect(columns.map(({ rate }) => rate)).toEqual(chosen.map(({ house }) => house.annualRate));
  expect(columns.map(({ payment }) => payment)).toEqual(chosen.map(({ worksheet }) => worksheet.principalAndInterest));
  // 399,000 with 1.75% added is 405,982.50; at 7.15% / 12 over 360 months 2,742.03.
  expect(columns[1]?.payment).toBe(2742.03);
  // With less than 20% down, the six days add up to 39.360 for a conventional loan and a score of 680 to 699, which is
  // a sixth of 1.541 above 37.819: 7.54. With 20% down, 38.766: 7.44.
  const at20 = inputsFor({ ...typed, downPayment: "20%" });
  expect([columns[0]?.rate, at20.annualRate]).toEqual([0.0754, 0.0744]);
  expect(programsOf(answer(at20), undefined, true)?.worksheet.programs[0]?.rate).toBe(at20.annualRate);
  for (const { answered, ...found } of chosen.map((one) => ({
    answered: one,
    again: programsOf(one, undefined, true)?.worksheet.programs.map(({ rate }) => rate),
  })))
    expect(found.again, answered.given.program).toEqual(columns.map(({ rate }) => rate));
});

test("another offer starts as the loan above, to the cent, so nothing differs until it is typed", () => {
  const found = offersOf(answer(inputsFor({ annualRate: "6.5", price: "345000", offers: "1" })));
  expect(found.worksheet.offers.map(({ cost }) => cost)).toHaveLength(2);
  expect(found.worksheet.offers[0]?.cost).toBeCloseTo(found.worksheet.offers[1]?.cost ?? 0, 2);
  expect(said.cheapest(found)).toMatch(/^The offers cost the same/);
});

test("who may have which loan, by down payment, score and size; a disabled veteran owes no fee", () => {
  const open = (more: Record<string, string>) =>
    programsOf(answer(inputsFor({ price: "420000", ...more })))?.shown.map((one) => one.open);
  expect(open({ downPayment: "3%" })).toEqual([true, false, false, false]);
  expect(open({ downPayment: "3.5%", creditScore: "560" })).toEqual([true, false, false, false]);
  expect(open({ downPayment: "10%", creditScore: "560" })).toEqual([true, true, false, false]);
  expect(open({ downPayment: "0", served: "yes", ruralHome: "yes" })).toEqual([false, false, true, true]);
  // FHA lends 541,287 in most counties: 600,000 with 5% down is 570,000.
  expect(open({ price: "600000", downPayment: "5%" })).toEqual([true, false, false, false]);
  // 38 USC 3729(c): no funding fee with a service-connected disability. Average VA rate: 35.751 / 6 = 5.9585, 0.4218
  // below.
  const veteran = { price: "420000", downPayment: "5%", annualRate: "7.28", served: "yes" };
  const va = (more: Record<string, string>) =>
    programsOf(answer(inputsFor({ ...veteran, ...more })))?.worksheet.programs[2];
  expect(va({ vaExempt: "yes" })).toMatchObject({ rate: 0.0686, upfrontFee: 0, premium: 0, loan: 399_000 });
  expect(va({})?.upfrontFee).toBe(5985); // 1.5% of 399,000
});

const affordedLimit = ({ worksheet: { limited } }: Afford) => {
  if (!limited) throw new Error("an income was typed");
  return limited;
};

test("FHA's highest price is that of its limit, where the income would pay for more", () => {
  const at = (downPayment: string) => {
    const typed = { price: "420000", downPayment, incomePerYear: "150000" };
    const found = programsOf(answer(inputsFor(typed, { others }), others));
    const fha = found?.shown.findIndex(({ name }) => name === "fha") ?? -1;
    return found?.worksheet.programs[fha]?.priceByIncome;
  };
  // The floor of 541,287 for 2026 is 95% of 569,775.79, or 21,000 less than 562,287.
  expect(at("5%")).toBeCloseTo(569_775.79, 2);
  expect(at("21000")).toBe(562_287);
});

describe("a loan program looks at the income", () => {
  const at = (more: Record<string, string>) => {
    const found = programsOf(answer(inputsFor({ price: "400000", annualRate: "7.28", ...more }, { others }), others));
    return { found, shown: found?.shown ?? [], sheets: found?.worksheet.programs ?? [] };
  };
  test("60,000 and 600 of debts for 2,689.90 a month: 65.8%, and a conventional loan allows 50%", () => {
    const { found, shown, sheets } = at({ downPayment: "20%", incomePerYear: "60000", debtsPerMonth: "600" });
    // 12 x 3,289.90 = 39,478.80, of 60,000 65.80%, and half of 78,957.60. 3,289.90 - 2,500 = 789.90 a month too much.
    expect(sheets[0]?.ratio).toBeCloseTo(0.658, 4);
    expect(sheets[0]?.incomeNeeded).toBeCloseTo(78_957.6, 0);
    expect(sheets[0]?.overPerMonth).toBeCloseTo(789.9, 1);
    // 2,500 less 600 and 200.42 of home insurance is 1,699.58; a dollar of price costs 0.622370 cents a month (by hand
    // above), which is 273,083.
    expect(sheets[0]?.priceByIncome).toBeCloseTo(273_083, -1);
    expect(shown[0]).toMatchObject({
      open: false,
      why: "your income is too low. The house and your debts would take 66% of your income, and the limit is 50%. It would fit with an income of $78,958, or at a price up to $273,000",
    });
    // FHA allows 56.99%, 2,849.50 a month. Interest alone on its 325,600 is about 1,900; tax, insurance and debts are
    // 1,100.42 more.
    expect(shown.map(({ open }) => open)).toEqual([false, false, false, false]);
    expect(found && obstaclesInWords(found)[0]).toContain("Your income isn’t enough for any of these loans. FHA comes");
    expect(said.programs(found)).toBe("your income isn’t enough for this house");
  });
  test("a house above the limit is called that first, whatever loan is cheapest", () => {
    // 95,000 and 600 of debts: 272,000 with 40,000 of cash (by hand above), and the house costs 400,000.
    const answered = answer(inputsFor({ incomePerYear: "95000", debtsPerMonth: "600", cash: "40000" }));
    const afforded = affordOf(answered, undefined, { solved: true, isRateAssumed: true });
    expect(said.aboveLimitInWords(afforded, true)).toBe(
      // 12 x 2,689.90 / 95,000 is 33.98%, and with 600 of debts 41.56%. A single filer deducts 23,194.59 of interest
      // and 3,600 of tax, of 2027 and so 1.025 times as many dollars: 26,141.06. Of the other 68,858.94, 50,400 are
      // taxed 5,800 and the rest 22%: 9,860.97. Less that and 7.65%, 6,489.29 a month; less 2,689.90 and 600, 3,199.40.
      "At $400,000, this house would take 34% of your income before taxes, and 42% with your other debts. The 28/36 rule allows 28%, and 36% with other debts. By that rule, which is a custom and not a law, you could afford up to $272,000. A lender may still say yes, as the table below shows. After federal taxes, this house and your debts, you would have $3,199 a month left.",
    );
    expect(typedAtLimit(afforded, affordedLimit(afforded))).toEqual({ price: "272000", downPayment: "$25811" });
    const cheaper = affordOf(answer(inputsFor({ incomePerYear: "120000", price: "300000" })));
    expect(said.aboveLimitInWords(cheaper, true)).toBeUndefined();
    const none = affordOf(answer(inputsFor({ incomePerYear: "10000", debtsPerMonth: "600" })));
    // 12 x 2,689.90 / 10,000 is 322.8%, and with 600 of debts 394.8%.
    expect(said.aboveLimitInWords(none, false)).toBe(
      "At $400,000, this house would take 323% of your income before taxes, and 395% with your other debts. The 28/36 rule allows 28%, and 36% with other debts. By that rule, which is a custom and not a law, no price would fit your income and debts.",
    );
  });
  test("78,000 for 420,000 with 5% down: above 50%, where only FHA’s automated approval goes", () => {
    const { found, shown, sheets } = at({ price: "420000", downPayment: "5%", incomePerYear: "78000" });
    // Conventional 3,421.66 x 12 / 78,000 = 52.64%. FHA 2,722.86 + 165.50 + 515.42 = 3,403.78, which is 52.37%.
    expect(sheets[0]?.ratio).toBeCloseTo(0.5264, 4);
    expect(sheets[1]?.ratio).toBeCloseTo(0.5237, 4);
    expect(shown.slice(0, 2).map(({ open, stretched }) => [open, stretched])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(shown[1]?.why).toBe(
      "the house would take 52% of your income, and the usual limit is 43%. FHA’s automated approval can go higher if your credit and savings are strong",
    );
    // One loan that is open is enough, although the income rules out another.
    expect(found && obstaclesInWords(found)).toEqual([]);
    // With 90,000 and debts of 600: 4,021.66, which is 271.66 above half of 7,500.
    const { shown: owing } = at({ price: "420000", downPayment: "5%", incomePerYear: "90000", debtsPerMonth: "600" });
    expect(owing[0]?.why).toContain("if you paid off debts of $272 a month");
  });
  test("an income that is enough changes nothing, and an unknown one nothing either", () => {
    const why = "available, because your loan is within the limit and your down payment is large enough";
    for (const incomePerYear of ["200000", ""])
      expect(at({ downPayment: "20%", incomePerYear }).shown[0]).toMatchObject({ open: true, stretched: false, why });
    expect(at({ downPayment: "20%" }).sheets[0]).toMatchObject({ ratio: null, overPerMonth: 0, left: null });
  });
  test("VA goes by what is left to live on: 992.62 is enough above 41%, 392.62 fails both tests", () => {
    // 100,000 at 6% is 599.55 a month, interest below the standard deduction. Of 36,000: 36,000 - 16,100 = 19,900
    // taxed, 1,240 + 12% of 7,500 = 2,140; 7.65% is 2,754. 31,106 / 12 = 2,592.17, less 599.55 and 1,000 is 992.62.
    // 12 x 1,599.55 / 36,000 is 53.3%. The least is 441 for one person (VA Lenders Handbook, chapter 4, topic 9).
    const typed = { price: "200000", downPayment: "50%", program: "va", annualRate: "6", incomePerYear: "36000" };
    const free = { vaExempt: "yes", propertyTax: "$0", insurance: "0", firstPayment: "2027-01" };
    const va = (debtsPerMonth: string) => at({ ...typed, ...free, debtsPerMonth });
    expect(va("1000").sheets[2]?.left).toBeCloseTo(992.62, 2);
    expect(va("1000").sheets[2]?.ratio).toBeCloseTo(0.5332, 4);
    expect(va("1000").shown[2]).toMatchObject({ open: true, stretched: true });
    expect(va("1000").shown[2]?.why).toContain("would take 53% of your income, and VA’s usual limit is 41%");
    // 12 x 2,199.55 / 36,000 is 73.3%. 441 - 392.62 is 48.38.
    expect(va("1600").shown[2]?.why).toBe(
      "your income is too low. The house and your debts would take 73% of your income, and VA’s usual limit is 41%. Also, after federal taxes, the house and your debts, you would have $393 a month left, but VA lenders want at least $441 for one person, and more for a family. It could fit if you paid $49 less a month",
    );
    expect(va("0").shown[2]).toMatchObject({ open: true, stretched: false });
  });
});

test("a 2-1 buydown of 300,000 at 7% costs 6,992.52; taken off the price, that saves 37.22 a month", () => {
  // Worked by hand with the rule (buydown.test.ts). Borrowing 80% of 6,992.52, 5,594.02, less: 294,405.98 is 1,958.69 a
  // month.
  const found = boughtDownOf(answer(inputsFor({ price: "375000", downPayment: "20%", annualRate: "7" })));
  expect(found?.worksheet.buydown.cost).toBe(6992.52);
  expect(found?.worksheet.instead.payment).toBeCloseTo(1958.69, 2);
  expect(found?.worksheet.instead.saved).toBeCloseTo(37.22, 2);
  expect(boughtDownOf(answer(inputsFor({ kind: "adjustable" }, { others }), others))).toBeUndefined();
});

test("an adjustable loan that is paid off before its rate would change never changes, for its panel and for lenders", () => {
  const of = (term: string, armProduct = "5/6") => {
    const answered = answer(
      inputsFor({ kind: "adjustable", armProduct, termMonths: term, armRate: "6" }, { others }),
      others,
    );
    return { line: said.adjustable(adjustableOf(answered, others)), lenders: qualifyingInWords(answered) };
  };
  expect(of("5 years")).toEqual({ line: "yours can’t", lenders: undefined });
  expect(of("7 years", "7/6").line).toBe("yours can’t");
  // The last payment is the first at another rate.
  expect(of("61 months").line).toMatch(/^up to /);
  expect(of("61 months").lenders).toMatch(/because yours can rise/);
});

test("an adjustable loan has its own rate, and is compared with a fixed one at the rate above", () => {
  const typed = { kind: "adjustable", annualRate: "7", armRate: "6", price: "375000", downPayment: "75000" };
  const answered = answer(inputsFor(typed, { others }), others);
  // 300,000 at 6% is 1,798.65 a month, at 7% 1,995.91.
  expect(answered.worksheet.principalAndInterest).toBe(1798.65);
  expect(adjustableOf(answered, others)?.worksheet.fixed.principalAndInterest).toBe(1995.91);
  expect(answer(inputsFor({ ...typed, kind: "fixed" })).worksheet.principalAndInterest).toBe(1995.91);
});

test("the official samples typed box by box: all of H-24(B) agrees, and everything in H-25(B) but its APR", () => {
  const estimate = checkOf(answer(inputsFor(SAMPLES["H-24(B)"])));
  expect(estimate?.verdicts.filter(({ agrees }) => !agrees)).toEqual([]);
  expect(said.check(estimate)).toBe("All 13 boxes agree.");
  const closing = checkOf(answer(inputsFor(SAMPLES["H-25(B)"])));
  expect(closing?.verdicts.filter(({ agrees }) => !agrees).map(({ box }) => box)).toEqual(["leApr"]);
  expect(said.check(closing)).toBe("10 boxes agree. The APR is within the eighth of a point that the law allows.");
  const apr = closing?.verdicts.find(({ box }) => box === "leApr");
  // 1,802 of section A and 16 days of 17.44, 279.04.
  expect(apr?.reason).toContain("It agrees if no prepaid finance charge counts");
  expect(apr?.reason).toContain("$2,081.04");
});

test("a Loan Estimate that differs shows what we get and why", () => {
  const typed = { ...SAMPLES["H-24(B)"], lePayment: "771.78", leInsuranceYears: "9", lePerDay: "17.20", leD: "5,700" };
  const found = checkOf(answer(inputsFor(typed)));
  const of = (box: string) => found?.verdicts.find((one) => one.box === box);
  expect(of("lePayment")).toMatchObject({ agrees: false, figure: "$761.78" });
  expect(of("leInsuranceYears")).toMatchObject({ agrees: false, figure: "year 7" });
  expect(of("leInsuranceYears")?.reason).toContain("after payment 80");
  // 162,000 x 3.875% / 365 = 17.20.
  expect(of("lePerDay")).toMatchObject({ agrees: true, reason: "The lender counts 365 days in a year." });
  expect(of("leD")).toMatchObject({ agrees: false, figure: "$5,672.00" });
  expect(checkOf(answer(inputsFor({ leLoan: "162000" })))).toBeUndefined();
  // A sum isn't judged until the boxes it adds up are typed.
  const early = checkOf(answer(inputsFor({ leLoan: "162000", leRate: "3.875", leCash: "16054", leApr: "4.274" })));
  expect(early?.verdicts).toEqual([]);
});

test("a price of zero is flagged at its field", () => {
  const given = inputsFor({ price: "0" });
  expect(cautions(given, answer(given)).price).toContain("Enter the price of the home");
  expect(cautions(inputsFor({}), answer(inputsFor({}))).price).toBeUndefined();
});

test("a two-unit building: a conventional loan requires 5% down", () => {
  const given = inputsFor({ units: "2", downPayment: "4%", incomePerYear: "120000" });
  const answered = answer(given);
  expect(cautions(given, answered).downPayment).toMatch(/needs at least 5% down/);
  expect(affordOf(answered).limits?.leastDownShare).toBe(0.05);
  expect(cautions({ ...given, units: 1 }, answered).downPayment).toBeUndefined();
});

test("two typed Loan Estimates: the first becomes the loan above, the second an offer to compare", () => {
  const first = { ...SAMPLES["H-24(B)"], leInsurance: "82.35" };
  const asLoan = asTheLoan(first, inputsFor(first)) ?? {};
  // A lender who charges 698 more and a quarter point less: 2,500 in section A, with the same services of 672 and
  // 3,198.
  const second = { ...asLoan, leRate: "3.625", leA: "2,500" };
  const both = asAnOffer(second, inputsFor(second)) ?? {};
  const { worksheet } = offersOf(answer(inputsFor(both)));
  const [a, b] = worksheet.offers;
  // 162,000 over 30 years: 761.78 at 3.875%, 738.80 at 3.625%. 1,802 + 672 + 3,198 = 5,672; 2,500 + 3,870 = 6,370.
  expect([a?.payment, a?.upfront, a?.insurancePerMonth]).toEqual([761.78, 5_672, 82.35]);
  expect([b?.payment, b?.upfront, b?.insurancePerMonth]).toEqual([738.8, 6_370, 82.35]);
  expect(worksheet.differences[0]?.fees).toBe(698);
});

test("an offer taken from a Loan Estimate has the APR of the check, with what counts in sections B and C", () => {
  // 288,000 at 7.125%: 1,940.31 a month. 1,295 in section A, 455 in B and C and 15 x 56.22 count: 285,406.70 financed.
  const paper = {
    ...{ lePrice: "360000", leLoan: "288000", leRate: "7.125", leTerm: "30", leEscrow: "480", leDown: "72000" },
    ...{ leA: "1295", leB: "985", leC: "2380", leE: "1150", leF: "2643", leG: "1120", leH: "900", leCredits: "500" },
    ...{ lePerDay: "56.22", leDays: "15", leFinance: "1750", leApr: "7.216" },
  };
  expect(checkOf(answer(inputsFor(paper)))?.verdicts.find(({ box }) => box === "leApr")?.figure).toBe("7.216%");
  const above = asTheLoan(paper, inputsFor(paper)) ?? {};
  const compared = asAnOffer(above, inputsFor(above)) ?? {};
  const [a, b] = offersOf(answer(inputsFor(compared))).worksheet.offers;
  expect(b?.apr).toBeCloseTo(0.07216, 5);
  expect(a?.apr).toBeCloseTo(0.07216, 5);
  expect(b?.upfront).toBe(1295 + 985 + 2380 - 500);
});

test("a third Loan Estimate is the last one compared, and one without a price isn't a loan", () => {
  const typed = { ...SAMPLES["H-24(B)"], offers: "2" };
  expect(asAnOffer(typed, inputsFor(typed))).toBeUndefined();
  expect(asTheLoan({}, inputsFor({ leLoan: "100000", leRate: "5" }))).toBeUndefined();
});
