/** Phase-outs and steps of Hawaii to Montana, worked by hand from the second reading. */
import {
  begun,
  beyond,
  FOUR,
  filers,
  floors,
  itemizing,
  NOT_SEPARATE,
  notBelowZero,
  owning,
  partLeft,
  pensioner,
  type Read,
  renting,
  rowFrom,
  rowOver,
  SINGLE,
  type StateEdge,
  smaller,
  stepsBegun,
  withCare,
  withCareAndTaxable,
  withChildren,
} from "./by-hand.ts";

/** Maine's, and the share of a deduction that it leaves. */
const left = (income: number, { one }: Read) => partLeft(income, one("start"), one("width"));
const atFade = ({ one }: Read) => [
  ...beyond(one("start")),
  one("start") + one("width") / 2,
  one("start") + one("width") - 1,
  ...beyond(one("start") + one("width")),
];
/** Minnesota's limit: two rates, and never more than a share. */
const minnesotaLoss = (income: number, deduction: number, { one }: Read) => {
  const second = notBelowZero(income - one("second"));
  const first = notBelowZero(income - one("start")) - second;
  return smaller(one("mostLost") * deduction, one("rate") * first + one("secondRate") * second);
};

export const hawaiiToMontana: readonly StateEdge[] = [
  {
    rule: "HI refundableCredits.food",
    from: "HRS 235-55.85",
    statuses: ["single", "married_joint", "head_of_household"],
    household: withChildren(10),
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, read) => (filers(read) + 1) * rowFrom(income, read.rows("byIncome")),
  },
  {
    rule: "HI refundableCredits.renters",
    from: "HRS 235-55.7; Schedule X, part I",
    statuses: SINGLE,
    household: renting(12_000),
    amounts: ({ one }) => [one("incomeLimit") - 1, one("incomeLimit")],
    byHand: (income, { one }) => (income < one("incomeLimit") ? one("perPerson") : 0),
  },
  {
    rule: "HI refundableCredits.care",
    from: "HRS 235-55.6",
    statuses: ["head_of_household"],
    household: withCare,
    amounts: ({ rows }) => floors(rows("shares")),
    byHand: (income, { rows }) => smaller(income, 3_000) * rowOver(income, rows("shares")),
  },
  {
    rule: "HI itemizedDeductions.limit",
    from: "HRS 235-2.3 and 26 USC 68 as of 2009",
    statuses: FOUR,
    household: itemizing(30_000),
    amounts: ({ one }) => beyond(one("start")),
    byHand: (income, { one }) => -one("rate") * notBelowZero(income - one("start")),
  },
  {
    rule: "IA refundableCredits.care",
    from: "Iowa Code 422.12C(1), by Iowa taxable income since 2023; the federal tax does not limit it",
    statuses: ["head_of_household"],
    household: withCareAndTaxable,
    amounts: ({ rows }) => floors(rows("shares")),
    byHand: (income, { rows }, { federal }) => federal.dependentCareCreditBeforeLimit * rowFrom(income, rows("shares")),
  },
  {
    rule: "IL exemptions.allowance",
    from: "35 ILCS 5/204(g)",
    household: withChildren(10),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, read) => (income > read.one("incomeLimit") ? 0 : (filers(read) + 1) * read.one("perPerson")),
  },
  {
    rule: "IL credits.property",
    from: "35 ILCS 5/208",
    household: owning(8_000),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }) => (income > one("incomeLimit") ? 0 : one("share") * 8_000),
  },
  {
    rule: "IN exemptions.seniors",
    from: "Ind. Code 6-3-1-3.5(a)(5)(C)",
    household: (wages, { status }) => ({ status, filer: { wages, age: 65 } }),
    amounts: ({ one }) => [one("incomeLimit") - 1, one("incomeLimit")],
    byHand: (income, { one }) => (income < one("incomeLimit") ? one("perSenior") : 0),
  },
  {
    rule: "IN refundableCredits.elderly",
    from: "Ind. Code 6-3-3-9",
    statuses: SINGLE,
    household: (wages) => ({ filer: { wages, age: 65 } }),
    amounts: ({ rows }) => floors(rows("forOne")),
    byHand: (income, { rows }) => rowFrom(income, rows("forOne")),
  },
  {
    rule: "KY credits.family",
    from: "KRS 141.066",
    statuses: SINGLE,
    // Incomes that are whole hundredths of the guideline are at a step; the next dollar is beyond it.
    amounts: ({ one, rows }) =>
      rows("shares").flatMap(([times]) => (times === 0 ? [5_000] : around(times * one("guideline")))),
    byHand: (income, { one, rows }, { state }) =>
      rowOver(income / one("guideline"), rows("shares")) * state.taxBeforeCredits,
  },
  {
    rule: "LA credits.care",
    from: "La. R.S. 47:297.4",
    statuses: ["head_of_household"],
    household: withCare,
    amounts: ({ rows, one }) => [...floors(rows("shares")), ...beyond(one("limitedAbove"))],
    byHand: (income, { rows, one }, { federal }) => {
      const given = rowOver(income, rows("shares")) * federal.dependentCareCredit;
      return income > one("limitedAbove") ? smaller(one("mostAbove"), given) : given;
    },
  },
  {
    rule: "LA refundableCredits.care",
    from: "La. R.S. 47:297.4",
    statuses: ["head_of_household"],
    household: withCare,
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }, { federal }) =>
      income <= one("incomeLimit") ? one("share") * federal.dependentCareCredit : 0,
  },
  {
    rule: "MA credits.lowIncome",
    from: "M.G.L. c. 62, s. 5",
    statuses: SINGLE,
    amounts: ({ one }) => [
      ...beyond(one("noTaxLimit")),
      one("mostMultiple") * one("noTaxLimit") - 1,
      ...beyond(one("mostMultiple") * one("noTaxLimit")),
    ],
    byHand: (income, { one }, { state }) => {
      if (income <= one("noTaxLimit")) return state.taxBeforeCredits;
      if (income > one("mostMultiple") * one("noTaxLimit")) return 0;
      return notBelowZero(state.taxBeforeCredits - one("shareAbove") * (income - one("noTaxLimit")));
    },
  },
  {
    rule: "MA refundableCredits.circuit",
    from: "M.G.L. c. 62, s. 6(k)",
    statuses: ["single", "head_of_household", "married_joint"],
    household: (pensions, read) => ({ ...pensioner(66)(pensions, read), home: { realEstateTaxes: 30_000 } }),
    // Income is what is left after the exemption for age.
    amounts: (read) => beyond(read.one("incomeLimit") + filers(read) * read.one("perSenior")),
    byHand: (income, read) =>
      income - filers(read) * read.one("perSenior") <= read.one("incomeLimit") ? read.one("most") : 0,
  },
  {
    rule: "MD exemptions.personal",
    from: "Md. Tax-Gen. 10-211",
    household: withChildren(10),
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, read) => (filers(read) + 1) * rowOver(income, read.rows("byIncome")),
  },
  {
    rule: "MD credits.senior",
    from: "Md. Tax-Gen. 10-758",
    statuses: FOUR,
    household: (wages, { status }) => ({
      status,
      filer: { wages, age: 66 },
      ...(status === "married_joint" ? { spouse: { age: 66 } } : {}),
    }),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one, status }) =>
      income > one("incomeLimit") ? 0 : one(status === "married_joint" ? "forTwo" : "forOne"),
  },
  {
    rule: "MD itemizedDeductions.limit",
    from: "Md. Tax-Gen. 10-218, as of 2025",
    statuses: FOUR,
    household: itemizing(30_000),
    amounts: ({ one }) => beyond(one("start")),
    byHand: (income, { one }) => -one("rate") * notBelowZero(income - one("start")),
  },
  {
    rule: "MD credits.care",
    from: "Md. Tax-Gen. 10-716; Form 502CR, part B: .3200, .3168, .3136",
    statuses: ["head_of_household", "married_joint"],
    household: withCare,
    amounts: ({ one }) => [
      ...begun(one("start"), one("step")).filter((income) => income > 43_000),
      60_000,
      ...beyond(one("incomeLimit")),
    ],
    byHand: (income, { one }, { federal }) => {
      if (income > one("incomeLimit")) return 0;
      const share = one("share") * (1 - one("lostRate") * stepsBegun(income, one("start"), one("step")));
      return share * federal.dependentCareCredit;
    },
  },
  {
    rule: "MD refundableCredits.children",
    from: "Md. Tax-Gen. 10-751",
    statuses: NOT_SEPARATE,
    household: withChildren(4),
    amounts: ({ one }) => [...begun(one("start"), one("step")), ...beyond(one("end"))],
    byHand: (income, { one }) =>
      notBelowZero(one("perChild") - one("perStep") * stepsBegun(income, one("start"), one("step"))),
  },
  {
    rule: "MD tax.gains",
    from: "Md. Tax-Gen. 10-106.3, 2025",
    statuses: FOUR,
    household: (amount, { status }) => ({
      status,
      filer: { wages: amount - 50_000 },
      income: { longTermGain: 50_000 },
    }),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }) => (income > one("incomeLimit") ? one("rate") * 50_000 : 0),
  },
  {
    rule: "ME exemptions.personal",
    from: "36 M.R.S. 5126-A",
    statuses: FOUR,
    amounts: atFade,
    byHand: (income, read) => filers(read) * read.one("perFiler") * left(income, read),
  },
  {
    rule: "ME standardDeduction.phaseOut",
    from: "36 M.R.S. 5124-C(2)",
    statuses: FOUR,
    amounts: atFade,
    byHand: (income, read, { state }) => {
      const basic = state.standardDeduction / left(income, read);
      return left(income, read) === 0
        ? -(state.parts.standardDeduction[0]?.amount ?? 0)
        : -(1 - left(income, read)) * basic;
    },
  },
  {
    rule: "ME subtractions.pensions",
    from: "36 M.R.S. 5122(2)(M-3)",
    statuses: SINGLE,
    household: pensioner(70),
    amounts: atFade,
    byHand: (income, read) => read.one("most") * left(income, read),
  },
  {
    rule: "ME refundableCredits.dependents",
    from: "36 M.R.S. 5219-SS",
    statuses: FOUR,
    household: withChildren(3, 10),
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one }) => {
      const full = one("perYoungChild") + one("perDependent");
      return notBelowZero(full - one("perStep") * stepsBegun(income, one("start"), one("step")));
    },
  },
  {
    rule: "ME refundableCredits.salesTax",
    from: "36 M.R.S. 5213-A",
    statuses: ["single", "married_joint"],
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one, status }) => {
      const full = one(status === "single" ? "forOne" : "forTwo");
      return notBelowZero(full - one("perStep") * stepsBegun(income, one("start"), one("step")));
    },
  },
  {
    rule: "MI refundableCredits.property",
    from: "MCL 206.520",
    statuses: SINGLE,
    household: owning(6_000),
    amounts: ({ one }) => [
      ...begun(one("start"), one("step")),
      one("start") + 9 * one("step"),
      one("start") + 9 * one("step") + 1,
    ],
    byHand: (income, { one }) => {
      const full = smaller(one("most"), one("share") * notBelowZero(6_000 - one("shareOfIncome") * income));
      return full * notBelowZero(1 - one("sharePerStep") * stepsBegun(income, one("start"), one("step")));
    },
  },
  {
    rule: "MN exemptions.dependents",
    from: "Minn. Stat. 290.0121",
    statuses: FOUR,
    household: withChildren(10, 12),
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one }) =>
      2 * one("perDependent") * (1 - one("sharePerStep") * stepsBegun(income, one("start"), one("step"))),
  },
  {
    rule: "MN standardDeduction.limit",
    from: "Minn. Stat. 290.0123 subd. 5",
    statuses: FOUR,
    amounts: ({ one }) => [...beyond(one("start")), ...beyond(one("second")), 2_000_000],
    byHand: (income, read, { state }) => {
      const basic = state.parts.standardDeduction[0]?.amount ?? Number.NaN;
      return -minnesotaLoss(income, basic, read);
    },
  },
  {
    rule: "MN itemizedDeductions.limit",
    from: "Minn. Stat. 290.0122 subd. 2",
    statuses: FOUR,
    household: itemizing(20_000),
    amounts: ({ one }) => [...beyond(one("start")), ...beyond(one("second"))],
    byHand: (income, read) => -minnesotaLoss(income, 20_000, read),
  },
  {
    rule: "MN subtractions.benefits",
    from: "Minn. Stat. 290.0132 subd. 26(c)",
    statuses: ["single", "married_joint", "head_of_household"],
    household: (income, { status }) => ({
      status,
      filer: { age: 70, wages: income - 17_000 },
      income: { socialSecurityBenefits: 20_000 },
    }),
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one }) =>
      17_000 * notBelowZero(1 - one("sharePerStep") * stepsBegun(income, one("start"), one("step"))),
  },
  {
    rule: "MN subtractions.seniors",
    from: "Minn. Stat. 290.0802",
    statuses: ["single", "married_joint"],
    household: pensioner(66),
    amounts: ({ one, status }) => {
      const start = one(status === "married_joint" ? "startBoth" : "start");
      return [...beyond(start), start + 2 * one("most") - 1, ...beyond(start + 2 * one("most"))];
    },
    byHand: (income, { one, status }) =>
      notBelowZero(
        one("most") - one("rate") * notBelowZero(income - one(status === "married_joint" ? "startBoth" : "start")),
      ),
  },
  {
    rule: "MN refundableCredits.care",
    from: "Minn. Stat. 290.067",
    statuses: ["head_of_household"],
    household: withCare,
    amounts: ({ one }) => [...begun(one("shareStart"), one("shareStep")), 43_000, 43_001, ...beyond(one("start"))],
    byHand: (income, { one }) => {
      const fallen = one("mostShare") - one("lostShare") * stepsBegun(income, one("shareStart"), one("shareStep"));
      const byCosts = 3_000 * (fallen > one("leastShare") ? fallen : one("leastShare"));
      if (income <= one("start")) return byCosts;
      return smaller(byCosts, one("limitPerPerson") - one("lostRate") * (income - one("start")));
    },
  },
  {
    rule: "MN refundableCredits.family",
    from: "Minn. Stat. 290.0661 and 290.0671",
    statuses: ["single", "married_joint", "head_of_household"],
    household: withChildren(5),
    amounts: ({ one }) => [...beyond(one("mostEarned")), ...beyond(one("start"))],
    byHand: (income, { one }) =>
      one("perChild") +
      one("rate") * smaller(income, one("mostEarned")) -
      one("lostRate") * notBelowZero(income - one("start")),
  },
  {
    rule: "MO exemptions.federalTax",
    from: "RSMo 143.171",
    statuses: ["single", "married_joint", "married_separate"],
    amounts: ({ rows }) => floors(rows("shares")),
    byHand: (income, { rows, one }, { federal }) =>
      smaller(
        one("most"),
        rowOver(income, rows("shares")) * notBelowZero(federal.taxAfterCredits - federal.refundableCredits),
      ),
  },
  {
    rule: "MO exemptions.pensions",
    from: "RSMo 143.124",
    statuses: FOUR,
    household: pensioner(66),
    amounts: ({ one }) => [
      ...beyond(one("incomeLimit")),
      one("incomeLimit") + one("most") - 1,
      ...beyond(one("incomeLimit") + one("most")),
    ],
    byHand: (income, { one }) => notBelowZero(one("most") - notBelowZero(income - one("incomeLimit"))),
  },
  {
    rule: "MO refundableCredits.property",
    from: "RSMo 135.030",
    statuses: SINGLE,
    household: (pensions, read) => ({ ...pensioner(70)(pensions, read), home: { realEstateTaxes: 9_000 } }),
    amounts: ({ one }) => [
      ...begun(one("base"), one("step")),
      ...(Number.isFinite(one("limitForOwners")) ? beyond(one("limitForOwners")) : []),
    ],
    byHand: (income, { one }) => {
      if (income > one("limitForOwners")) return 0;
      const share = smaller(one("mostShare"), one("perStep") * stepsBegun(income, one("base"), one("step")));
      return notBelowZero(one("most") - share * income);
    },
  },
  {
    rule: "MS credits.care",
    from: "Miss. Code 27-7-22.46",
    statuses: ["head_of_household"],
    household: withCare,
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }, { federal }) =>
      income <= one("incomeLimit") ? one("share") * federal.dependentCareCredit : 0,
  },
  {
    rule: "MT refundableCredits.home",
    from: "MCA 15-30-2340",
    statuses: SINGLE,
    household: (pensions, read) => ({ ...pensioner(62)(pensions, read), home: { realEstateTaxes: 9_000 } }),
    amounts: ({ rows }) => floors(rows("shares")),
    byHand: (income, { rows, one }) => {
      const counted = notBelowZero(income - one("notCounted"));
      const lost = rowFrom(counted, rows("reduction")) * counted;
      return rowFrom(income, rows("shares")) * smaller(one("most"), notBelowZero(9_000 - lost));
    },
  },
];

/** The whole dollar at or below an amount, and the next. */
function around(amount: number) {
  const whole = Math.floor(amount);
  return [whole, whole + 1];
}
