/** Phase-outs and steps of North Carolina to Rhode Island, worked by hand from the second reading. */
import {
  begun,
  beyond,
  FOUR,
  filers,
  floors,
  itemizing,
  NOT_SEPARATE,
  notBelowZero,
  pensioner,
  rowFrom,
  rowOver,
  SINGLE,
  type StateEdge,
  smaller,
  stepsBegun,
  withCare,
  withChildren,
} from "./by-hand.ts";

export const northCarolinaToRhodeIsland: readonly StateEdge[] = [
  {
    rule: "NC exemptions.children",
    from: "N.C.G.S. 105-153.5(a1)",
    statuses: FOUR,
    household: withChildren(10),
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, { rows }) => rowOver(income, rows("byIncome")),
  },
  {
    rule: "NE credits.care",
    from: "Neb. Rev. Stat. 77-2715.07(2)",
    statuses: ["head_of_household"],
    household: withCare,
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }, { federal }) =>
      income > one("incomeLimit") ? one("share") * federal.dependentCareCredit : 0,
  },
  {
    rule: "NE refundableCredits.care",
    from: "Neb. Rev. Stat. 77-2715.07(3)",
    statuses: ["head_of_household"],
    household: withCare,
    amounts: ({ rows }) => floors(rows("shares")),
    // Without the limit of the federal tax: 3,000 at 35% less a point for each 2,000 above 15,000.
    byHand: (income, { rows }, { federal }) => rowOver(income, rows("shares")) * federal.dependentCareCreditBeforeLimit,
  },
  {
    rule: "NE refundableCredits.childCare",
    from: "Neb. Rev. Stat. 77-7203",
    statuses: NOT_SEPARATE,
    household: withCare,
    amounts: ({ rows }) => floors(rows("perChild")),
    byHand: (income, { rows }) => rowOver(income, rows("perChild")),
  },
  {
    rule: "NJ refundableCredits.care",
    from: "N.J.S.A. 54A:4-17, by New Jersey taxable income",
    statuses: ["head_of_household"],
    // Personal exemptions of 1,000 and 1,500.
    household: (taxable, read) => withCare(taxable + 2_500, read),
    amounts: ({ rows }) => floors(rows("shares")).filter((income) => income >= 59_999),
    byHand: (income, { rows }, { federal }) => rowOver(income, rows("shares")) * federal.dependentCareCredit,
  },
  {
    rule: "NJ refundableCredits.children",
    from: "N.J.S.A. 54A:4-17.1, by New Jersey taxable income",
    statuses: ["head_of_household"],
    // Personal exemptions of 1,000 and 1,500.
    household: (taxable, read) => withChildren(4)(taxable + 2_500, read),
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, { rows }) => rowOver(income, rows("byIncome")),
  },
  {
    rule: "NJ subtractions.pensions",
    from: "N.J.S.A. 54A:6-10",
    statuses: FOUR,
    household: pensioner(62),
    amounts: ({ rows, one }) => [...floors(rows("shares")), ...beyond(one("most"))],
    byHand: (income, { rows, one }) =>
      income <= one("fullLimit") ? smaller(income, one("most")) : rowOver(income, rows("shares")) * income,
  },
  {
    rule: "NM exemptions.age",
    from: "NMSA 1978, 7-2-5.2",
    statuses: FOUR,
    household: (wages, { status }) => ({ status, filer: { wages, age: 65 } }),
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, { rows }) => rowOver(income, rows("byIncome")),
  },
  {
    rule: "NM exemptions.benefits",
    from: "NMSA 1978, 7-2-5.14",
    statuses: FOUR,
    household: (income, { status }) => ({
      status,
      filer: { age: 70, wages: income - 8_500 },
      income: { socialSecurityBenefits: 10_000 },
    }),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }) => (income <= one("incomeLimit") ? 8_500 : 0),
  },
  {
    rule: "NM exemptions.middleIncome",
    from: "NMSA 1978, 7-2-5.8",
    statuses: FOUR,
    household: withChildren(10),
    amounts: ({ one }) => {
      const end = one("start") + one("perPerson") / one("rate");
      return [...beyond(one("start")), Math.floor(end), Math.floor(end) + 1];
    },
    byHand: (income, read) => {
      const each = read.one("perPerson") - read.one("rate") * notBelowZero(income - read.one("start"));
      return (filers(read) + 1) * notBelowZero(each);
    },
  },
  {
    rule: "NM refundableCredits.children",
    from: "NMSA 1978, 7-2-18.34",
    statuses: NOT_SEPARATE,
    household: withChildren(10),
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, { rows }) => rowOver(income, rows("byIncome")),
  },
  {
    rule: "NM refundableCredits.lowIncome",
    from: "NMSA 1978, 7-2-14",
    statuses: SINGLE,
    amounts: ({ rows }) => floors(rows("oneExemption")),
    byHand: (income, { rows }) => rowOver(income, rows("oneExemption")),
  },
  {
    rule: "NY credits.household",
    from: "N.Y. Tax Law 606(b)",
    statuses: ["single", "head_of_household", "married_joint"],
    household: (wages, { status }) => ({
      status,
      filer: { wages },
      children: status === "head_of_household" ? [10] : [],
    }),
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, { rows, status }) => {
      const more = status === "single" ? 0 : 1;
      return rowOver(income, rows("byIncome")) + more * rowOver(income, rows("perFurtherPerson"));
    },
  },
  {
    rule: "NY refundableCredits.children",
    from: "N.Y. Tax Law 606(c-1): for every $1,000, with no word of a fraction",
    statuses: FOUR,
    household: withChildren(2, 10),
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one }) => {
      const whole = Math.floor(notBelowZero(income - one("start")) / one("step"));
      const lost = one("perStep") * whole;
      return one("perYoung") + one("perChild") - lost;
    },
  },
  {
    rule: "NY itemizedDeductions.adjustment",
    from: "N.Y. Tax Law 615(f)",
    statuses: SINGLE,
    household: itemizing(40_000),
    amounts: ({ one }) => [
      ...beyond(one("firstStart")),
      one("firstStart") + one("firstWidth"),
      one("firstStart") + one("firstWidth") + 1,
    ],
    byHand: (income, { one }) => {
      const over = smaller(one("firstWidth"), notBelowZero(income - one("firstStart")));
      return (-one("firstShare") * 40_000 * over) / one("firstWidth");
    },
  },
  {
    rule: "NY subtractions.pensions",
    from: "N.Y. Tax Law 612(c)(3-a)",
    statuses: SINGLE,
    household: (amount) => ({ filer: { age: 60, taxablePensions: amount } }),
    amounts: ({ one }) => beyond(one("mostEach")),
    byHand: (income, { one }) => smaller(income, one("mostEach")),
  },
  {
    rule: "OH exemptions.personal",
    from: "R.C. 5747.025",
    statuses: ["single", "married_joint"],
    household: withChildren(10),
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, read) => (filers(read) + 1) * rowOver(income, read.rows("byIncome")),
  },
  {
    rule: "OH credits.care",
    from: "R.C. 5747.054",
    statuses: ["head_of_household"],
    household: withCare,
    amounts: ({ rows }) => floors(rows("shares")),
    // The federal credit "for which the taxpayer is eligible", whatever the federal tax is.
    byHand: (income, { rows }, { federal }) => rowFrom(income, rows("shares")) * federal.dependentCareCreditBeforeLimit,
  },
  {
    rule: "OH credits.exemptions",
    from: "R.C. 5747.022",
    statuses: SINGLE,
    // The exemption of 2,400 comes off first.
    household: (income) => ({ filer: { wages: income + 2_400 } }),
    amounts: ({ one }) => [one("incomeLimit") - 1, one("incomeLimit")],
    byHand: (income, { one }) => (income < one("incomeLimit") ? one("perPerson") : 0),
  },
  {
    rule: "OH credits.retirement",
    from: "R.C. 5747.055",
    statuses: SINGLE,
    household: (amount) => ({ filer: { age: 60, wages: 40_000, taxablePensions: amount, employerPensions: amount } }),
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, { rows }) => rowOver(income, rows("byIncome")),
  },
  {
    rule: "OH credits.senior",
    from: "R.C. 5747.055(F)",
    statuses: SINGLE,
    // The exemption of 1,900 comes off first.
    household: (income) => ({ filer: { age: 65, wages: income + 1_900 } }),
    amounts: ({ one }) => [one("incomeLimit") - 1, one("incomeLimit")],
    byHand: (income, { one }) => (income < one("incomeLimit") ? one("perReturn") : 0),
  },
  {
    rule: "OH credits.jointFiling",
    from: "R.C. 5747.05(E)",
    statuses: ["married_joint"],
    // Exemptions of 2,150 or 1,900 each come off first.
    household: (income) => {
      const exemption = income + 2 * 2_150 <= 80_000 ? 2_150 : 1_900;
      return { status: "married_joint", filer: { wages: income + 2 * exemption - 5_000 }, spouse: { wages: 5_000 } };
    },
    amounts: ({ rows }) => floors(rows("shares")).filter((income) => income > 40_000),
    byHand: (income, { rows, one }, { state }) => {
      const earlier = state.leftAfter[Object.keys(state.parts.credits).length - 3] ?? Number.NaN;
      return smaller(one("most"), rowOver(income, rows("shares")) * earlier);
    },
  },
  {
    rule: "OK credits.children",
    from: "68 O.S. 2357(B)(2)",
    statuses: ["head_of_household"],
    household: withChildren(10),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }, { federal }) =>
      income <= one("incomeLimit") ? one("childShare") * federal.childCredit : 0,
  },
  {
    rule: "OK exemptions.special",
    from: "68 O.S. 2358(E)(1)(b)",
    statuses: FOUR,
    household: (wages, { status }) => ({ status, filer: { wages, age: 65 } }),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }) => (income <= one("incomeLimit") ? one("perSenior") : 0),
  },
  {
    rule: "OK refundableCredits.salesTax",
    from: "68 O.S. 5011",
    statuses: SINGLE,
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }) => (income <= one("incomeLimit") ? one("perPerson") : 0),
  },
  {
    rule: "OK refundableCredits.earnedIncome",
    from: "68 O.S. 2357.43: 26 USC 32 as of 2020",
    statuses: ["single", "married_joint"],
    household: withChildren(10),
    amounts: ({ list }) => [1_000, ...beyond(list("phaseOutStarts")[1] ?? Number.NaN), 30_000],
    byHand: (income, { list, one }) => {
      const [most = 0, rate = 0, outRate = 0, start = 0] = [
        "maximums",
        "phaseInRates",
        "phaseOutRates",
        "phaseOutStarts",
      ].map((name) => list(name)[1]);
      return one("share") * (smaller(most, rate * income) - outRate * notBelowZero(income - start));
    },
  },
  {
    rule: "OR credits.exemptions",
    from: "ORS 316.085",
    household: withChildren(10),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, read) => (income > read.one("incomeLimit") ? 0 : (filers(read) + 1) * read.one("perPerson")),
  },
  {
    rule: "OR subtractions.federalTax",
    from: "ORS 316.695(1)",
    statuses: FOUR,
    amounts: ({ rows }) => floors(rows("most")).filter((income) => income > 100_000),
    byHand: (income, { rows }) => rowFrom(income, rows("most")),
  },
  {
    rule: "OR refundableCredits.kids",
    from: "ORS 315.273",
    statuses: NOT_SEPARATE,
    household: withChildren(3),
    amounts: ({ one }) => [
      ...beyond(one("start")),
      one("start") + one("width") - 1,
      ...beyond(one("start") + one("width")),
    ],
    byHand: (income, { one }) => {
      const over = notBelowZero(income - one("start"));
      return one("perChild") * notBelowZero(1 - over / one("width"));
    },
  },
  {
    rule: "PA credits.forgiveness",
    from: "72 P.S. 7304; Schedule SP",
    statuses: ["single", "married_joint"],
    household: withChildren(10),
    amounts: (read) => {
      const free = filers(read) * read.one("perFiler") + read.one("perDependent");
      return [...begun(free, read.one("step")), free + 9 * read.one("step"), free + 9 * read.one("step") + 1];
    },
    byHand: (income, read, { state }) => {
      const free = filers(read) * read.one("perFiler") + read.one("perDependent");
      const share = 1 - read.one("sharePerStep") * stepsBegun(income, free, read.one("step"));
      return notBelowZero(share) * state.taxBeforeCredits;
    },
  },
  {
    rule: "RI exemptions.personal",
    from: "R.I. Gen. Laws 44-30-2.6(c)(3)(C)",
    household: withChildren(10),
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, read) => {
      const share = 1 - read.one("sharePerStep") * stepsBegun(income, read.one("start"), read.one("step"));
      return (filers(read) + 1) * read.one("perPerson") * share;
    },
  },
  {
    rule: "RI standardDeduction.own",
    from: "R.I. Gen. Laws 44-30-2.6(c)(3)(B)",
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one }) =>
      one("basic") * (1 - one("sharePerStep") * stepsBegun(income, one("start"), one("step"))),
  },
  {
    rule: "RI subtractions.retirement",
    from: "R.I. Gen. Laws 44-30-12(c)(8) and (9)",
    statuses: FOUR,
    household: pensioner(67),
    amounts: ({ one }) => [one("incomeLimit") - 1, ...beyond(one("incomeLimit"))],
    byHand: (income, { one }) => (income < one("incomeLimit") ? smaller(income, one("mostRetirement")) : 0),
  },
];
