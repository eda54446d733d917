/** The rows of the state's part, and what it says beside them, for results made up to be just at what changes them. */
import { describe, expect, test } from "vitest";
import { groupNames } from "../../../engine/state/compiled.ts";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import type { Entry } from "../../../ui/result/Ledger.tsx";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { stepsOf } from "../steps.ts";
import { doubtfulAmounts, lossNote } from "./doubts.ts";
import { paymentEntries, placeEntries, stateEntries, togetherEntries } from "./entries.ts";
import { withNextYear } from "./next-year.ts";
import { type StateShare, shareOf, stateLaw } from "./share.ts";

const share = (made: object) => made as unknown as StateShare;
const rows = (entries: readonly Entry<string>[]) => entries.map(({ label, amount }) => `${label} ${amount}`);

describe("the state's rows", () => {
  const nothing = {
    ...{ stateIncome: 0, itemizes: false, deduction: 0, exemptions: 0, taxableIncome: 0, taxBeforeCredits: 0 },
    ...{ nonrefundableCredits: 0, otherTaxes: 0, refundableCredits: 0, tax: 0 },
  };
  const ohio = { year: { name: "Ohio" }, names: { state: "Ohio" } };
  const of = (made: object | null) =>
    rows(stateEntries(share({ now: { made: made && { ...nothing, ...made } }, ...ohio })));
  test("income, taxable income and tax always have a row, the others from half a cent on", () => {
    const always = [
      ...["Income under Ohio's rules $0.00", "Taxable income $0.00", "Tax before credits $0.00"],
      "Ohio income tax for the year $0.00",
    ];
    expect(of(null)).toEqual([]);
    expect(of({})).toEqual(always);
    expect(of({ exemptions: 0.004, otherTaxes: 0.004 })).toEqual(always);
    expect(of({ otherTaxes: 0.005 })).toHaveLength(5);
  });
  test("what lowers the tax has a minus sign", () =>
    expect(
      of({
        ...{ stateIncome: 50_000, deduction: 4_000, exemptions: 2_000, taxableIncome: 44_000, taxBeforeCredits: 1_500 },
        ...{ nonrefundableCredits: 100, otherTaxes: 30, refundableCredits: 20, tax: 1_410 },
      }),
    ).toEqual([
      ...["Income under Ohio's rules $50,000.00", "Deduction −$4,000.00", "Exemptions −$2,000.00"],
      ...["Taxable income $44,000.00", "Tax before credits $1,500.00", "Credits −$100.00", "Other taxes $30.00"],
      ...["Refundable credits −$20.00", "Ohio income tax for the year $1,410.00"],
    ]));
  test("itemized deductions are called that", () =>
    expect(of({ itemizes: true, deduction: 1 })).toContain("Itemized deductions −$1.00"));
});

describe("the place's rows", () => {
  const one = (key: string, label: string) => [{ key, use: { label } }];
  const of = (tax: number, credit: number) =>
    placeEntries(
      share({
        placeLaw: {
          ...{ tax: one("flat", "City tax"), credits: one("work", "Credit for work elsewhere") },
          ...{ otherTaxes: [], refundableCredits: [] },
        },
        now: {
          place: {
            parts: { tax: [{ amount: tax }], credits: [{ amount: credit }], otherTaxes: [], refundableCredits: [] },
            tax: tax - credit,
          },
        },
      }),
    );
  test("a tax has a row even if it is zero, a credit from half a cent on", () => {
    expect(rows(of(0, 0))).toEqual(["City tax $0.00", "Local tax for the year $0.00"]);
    expect(rows(of(900, 0.004))).toHaveLength(2);
    expect(rows(of(900, 250))).toEqual([
      ...["City tax $900.00", "Credit for work elsewhere −$250.00", "Local tax for the year $650.00"],
    ]);
    expect(of(900, 250).map(({ name }) => name)).toEqual([
      ...["place.taxes.flat.amount", "place.credit.work.amount", "place.tax"],
    ]);
  });
  test("there are none without a place", () => {
    expect(placeEntries(share({ placeLaw: null, now: { place: null } }))).toEqual([]);
    expect(placeEntries(share({ placeLaw: {}, now: { place: null } }))).toEqual([]);
  });
});

