/** What the form's answers become on the return: whose they are, what they are part of, and how far they count. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { lawFor } from "../../law/us/index.ts";
import { answer } from "./answer.ts";
import { fields, givenOn } from "./inputs.ts";
import { conflicts } from "./questions/conflicts.ts";
import { bothHaveGigs, usualWithholding } from "./year/household-of.ts";

const givenBy = givenOn("2026-11-21");
const inputsFor = (typed: Typed) => readForm(fields, typed, {}, givenBy).inputs;
const yearFor = (typed: Typed) => answer(inputsFor(typed)).year;
const householdFor = (typed: Typed) => yearFor(typed).household;
const joint = { filingStatus: "married_joint" };
/** Prefixed fields of the first gig, or of the first entry of another list. */
const first = (list: string, typed: Typed): Typed => ({
  [list]: "1",
  ...Object.fromEntries(Object.entries(typed).map(([name, text]) => [`${list}.0.${name}`, text])),
});
const gig = (typed: Typed) => first("gigs", typed);
const profit = (typed: Typed, more: Typed = {}) =>
  yearFor({ ...gig({ pay: "40000/year", ...typed }), ...more }).businesses[0]?.sheet.netProfit;

describe("gross pay on 1099 forms", () => {
  const receipts = (typed: Typed) => yearFor(gig({ pay: "40000/year", ...typed })).businesses[0]?.receipts;
  test("what platforms held back is a fee, except for what was passed on", () => {
    expect(receipts({ grossOnForms: "52000", passedOn: "5000" })).toMatchObject({
      onForm1099K: 52_000,
      onNoForm: 0,
      refunds: 5_000,
      platformFees: 7_000,
    });
    expect(receipts({ grossOnForms: "52000", passedOn: "15000" })).toMatchObject({ refunds: 12_000, platformFees: 0 });
    expect(profit({ grossOnForms: "52000", passedOn: "5000" })).toBe(40_000);
  });
  test("pay beyond the forms is on none of them; without forms, nothing was held back", () => {
    expect(receipts({ grossOnForms: "30000" })).toMatchObject({
      onForm1099K: 30_000,
      onNoForm: 10_000,
      platformFees: 0,
    });
    expect(receipts({ passedOn: "800" })).toMatchObject({
      onForm1099K: 0,
      onNoForm: 40_000,
      refunds: 0,
      platformFees: 0,
    });
  });
});

describe("costs", () => {
  test.each<[string, Typed, number]>([
    ["supplies in full", { supplies: "1000" }, 39_000],
    ["half of meals (26 USC 274(n))", { meals: "1000" }, 39_500],
    ["the share of equipment used for work", { equipment: "1000", equipment_share: "60" }, 39_400],
    ["cost of goods sold", { costOfGoodsSold: "5000" }, 35_000],
    // 5 dollars a square foot up to 300, by months (Rev. Proc. 2013-13).
    ["a workspace by the square foot", { officeSquareFeet: "200" }, 39_000],
    ["for half a year", { officeSquareFeet: "200", officeMonths: "6" }, 39_500],
    // A tenth of the home's costs of 18,000.
    ["or its share of the home", { officeSquareFeet: "200", homeSquareFeet: "2000", homeCosts: "18000" }, 38_200],
    // 20% bonus of 2026 and a fifth of the rest, since it was bought before January 20, 2025.
    ["early equipment", { equipment: "1000", equipmentMethod: "early" }, 39_640],
    ["section 179", { equipment: "1000", equipmentMethod: "section179" }, 39_000],
    // 26 USC 280F(b), 179(d)(10): at half, no section 179; bonus depreciation for the share.
    ["at half of the use", { equipment: "1000", equipmentMethod: "section179", equipment_share: "50" }, 39_500],
    ["only up to the profit", { equipment: "50000", equipmentMethod: "section179" }, 0],
    ["bonus depreciation can bring a loss", { equipment: "50000" }, -10_000],
    ["tolls beside miles at 72.5 cents", { milesJanuaryToJune: "1000", parkingAndTolls: "40" }, 39_235],
    ["and at 76 cents from July on", { milesJulyToDecember: "1000" }, 39_240],
  ])("%s", (_, typed, left) => expect(profit(typed)).toBeCloseTo(left, 6));

  test("the carryover of section 179 counts once, with the first gig on Schedule C", () => {
    const two = { ...gig({ pay: "20000/year", work: "home_sharing" }), gigs: "2", "gigs.1.pay": "40000/year" };
    const nets = yearFor({ ...two, section179Before: "3000" }).businesses.map(({ sheet }) => sheet.netProfit);
    expect(nets).toEqual([20_000, 37_000]);
  });
});

