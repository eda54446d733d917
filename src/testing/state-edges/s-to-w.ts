/** Phase-outs and steps of South Carolina to Wisconsin, worked by hand from the second reading. */
import {
  begun,
  beyond,
  FOUR,
  filers,
  floors,
  itemizing,
  NOT_SEPARATE,
  notBelowZero,
  partLeft,
  pensioner,
  type Read,
  SINGLE,
  type StateEdge,
  smaller,
  stepsBegun,
  taxBy,
  withChildren,
} from "./by-hand.ts";

const working =
  (age: number) =>
  (wages: number, { status }: Read) => ({
    status,
    filer: { wages, age },
    ...(status === "married_joint" ? { spouse: { age: 40 } } : {}),
  });
/** Benefits of 10,000, of which 85% are taxed, beside wages; the amount is adjusted gross income. */
const withBenefits =
  (age: number) =>
  (income: number, { status }: Read) => ({
    status,
    filer: { age, wages: income - 8_500 },
    income: { socialSecurityBenefits: 10_000 },
  });

export const southCarolinaToWisconsin: readonly StateEdge[] = [
  {
    rule: "SC standardDeduction.adjusted",
    from: "S.C. Code 12-6-1140, 2026: the income adjusted deduction",
    amounts: ({ one }) => [
      ...beyond(one("start")),
      one("start") + one("width") / 2,
      one("start") + one("width") - 1,
      ...beyond(one("start") + one("width")),
    ],
    byHand: (income, { one }) => {
      const part = one("most") * partLeft(income, one("start"), one("width"));
      let rounded = 0;
      while (rounded < part) rounded += one("step");
      return rounded;
    },
  },
  {
    rule: "UT credits.taxpayer",
    from: "Utah Code 59-10-1018",
    statuses: FOUR,
    amounts: ({ one }) => beyond(one("start")),
    byHand: (income, { one }, { federal }) =>
      notBelowZero(one("share") * federal.deduction - one("rate") * notBelowZero(income - one("start"))),
  },
  {
    rule: "UT credits.children",
    from: "Utah Code 59-10-1047",
    statuses: FOUR,
    household: withChildren(3),
    amounts: ({ one }) => {
      const end = one("start") + one("perChild") / one("rate");
      return [...beyond(one("start")), end - 1, ...beyond(end)];
    },
    byHand: (income, { one }) => notBelowZero(one("perChild") - one("rate") * notBelowZero(income - one("start"))),
  },
  {
    rule: "UT credits.atHome",
    from: "Utah Code 59-10-1005",
    statuses: ["married_joint"],
    household: (wages, { status }) => ({ status, filer: { wages }, children: [0] }),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }) => (income <= one("incomeLimit") ? one("perInfant") : 0),
  },
  {
    rule: "UT credits.seniors",
    from: "Utah Code 59-10-1019 and 59-10-1042",
    statuses: ["single", "head_of_household"],
    household: working(80),
    amounts: ({ one }) => {
      const end = one("retirementStart") + one("perFiler") / one("rate");
      return [...beyond(one("retirementStart")), end - 1, ...beyond(end)];
    },
    byHand: (income, { one }) =>
      notBelowZero(one("perFiler") - one("rate") * notBelowZero(income - one("retirementStart"))),
  },
  {
    rule: "VA subtractions.age",
    from: "Va. Code 58.1-322.03(5)",
    statuses: FOUR,
    household: working(70),
    amounts: ({ one }) => [
      ...beyond(one("start")),
      one("start") + one("most") - 1,
      ...beyond(one("start") + one("most")),
    ],
    byHand: (income, { one }) => notBelowZero(one("most") - notBelowZero(income - one("start"))),
  },
  {
    rule: "VA itemizedDeductions.own",
    from: "Va. Code 58.1-322.03(1) and 26 USC 68 as of 2017",
    statuses: ["single", "married_joint"],
    household: itemizing(30_000),
    amounts: ({ one }) => [...beyond(one("start")), one("start") + 200_000],
    byHand: (income, { one }) =>
      30_000 - smaller(one("mostShare") * 30_000, one("rate") * notBelowZero(income - one("start"))),
  },
  {
    rule: "VT refundableCredits.children",
    from: "32 V.S.A. 5830f",
    statuses: NOT_SEPARATE,
    household: withChildren(5),
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one }) => one("perChild") - one("perStep") * stepsBegun(income, one("start"), one("step")),
  },
  {
    rule: "VT subtractions.benefits",
    from: "32 V.S.A. 5830e",
    statuses: FOUR,
    household: withBenefits(70),
    amounts: ({ one }) => [
      ...beyond(one("start")),
      one("start") + one("width") / 2,
      one("start") + one("width") - 1,
      ...beyond(one("start") + one("width")),
    ],
    byHand: (income, { one }, { federal }) => federal.taxableBenefits * partLeft(income, one("start"), one("width")),
  },
  {
    rule: "VT tax.tax",
    from: "32 V.S.A. 5822(a)",
    statuses: SINGLE,
    household: itemizing(0),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one, rows }, { state }) => {
      const schedule = taxBy(rows("rates"), state.taxableIncome);
      const least = one("leastShare") * income;
      return income > one("incomeLimit") && least > schedule ? least : schedule;
    },
  },
  {
    rule: "WI standardDeduction.own",
    from: "Wis. Stat. 71.05(22)",
    statuses: FOUR,
    amounts: ({ rows }) => [1, ...floors(rows("reduction")).filter((income) => income > 1), 90_000],
    byHand: (income, { one, rows }) => notBelowZero(one("most") - taxBy(rows("reduction"), income)),
  },
  {
    rule: "WI subtractions.retirement",
    from: "Wis. Stat. 71.05(1)(ae)",
    statuses: FOUR,
    household: (amount, { status }) => ({
      status,
      filer: { age: 66, taxablePensions: 6_000, wages: amount - 6_000 },
      ...(status === "married_joint" ? { spouse: { age: 40 } } : {}),
    }),
    amounts: ({ one }) => [one("incomeLimit") - 1, ...beyond(one("incomeLimit"))],
    byHand: (income, { one }) => (income < one("incomeLimit") ? one("most") : 0),
  },
  {
    rule: "WI refundableCredits.homestead",
    from: "Wis. Stat. 71.54",
    statuses: SINGLE,
    household: (wages) => ({ filer: { wages, age: 62 }, home: { realEstateTaxes: 3_000 } }),
    amounts: ({ one }) => [...beyond(one("start")), ...beyond(one("incomeLimit"))],
    byHand: (income, { one }) => {
      if (income > one("incomeLimit")) return 0;
      const expected = one("rate") * notBelowZero(income - one("start"));
      return one("share") * notBelowZero(smaller(one("most"), 3_000) - expected);
    },
  },
  {
    rule: "WI credits.couple",
    from: "Wis. Stat. 71.07(6)",
    statuses: ["married_joint"],
    household: (wages, { status }) => ({ status, filer: { wages: 60_000 }, spouse: { wages } }),
    amounts: ({ one }) => [one("most") - 1, ...beyond(one("most"))],
    byHand: (wages, { one }) => one("share") * smaller(one("most"), wages),
  },
  {
    rule: "WV credits.family",
    from: "W. Va. Code 11-21-22",
    statuses: ["single", "married_joint", "married_separate"],
    household: withChildren(10),
    amounts: (read) => {
      const free = guideline(read);
      return [...begun(free, read.one("step")), free + 9 * read.one("step"), free + 9 * read.one("step") + 1];
    },
    byHand: (income, read, { state }) => {
      const share = 1 - read.one("sharePerStep") * stepsBegun(income, guideline(read), read.one("step"));
      return notBelowZero(share) * state.taxBeforeCredits;
    },
  },
  {
    rule: "WV exemptions.lowIncome",
    from: "W. Va. Code 11-21-10",
    statuses: FOUR,
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }) => (income <= one("incomeLimit") ? income : 0),
  },
  {
    rule: "WV subtractions.benefits",
    from: "W. Va. Code 11-21-12(c)(8)",
    statuses: FOUR,
    household: withBenefits(64),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }) => (income > one("incomeLimit") ? one("shareAbove") * 8_500 : 8_500),
  },
  {
    rule: "WV subtractions.senior",
    from: "W. Va. Code 11-21-12(c)(8)",
    statuses: SINGLE,
    household: pensioner(65),
    amounts: ({ one }) => beyond(one("most")),
    byHand: (income, { one }) => smaller(income, one("most")),
  },
];

/** Federal poverty guidelines for the people on the return, of which a separate return uses half. */
function guideline(read: Read) {
  const persons = filers(read) + 1;
  return read.one("shareOfGuideline") * (read.one("guideline") + (persons - 1) * read.one("guidelinePerPerson"));
}