test("the extra tax because of the gigs: 3,000 with them and 1,000 without", () => {
  const of = (placeLaw: object | null, tax: number) =>
    rows(togetherEntries(share({ aside: { tax }, placeLaw, tax: 3_000, taxWithout: 1_000 })));
  expect(of(null, 9_000)).toEqual([
    "Extra state tax because of your gig work $2,000.00",
    "Extra federal and state tax because of your gig work $9,000.00",
  ]);
  expect(of({}, 0)).toEqual([
    "Extra state and local tax because of your gig work $2,000.00",
    "Extra federal, state and local tax because of your gig work $0.00",
  ]);
  expect(of(null, -1)[1]).toBe("Change in federal and state tax because of your gig work −$1.00");
});

test("payments: what is overdue, each date ahead by its own line, and the total", () => {
  const of = (overdue: number, ahead: number[]) =>
    paymentEntries(
      share({
        plan: {
          left: {
            overdue,
            ahead: ahead.map((amount, i) => ({ due: `2026-0${4 + i}-15`, amount })),
            stillToPay: overdue + ahead.reduce((sum, amount) => sum + amount, 0),
          },
        },
      }),
    );
  expect(paymentEntries(share({ plan: null }))).toEqual([]);
  expect(rows(of(0.004, [0.004, 100]))).toEqual(["By May 15, 2026 $100.00", "Total $100.01"]);
  expect(of(0.005, [100, 200]).map(({ name }) => name)).toEqual([
    ...["statePlan.left.overdue", "statePlan.left.ahead.1.amount", "statePlan.left.ahead.2.amount"],
    "statePlan.left.stillToPay",
  ]);
});

describe("what may still change", () => {
  const figure = (doubt: boolean) => ({ value: 1, label: "", unit: "usd", source: {}, ...(doubt && { doubt: "" }) });
  const use = (label: string, doubt: boolean) => [{ key: "one", use: { label, figures: { rate: figure(doubt) } } }];
  const of = (amounts: Record<string, number>, itemizes = false, doubt = true) => {
    const law = groupNames.map((name) => [name, amounts[name] === undefined ? [] : use(name, doubt)]);
    const parts = groupNames.map((name) => [name, [{ amount: amounts[name] ?? 0 }]]);
    return doubtfulAmounts(
      share({
        law: { status: "single", ...Object.fromEntries(law) },
        placeLaw: null,
        now: { made: { itemizes, parts: Object.fromEntries(parts) }, place: null },
      }),
    );
  };
  test("amounts from half a cent on that depend on a marked figure", () => {
    expect(of({ exemptions: 0.005, tax: 0.004 })).toEqual(["exemptions"]);
    expect(of({ exemptions: -5 })).toEqual(["exemptions"]);
    expect(of({ exemptions: 5, tax: 5 }, false, false)).toEqual([]);
  });
  test("only the deduction that is taken", () => {
    const both = { standardDeduction: 5, itemizedDeductions: 5 };
    expect(of(both, false)).toEqual(["standardDeduction"]);
    expect(of(both, true)).toEqual(["itemizedDeductions"]);
  });
  test("losses from earlier years, from half a dollar on; California has its own rule", () => {
    const note = (state: string, deducted: number) => lossNote({ name: state, state } as never, deducted);
    expect(note("OH", 0.49)).toBeUndefined();
    expect(note("OH", 0.5)).toContain("OH may have its own rules");
    expect(note("District of Columbia", 1)).toMatch(/^The District of .* If the District of Columbia starts/);
    expect(note("CA", 9_000)).toContain("R&TC 17276.24");
  });
});

const shareFor = async (typed: Typed) => shareOf(answer(readForm(fields, typed, {}, givenOn("2026-11-21")).inputs));

describe("what employers withhold for New York City goes on the state's return", () => {
  // Tax Law 1340 and 601: the city's tax is on the state's return, so both are withheld and paid together.
  const typed = { "gigs.0.pay": "40000/year", jobs: "1", "jobs.0.pay": "50000/year", state: "NY" };
  test("both are counted if nobody typed what is withheld", async () => {
    const found = await shareFor({ ...typed, place: "New York City, work done there" });
    const { state = 0, place = 0 } = found?.paychecks ?? {};
    expect(place).toBeGreaterThan(500);
    expect(found?.plan?.brief.withholding).toBeCloseTo(state + place, 6);
    // The business tax, which has its own return, is credited in full: nothing to pay during the year.
    expect(found?.placePlan?.payments.required).toBe(false);
  });
  test("what was typed counts instead, and nothing is withheld without a job", async () => {
    const place = "New York City, work done there";
    expect((await shareFor({ ...typed, place, stateWithheld: "1234" }))?.plan?.brief.withholding).toBe(1234);
    expect((await shareFor({ ...typed, place, jobs: "0" }))?.plan?.brief.withholding).toBe(0);
  });
});