describe("cars", () => {
  const car = (typed: Typed) => yearFor(gig({ pay: "40000/year", ...typed })).businesses[0]?.year.car;
  test("total miles are never less than those for work", () => {
    expect(car({ miles: "6000" })?.totalMiles).toBe(6_000);
    expect(car({ miles: "6000", totalMiles: "5000" })?.totalMiles).toBe(6_000);
    expect(car({ miles: "6000", totalMiles: "9000" })?.totalMiles).toBe(9_000);
  });
  test("a car bought this year needs more than half of its miles for work to be deducted at once", () => {
    const bought = { miles: "6000", carCost: "30000", carDepreciation: "900" };
    expect(car({ ...bought, totalMiles: "11999" })).toMatchObject({
      depreciationMethod: "first_year_full_bonus",
      depreciationGiven: 0,
    });
    expect(car({ ...bought, totalMiles: "12000" })?.depreciationMethod).toBe("first_year_straight_line");
    expect(car({ miles: "6000", carDepreciation: "900" })).toMatchObject({
      depreciationMethod: "amount_given",
      depreciationGiven: 900,
    });
    expect(car({ miles: "6000" })?.depreciationMethod).toBe("none");
  });
  test("more cars go with their gig, or with the last one; with five or more, only actual costs count", () => {
    const typed = {
      gigs: "2",
      "gigs.0.pay": "40000/year",
      "gigs.1.pay": "40000/year",
      cars: "3",
      "cars.0.gig": "1",
      "cars.0.milesJanuaryToJune": "1000",
      "cars.1.gig": "2",
      "cars.1.milesJanuaryToJune": "2000",
      "cars.2.gig": "7",
      "cars.2.milesJanuaryToJune": "4000",
    };
    const miles = (more: Typed = {}) =>
      yearFor({ ...typed, ...more }).businesses.map(({ sheet }) => 40_000 - sheet.netProfit);
    expect(miles()).toEqual([725, 4_350]);
    expect(miles({ fleet: "yes" })).toEqual([0, 0]);
  });
});

describe("jobs", () => {
  const job = (typed: Typed, more: Typed = {}) => householdFor({ ...first("jobs", typed), ...more }).filer.jobs[0];
  test("what goes into a 401(k) isn't taxed as wages, but bears Social Security and Medicare tax", () => {
    // 6.2% of 184,500; 1.45% of 260,000, and 0.9% above 200,000 (26 USC 3102(f)).
    expect(job({ pay: "260000/year", retirementAtWork: "10000" })).toMatchObject({
      wages: 250_000,
      socialSecurityWages: 184_500,
      medicareWages: 260_000,
      socialSecurityTaxWithheld: 11_439,
      medicareTaxWithheld: 3_770 + 540,
      electiveDeferrals: 10_000,
    });
    expect(job({ pay: "5000/year", retirementAtWork: "8000" })).toMatchObject({ wages: 0, electiveDeferrals: 5_000 });
  });
  test("tips and overtime are parts of the wages", () => {
    const typed = { pay: "20000/year", retirementAtWork: "5000", tips: "9000", overtimePremium: "8000" };
    expect(job(typed)).toMatchObject({ qualifiedTips: 9_000, overtimePremium: 6_000 });
    expect(job({ ...typed, tips: "30000" })).toMatchObject({ qualifiedTips: 15_000, overtimePremium: 0 });
  });
  test("the usual withholding is the tax on wages after the standard deduction, until an amount is typed", () => {
    // 60,000 less 16,100: 12,400 at 10%, 31,500 at 12%.
    expect(job({ pay: "60000/year" })?.federalTaxWithheld).toBeCloseTo(1_240 + 3_780, 6);
    expect(usualWithholding(60_000, lawFor(2026, "single"))).toBeCloseTo(5_020, 6);
    expect(job({ pay: "5000/month", withheld: "300/month" })?.federalTaxWithheld).toBeCloseTo(3_600, 6);
    expect(job({ pay: "5000/month", withheld: "0/month" })?.federalTaxWithheld).toBe(0);
  });
  test("a spouse's job is on a joint return only", () => {
    expect(householdFor({ ...first("jobs", { pay: "60000/year", who: "spouse" }) }).filer.jobs).toEqual([]);
    const couple = householdFor({ ...joint, ...first("jobs", { pay: "60000/year", who: "spouse" }) });
    expect([couple.filer.jobs.length, couple.spouse?.jobs.length]).toEqual([0, 1]);
  });
});

