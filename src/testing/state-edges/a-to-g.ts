/** Phase-outs and steps of Alabama to Georgia, worked by hand from the second reading. */
import {
  begun,
  beyond,
  FOUR,
  filers,
  floors,
  itemizing,
  notBelowZero,
  owning,
  pensioner,
  renting,
  rowFrom,
  rowOver,
  SINGLE,
  type StateEdge,
  smaller,
  stepsBegun,
  taxBy,
  withCare,
  withChildren,
} from "./by-hand.ts";

export const alabamaToGeorgia: readonly StateEdge[] = [
  {
    rule: "AL exemptions.dependents",
    from: "Ala. Code 40-18-19(a)(9)",
    statuses: FOUR,
    household: withChildren(10, 12),
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, { rows }) => 2 * rowOver(income, rows("byIncome")),
  },
  {
    rule: "AL standardDeduction.own",
    from: "Ala. Code 40-18-15(b); Form 40 standard deduction chart",
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one }) => {
      const left = one("most") - one("perStep") * stepsBegun(income, one("start"), one("step"));
      return left > one("least") ? left : one("least");
    },
  },
  {
    rule: "AR tax.tax",
    from: "Ark. Code 26-51-201 and 26-51-301",
    statuses: SINGLE,
    // Above the low income table, so the regular table applies after the standard deduction.
    household: (taxable, { one }) => ({ filer: { wages: taxable + one("standardForOne") } }),
    amounts: ({ rows, one }) => [
      ...floors(rows("subtractions")).filter((income) => income > 20_000),
      ...begun(one("qualified.start"), one("qualified.step")),
    ],
    byHand: (income, { rows, one }) => {
      const steps = stepsBegun(income, one("qualified.start"), one("qualified.step"));
      const credit = notBelowZero(one("qualified.credit") - one("qualified.perStep") * steps);
      return rowOver(income, rows("rates")) * income - rowOver(income, rows("subtractions")) - credit;
    },
  },
  {
    rule: "AZ credits.dependents",
    from: "A.R.S. 43-1073.01",
    household: withChildren(5, 17),
    amounts: ({ one }) => begun(one("phaseOutStart"), one("phaseOutStep")),
    byHand: (income, { one }) => {
      const steps = stepsBegun(income, one("phaseOutStart"), one("phaseOutStep"));
      return (one("perChild") + one("perOther")) * (1 - steps * one("phaseOutRate"));
    },
  },
  {
    rule: "AZ credits.family",
    from: "A.R.S. 43-1073",
    household: (wages, { status }) => ({
      status,
      filer: { wages },
      children: status === "married_joint" ? [3, 5] : [],
    }),
    statuses: ["single", "married_joint", "married_separate"],
    amounts: ({ list, status }) => beyond(list("incomeLimits")[status === "married_joint" ? 2 : 0] ?? Number.NaN),
    byHand: (income, { list, one, status }) => {
      const persons = status === "married_joint" ? 4 : 1;
      const limit = list("incomeLimits")[status === "married_joint" ? 2 : 0] ?? Number.NaN;
      return income <= limit ? smaller(one("most"), persons * one("perPerson")) : 0;
    },
  },
  {
    rule: "AZ refundableCredits.excise",
    from: "A.R.S. 43-1072.01",
    household: withChildren(8),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, read) =>
      income <= read.one("incomeLimit") ? smaller(read.one("most"), (filers(read) + 1) * read.one("perPerson")) : 0,
  },
  {
    rule: "CA credits.exemptions",
    from: "Cal. Rev. & Tax. Code 17054 and 17054.1; Form 540 instructions, AGI Limitation Worksheet",
    statuses: FOUR,
    household: withChildren(12),
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, read) => {
      const lost = read.one("perStep") * stepsBegun(income, read.one("start"), read.one("step"));
      return filers(read) * (read.one("perFiler") - lost) + read.one("perDependent") - lost;
    },
  },
  {
    rule: "CA credits.renter",
    from: "Cal. Rev. & Tax. Code 17053.5",
    household: renting(12_000),
    amounts: ({ one }) => beyond(one("incomeLimit")),
    byHand: (income, { one }) => (income <= one("incomeLimit") ? one("credit") : 0),
  },
  {
    rule: "CA credits.care",
    from: "Cal. Rev. & Tax. Code 17052.6; Form FTB 3506, line 9",
    statuses: ["head_of_household"],
    household: withCare,
    amounts: ({ rows }) => floors(rows("shares")).filter((income) => income >= 43_001),
    // Costs of 3,000 at the federal share of 20% of a conforming return.
    byHand: (income, { rows }) => 600 * rowOver(income, rows("shares")),
  },
  {
    rule: "CA itemizedDeductions.limit",
    from: "Cal. Rev. & Tax. Code 17077",
    statuses: FOUR,
    household: itemizing(30_000),
    amounts: ({ one }) => [...beyond(one("start")), 2_000_000],
    byHand: (income, { one }) => {
      const lost = one("rate") * notBelowZero(income - one("start"));
      return -smaller(lost, one("most") * 30_000);
    },
  },
  {
    rule: "CA refundableCredits.earnedIncome",
    from: "Cal. Rev. & Tax. Code 17052; Form FTB 3514",
    statuses: SINGLE,
    household: withChildren(10),
    amounts: ({ list, one }) => [1_000, list("earnings")[1] ?? Number.NaN, one("end"), one("end") + 1],
    byHand: (income, { list, one }) => {
      if (income >= one("end")) return 0;
      return one("factor") * (list("rates")[1] ?? Number.NaN) * income;
    },
  },
  {
    rule: "CA refundableCredits.youngChild",
    from: "Cal. Rev. & Tax. Code 17052.1; Form FTB 3514, step 7",
    statuses: ["head_of_household"],
    household: withChildren(3),
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one }) => one("credit") - one("perStep") * stepsBegun(income, one("start"), one("step")),
  },
  {
    rule: "CO additions.deductions",
    from: "C.R.S. 39-22-104(3)(p.5)",
    statuses: FOUR,
    amounts: ({ one }) => [one("incomeLimit") - 1, ...beyond(one("incomeLimit"))],
    byHand: (income, { one }, { federal }) =>
      income >= one("incomeLimit") ? federal.standardDeduction - one("allowed") : 0,
  },
  {
    rule: "CO refundableCredits.children",
    from: "C.R.S. 39-22-129",
    household: withChildren(3),
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, { rows }) => rowOver(income, rows("byIncome")),
    statuses: FOUR,
  },
  {
    rule: "CO refundableCredits.family",
    from: "C.R.S. 39-22-130(4)",
    statuses: ["single", "married_joint", "head_of_household", "surviving_spouse"],
    household: withChildren(3, 10),
    amounts: ({ one }) => begun(one("start"), one("step")),
    // The tables of the form have whole dollars for each child.
    byHand: (income, { one }) => {
      const share = 1 - one("ratePerStep") * stepsBegun(income, one("start"), one("step"));
      return Math.round(one("perYoung") * share) + Math.round(one("perOlder") * share);
    },
  },
  {
    rule: "CO refundableCredits.salesTax",
    from: "C.R.S. 39-22-2003",
    statuses: ["single", "married_joint"],
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, read) => filers(read) * rowOver(income, read.rows("byIncome")),
  },
  {
    rule: "CT credits.property",
    from: "Conn. Gen. Stat. 12-704c",
    statuses: FOUR,
    household: (wages, { status }) => ({
      status,
      filer: { wages },
      home: { realEstateTaxes: 5_000 },
      children: [10],
    }),
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one }) =>
      one("most") * notBelowZero(1 - one("perStep") * stepsBegun(income, one("start"), one("step"))),
  },
  {
    rule: "CT exemptions.personal",
    from: "Conn. Gen. Stat. 12-702",
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one }) => one("exemption") - 1_000 * stepsBegun(income, one("start"), one("step")),
  },
  {
    rule: "CT subtractions.pensions",
    from: "Conn. Gen. Stat. 12-701(a)(20)(B)(xxiii)",
    household: pensioner(70),
    statuses: FOUR,
    amounts: ({ rows }) => floors(rows("shares")),
    byHand: (income, { rows }) => income * rowFrom(income, rows("shares")),
  },
  {
    rule: "CT subtractions.benefits",
    from: "Conn. Gen. Stat. 12-701(a)(20)(B)(x)",
    household: (wages, { status }) => ({
      status,
      filer: { age: 70, wages: wages - 17_000 },
      income: { socialSecurityBenefits: 20_000 },
    }),
    // 85% of the benefits of 20,000 are in federal income.
    amounts: ({ one }) => [one("incomeLimit") - 1, one("incomeLimit")],
    byHand: (income, { one }) => (income < one("incomeLimit") ? 17_000 : 17_000 - one("mostTaxed") * 20_000),
  },
  {
    rule: "CT tax.schedule",
    from: "Conn. Gen. Stat. 12-700(a)(9) and 12-703; tables A to E of Form CT-1040 TCS",
    statuses: FOUR,
    amounts: ({ one, rows }) => [
      ...floors(rows("personalCredit")),
      ...begun(one("lowestRate.start"), one("lowestRate.step")),
      ...begun(one("firstRecapture.start"), one("firstRecapture.step")),
      ...begun(one("secondRecapture.start"), one("secondRecapture.step")),
      ...begun(one("thirdRecapture.start"), one("thirdRecapture.step")),
    ],
    byHand: (income, read, { state }) => {
      const { one, rows } = read;
      let tax = taxBy(rows("rates"), state.taxableIncome);
      for (const table of ["lowestRate", "firstRecapture", "secondRecapture", "thirdRecapture"]) {
        const steps = stepsBegun(income, one(`${table}.start`), one(`${table}.step`));
        tax += smaller(one(`${table}.most`), steps * one(`${table}.perStep`));
      }
      return tax * (1 - rowOver(income, rows("personalCredit")));
    },
  },
  {
    rule: "DC refundableCredits.children",
    from: "D.C. Code 47-1806.17",
    statuses: FOUR,
    household: withChildren(3, 10),
    amounts: ({ one }) => begun(one("start"), one("step")),
    byHand: (income, { one }) => 2 * one("perChild") - one("perStep") * stepsBegun(income, one("start"), one("step")),
  },
  {
    rule: "DC refundableCredits.property",
    from: "D.C. Code 47-1806.06; Schedule H",
    household: owning(5_000),
    statuses: SINGLE,
    amounts: ({ rows, one }) => [...floors(rows("shares")), ...beyond(one("incomeLimit"))],
    byHand: (income, { rows, one }) => {
      if (income > one("incomeLimit")) return 0;
      return smaller(one("most"), notBelowZero(5_000 - rowFrom(income, rows("shares")) * income));
    },
  },
  {
    rule: "DC refundableCredits.earnedIncome",
    from: "D.C. Code 47-1806.04(f)",
    statuses: SINGLE,
    amounts: ({ one }) => [1, 1_000, ...beyond(one("phaseOutStart"))],
    byHand: (income, { one }) =>
      smaller(one("most"), one("phaseInRate") * income) -
      one("phaseOutRate") * notBelowZero(income - one("phaseOutStart")),
  },
  {
    rule: "DC itemizedDeductions.limit",
    from: "D.C. Code 47-1803.03(b-4)",
    statuses: FOUR,
    household: itemizing(18_000),
    amounts: ({ one, status }) => [...beyond(one("start")), ...(status === "married_separate" ? [] : [600_000])],
    byHand: (income, { one }) => -smaller(18_000, one("rate") * notBelowZero(income - one("start"))),
  },
  {
    rule: "DE subtractions.pensions",
    from: "30 Del. C. 1106(b)(3)",
    statuses: SINGLE,
    household: pensioner(60),
    amounts: ({ one }) => beyond(one("most")),
    byHand: (_, { one }) => one("most"),
  },
  {
    rule: "GA credits.lowIncome",
    from: "O.C.G.A. 48-7A-3",
    statuses: SINGLE,
    amounts: ({ rows }) => floors(rows("byIncome")),
    byHand: (income, { rows }) => rowFrom(income, rows("byIncome")),
  },
  {
    rule: "GA subtractions.retirement",
    from: "O.C.G.A. 48-7-27(a)(5)",
    statuses: SINGLE,
    household: pensioner(64),
    amounts: ({ one }) => beyond(one("firstMost")),
    byHand: (_, { one }) => one("firstMost"),
  },
];