describe("what places ask for during the year", () => {
  const asked = async (typed: Typed) => {
    const found = await shareFor(typed);
    const { payments = [], requiredYearly } = found?.placePlan?.payments ?? {};
    return {
      to: found?.names.place,
      requiredYearly,
      payments: payments.filter(({ amount }) => amount >= 0.005).map(({ due, amount }) => [due, amount]),
    };
  };
  test("New York City wants its business tax in four parts once it is over 3,400 (Form NYC-5UBTI)", async () => {
    const place = "New York City, work done there";
    // 160,000 less 10,000 for own services and 5,000 exempt, at 4%, is 5,800; 90% of it in four parts.
    const found = await asked({ "gigs.0.pay": "160000/year", state: "NY", place });
    expect(found).toMatchObject({ to: "New York City" });
    expect(found.payments).toEqual(
      ["2026-04-15", "2026-06-15", "2026-09-15", "2027-01-15"].map((due) => [due, expect.closeTo(1_305, 6)]),
    );
    // 100,000 less 15,000 at 4% is 3,400, which doesn't exceed it.
    expect((await asked({ "gigs.0.pay": "100000/year", state: "NY", place })).payments).toEqual([]);
  });
  test("Michigan's cities want 70% by the ends of four months, Detroit by the federal dates", async () => {
    // 60,000 less 600 exempt, at 1.5%, is 891; 70% of it in four parts of 155.93.
    const { payments } = await asked({ "gigs.0.pay": "60000/year", state: "MI", place: "Grand Rapids" });
    // January 31, 2027 is a Sunday.
    expect(payments).toEqual(
      ["2026-04-30", "2026-06-30", "2026-09-30", "2027-02-01"].map((due) => [due, expect.closeTo(155.925, 6)]),
    );
    const detroit = await asked({ "gigs.0.pay": "60000/year", state: "MI", place: "Detroit" });
    expect(detroit.payments.map(([due]) => due)).toEqual(["2026-04-15", "2026-06-15", "2026-09-15", "2027-01-15"]);
  });
  test("Pennsylvania's collectors accept 90% by January 15, whatever last year's tax was", async () => {
    const typed = { "gigs.0.pay": "60000/year", state: "PA", place: "Another place in Pennsylvania", placeRate: "1" };
    // 1% of 60,000.
    for (const lastYearPlaceTax of ["", "100"])
      expect(await asked({ ...typed, lastYearPlaceTax })).toEqual({
        to: "your local collector",
        requiredYearly: expect.closeTo(540, 6),
        payments: [["2027-01-15", expect.closeTo(540, 6)]],
      });
  });
  test("Kentucky's cities ask sole proprietors for nothing before the return (KRS 67.755)", async () => {
    const found = await shareFor({ "gigs.0.pay": "60000/year", state: "KY", place: "Covington" });
    expect(found?.placePlan).toBeNull();
    expect(found?.placeLaw?.year.paymentsNote).toContain("Sole proprietors pay nothing before that");
  });
});

test("a state's payments lead to its tax, or say that the city's tax is on the same return", async () => {
  const taxOf = async (typed: Typed) => {
    const answered = answer(
      readForm(fields, { "gigs.0.pay": "60000/year", ...typed }, {}, givenOn("2026-11-21")).inputs,
    );
    const used = stepsOf(answered, (await shareOf(answered)) ?? undefined)
      .filter(({ name }) => name.startsWith("statePlan."))
      .flatMap(({ uses }) => Object.values(uses));
    return used.find(({ label }) => /^State (income|and local) tax/.test(label));
  };
  expect(await taxOf({ state: "NY" })).toMatchObject({ label: "State income tax", name: "state.tax" });
  expect(await taxOf({ state: "NY", place: "New York City, work done there" })).toMatchObject({
    ...{ label: "State and local tax on one return", name: "" },
  });
});

test("the coming year's law is made only from the year before it", async () => {
  const law = await stateLaw("OH");
  if (!law) throw new Error("no law of Ohio");
  expect(Object.keys(withNextYear(law, 2027).years)).toContain("2027");
  expect(withNextYear(law, 2028).years).not.toHaveProperty("2028");
});