describe("health savings, plans and insurance", () => {
  const hsa = (typed: Typed) => {
    const { filer, spouse } = householdFor({ hsaCoverage: "family", hsa: "3000", hsaMonths: "7", ...typed });
    return [filer, spouse].map((one) => [one?.healthSavingsMonths, one?.healthSavingsContribution]);
  };
  test("an account belongs to one spouse or both, but the payments are deducted once", () => {
    expect(hsa({})[0]).toEqual([7, 3_000]);
    expect(hsa({ hsaWho: "spouse" })[0]).toEqual([7, 3_000]);
    expect(hsa({ ...joint })).toEqual([
      [7, 3_000],
      [0, 0],
    ]);
    expect(hsa({ ...joint, hsaWho: "spouse" })).toEqual([
      [0, 0],
      [7, 3_000],
    ]);
    expect(hsa({ ...joint, hsaWho: "both" })).toEqual([
      [7, 3_000],
      [7, 0],
    ]);
    expect(hsa({ hsaCoverage: "none" })[0]).toEqual([0, 0]);
  });
  test("a plan takes no more than the law lets into it, and covers its owner for an IRA", () => {
    const saver = (plan: string, planContribution: string) =>
      householdFor({ ...gig({ pay: "60000/year" }), plan, planContribution }).filer;
    // A fifth of 60,000 less 4,238.865, half of the self-employment tax.
    expect(saver("sep", "50000")).toMatchObject({ retirementPlanDeferral: 0, coveredByRetirementPlan: true });
    expect(saver("sep", "50000").retirementPlanContribution).toBeCloseTo(11_152.227, 3);
    expect(saver("sep", "5000").retirementPlanContribution).toBe(5_000);
    // 24,500 of deferrals in 2026, and the same fifth.
    expect(saver("solo", "90000").retirementPlanContribution).toBeCloseTo(35_652.227, 3);
    expect(saver("solo", "90000").retirementPlanDeferral).toBe(24_500);
    expect(saver("solo", "10000").retirementPlanDeferral).toBe(10_000);
    expect(saver("none", "5000")).toMatchObject({ retirementPlanContribution: 0, coveredByRetirementPlan: false });
    expect(saver("sep", "0").coveredByRetirementPlan).toBe(false);
  });
  test("premiums for a Marketplace plan are settled with its credit, others deducted as they are", () => {
    const premiums = (typed: Typed) =>
      householdFor({ ...gig({ pay: "60000/year" }), healthPremiums: "6000", ...typed }).filer
        .selfEmployedHealthPremiums;
    expect(premiums({})).toBe(6_000);
    expect(premiums({ filingStatus: "married_joint", healthWho: "spouse" })).toBe(6_000);
  });
  test("both spouses have gigs only on a joint return, with each one's gig on Schedule C", () => {
    const two = { gigs: "2", "gigs.0.pay": "9000/year", "gigs.1.pay": "9000/year", "gigs.1.who": "spouse" };
    expect(bothHaveGigs(inputsFor({ ...joint, ...two }))).toBe(true);
    expect(bothHaveGigs(inputsFor(two))).toBe(false);
    expect(bothHaveGigs(inputsFor({ ...joint, ...two, "gigs.1.who": "filer" }))).toBe(false);
    expect(bothHaveGigs(inputsFor({ ...joint, ...two, "gigs.1.work": "home_sharing" }))).toBe(false);
  });
});

test("students without costs aren't on the return, and payments are added up", () => {
  const claims = (typed: Typed) => householdFor(typed).claims.opportunityCosts;
  expect(claims({})).toEqual([]);
  expect(claims({ collegeCosts: "4000" })).toEqual([4_000]);
  expect(claims({ otherStudents: "2", "otherStudents.1.costs": "1500" })).toEqual([0, 0, 1_500]);
  const paid = {
    paidSoFar: "some",
    payments: "2",
    "payments.0.paidOn": "2026-04-15",
    "payments.0.amount": "700",
    "payments.1.paidOn": "2026-06-15",
    "payments.1.amount": "300",
  };
  expect(householdFor(paid).payments.estimatedTaxPayments).toBe(1_000);
});

test("all dividends are at least the qualified ones, and both kinds of local tax are one deduction", () => {
  const { income, costs } = householdFor({
    ordinaryDividends: "300",
    qualifiedDividends: "500",
    realEstateTaxes: "4000",
    stateTaxPaid: "2500",
  });
  expect(income).toMatchObject({ ordinaryDividends: 500, qualifiedDividends: 500 });
  expect(costs.stateAndLocalTaxes).toBe(6_500);
});

describe("what can't be true is flagged at the field, from a dollar too much on", () => {
  const worker = gig({ pay: "40000/year" });
  const flagged = (typed: Typed) => Object.keys(conflicts(inputsFor({ ...worker, ...typed })));
  const earner = first("jobs", { pay: "50000/year" });
  test.each<[string, Typed, Typed]>([
    ["gigs.0.tips", gig({ pay: "40000/year", tips: "40000" }), gig({ pay: "40000/year", tips: "40001" })],
    [
      "gigs.0.passedOn",
      gig({ pay: "40000/year", grossOnForms: "45000", passedOn: "5000" }),
      gig({ pay: "40000/year", grossOnForms: "45000", passedOn: "5001" }),
    ],
    [
      "gigs.0.passedOn",
      gig({ pay: "40000/year", grossOnForms: "30000", passedOn: "0" }),
      gig({ pay: "40000/year", grossOnForms: "30000", passedOn: "1" }),
    ],
    [
      "gigs.0.who",
      { ...joint, ...gig({ pay: "40000/year", who: "spouse" }) },
      gig({ pay: "40000/year", who: "spouse" }),
    ],
    [
      "gigs.0.equipmentMethod",
      gig({ pay: "40000/year", equipment: "100", equipmentMethod: "section179", equipment_share: "51" }),
      gig({ pay: "40000/year", equipment: "100", equipmentMethod: "section179", equipment_share: "50" }),
    ],
    [
      "gigs.0.homeSquareFeet",
      gig({ pay: "40000/year", officeSquareFeet: "200", homeSquareFeet: "200" }),
      gig({ pay: "40000/year", officeSquareFeet: "200", homeSquareFeet: "199" }),
    ],
    [
      "gigs.0.totalMiles",
      gig({ pay: "40000/year", miles: "5000", totalMiles: "5000" }),
      gig({ pay: "40000/year", miles: "5000", totalMiles: "4999" }),
    ],
    ["cars.0.gig", first("cars", { gig: "1", miles: "10" }), first("cars", { gig: "2", miles: "10" })],
    [
      "cars.0.totalMiles",
      first("cars", { miles: "10", totalMiles: "10" }),
      first("cars", { miles: "10", totalMiles: "9" }),
    ],
    ["hsa", { hsaCoverage: "self", hsa: "100" }, { hsaCoverage: "self", hsa: "100", claimedAsDependent: "yes" }],
    [
      "hsaMonths",
      { hsaCoverage: "self", hsa: "100", filerAge: "65", socialSecurity: "9000", hsaMonths: "11" },
      { hsaCoverage: "self", hsa: "100", filerAge: "65", socialSecurity: "9000" },
    ],
    [
      "hsaMonths",
      { hsaCoverage: "self", hsa: "100", filerAge: "64", socialSecurity: "9000" },
      { hsaCoverage: "self", hsa: "100", filerAge: "66", socialSecurity: "1" },
    ],
    [
      "hsaMonths",
      { ...joint, hsaCoverage: "self", hsa: "100", filerAge: "65", socialSecurity: "9000" },
      { filingStatus: "married_separate", hsaCoverage: "self", hsa: "100", filerAge: "65", socialSecurity: "9000" },
    ],
    ["jobs.0.who", { ...joint, ...earner, "jobs.0.who": "spouse" }, { ...earner, "jobs.0.who": "spouse" }],
    ["jobs.0.withheld", { ...earner, "jobs.0.withheld": "50000/year" }, { ...earner, "jobs.0.withheld": "50001/year" }],
    [
      "jobs.0.retirementAtWork",
      { ...earner, "jobs.0.retirementAtWork": "50000" },
      { ...earner, "jobs.0.retirementAtWork": "50001" },
    ],
    [
      "jobs.0.tips",
      { ...earner, "jobs.0.retirementAtWork": "9000", "jobs.0.tips": "41000" },
      { ...earner, "jobs.0.retirementAtWork": "9000", "jobs.0.tips": "41001" },
    ],
    [
      "jobs.0.overtimePremium",
      { ...earner, "jobs.0.tips": "20000", "jobs.0.overtimePremium": "30000" },
      { ...earner, "jobs.0.tips": "20000", "jobs.0.overtimePremium": "30001" },
    ],
    [
      "qualifiedDividends",
      { ordinaryDividends: "500", qualifiedDividends: "500" },
      { ordinaryDividends: "500", qualifiedDividends: "501" },
    ],
    ["employerPensions", { pensions: "500", employerPensions: "500" }, { pensions: "500", employerPensions: "501" }],
    ["earlyWithdrawals", { pensions: "500", earlyWithdrawals: "500" }, { pensions: "500", earlyWithdrawals: "501" }],
    ["pensionWithheld", { pensions: "500", pensionWithheld: "500" }, { pensions: "500", pensionWithheld: "501" }],
    ["carePersons", { careExpenses: "500", carePersons: "1" }, { careExpenses: "500", carePersons: "0" }],
    [
      "payments.0.paidOn",
      { paidSoFar: "some", ...first("payments", { paidOn: "2026-01-01", amount: "100" }) },
      { paidSoFar: "some", ...first("payments", { paidOn: "2025-12-31", amount: "100" }) },
    ],
  ])("%s", (field, right, wrong) => {
    expect(flagged(right)).not.toContain(field);
    expect(flagged(wrong)).toContain(field);
  });
  test("nothing is flagged on the page as it opens, and no cost of care is no question", () => {
    expect(flagged({})).toEqual([]);
    expect(flagged({ carePersons: "0" })).toEqual([]);
    expect(flagged({ hsaCoverage: "self", claimedAsDependent: "yes" })).toEqual([]);
  });
});

test("the year without gigs is read from the same table as the year with them; what-ifs are figured to the cent", () => {
  // 40,000 less 16,100 is 23,900: 1,240 and 12% of 11,500. The table's row ends at 23,950, so its middle has 3 more.
  const typed = { ...first("jobs", { pay: "40000/year" }), ...gig({ pay: "10000/year" }) };
  const without = (printedTables: string) => answer(inputsFor({ ...typed, printedTables })).without.result.totalTax;
  expect(without("yes")).toBe(2_623);
  expect(without("no")).toBeCloseTo(2_620, 6);
});
