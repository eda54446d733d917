/** How far what may change the tax is moved, the part of the year that is over, and Medicare withheld at a job. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { atThisPace, partOfYearGone } from "../year/part-of-year.ts";
import { watching } from "./moves.ts";

const inputsFor = (typed: Typed, today = "2026-11-21") => readForm(fields, typed, {}, givenOn(today)).inputs;
const first = (list: string, typed: Typed): Typed => ({
  [list]: "1",
  ...Object.fromEntries(Object.entries(typed).map(([name, text]) => [`${list}.0.${name}`, text])),
});
const gig = (typed: Typed) => first("gigs", { pay: "40000/year", ...typed });
const job = (typed: Typed) => first("jobs", { pay: "50000/year", ...typed });

describe("the part of the year that is over", () => {
  test("a day counts as over; before the year all of it counts, and after it too", () => {
    expect(partOfYearGone(2026, "2026-01-01")).toBe(1 / 365);
    expect(partOfYearGone(2026, "2026-06-30")).toBe(181 / 365);
    expect(partOfYearGone(2026, "2026-12-31")).toBe(1);
    expect(partOfYearGone(2026, "2027-03-01")).toBe(1);
    expect(partOfYearGone(2027, "2026-12-30")).toBe(1);
    expect(partOfYearGone(2027, "2027-01-01")).toBe(1 / 365);
  });
  test("pay so far goes on in the same way until the year is over", () => {
    const words = (amount: number, gone: number, per: "so far" | "year" = "so far") =>
      atThisPace({ amount, per }, gone, 2026);
    expect(words(10_000, 0.5)).toBe("We assume the rest of 2026 goes the same way: $20,000 for the whole year.");
    expect([words(0, 0.5), words(10_000, 1), words(10_000, 0.5, "year")]).toEqual([undefined, undefined, undefined]);
  });
});

describe("what may change the tax", () => {
  const moved = (typed: Typed) =>
    Object.fromEntries(
      watching.moves(inputsFor(typed)).map((one) => {
        const {
          blank,
          times = [],
          plus = [],
        } = one as {
          readonly blank: string;
          readonly times?: readonly unknown[];
          readonly plus?: readonly unknown[];
        };
        return [blank, `${times.join(" ")} ${plus.join(" ")}`.trim()];
      }),
    );
  test("how far each is moved", () => {
    expect(moved({})).toMatchObject({
      ...{ "gigs.0.pay": "0.9 1.1", "jobs.0.pay": "0.9 1.1", healthPremiums: "0.8 1.2", mortgageInterest: "0.9 1.1" },
      ...{
        longTermGain: "0.5 1.5",
        interest: "0.5 1.5",
        charityCash: "1000",
        ira: "0   2000",
        "gigs.0.miles": "0.75   2000",
      },
    });
    expect(moved({})).not.toHaveProperty("hsa");
    expect(moved(hsaOf("self"))).toMatchObject({ hsa: "0   1000" });
  });
  const hsaOf = (hsaCoverage: string) => ({ hsaCoverage });
  test("miles of the second half, if they were typed by half-year", () => {
    const blanks = (typed: Typed) => Object.keys(moved(gig(typed))).filter((name) => name.includes("iles"));
    expect(blanks({ miles: "900" })).toEqual(["gigs.0.miles"]);
    expect(blanks({ milesJulyToDecember: "900" })).toEqual(["gigs.0.milesJulyToDecember"]);
    expect(blanks({ milesJanuaryToJune: "900" })).toEqual(["gigs.0.milesJulyToDecember"]);
    expect(blanks({ miles: "900", milesJanuaryToJune: "900" })).toEqual(["gigs.0.miles"]);
  });
  test("into a plan: up to 5,000 more, and no more than its limit", () => {
    // A SEP takes 20% of 40,000 less 2,825.91, half of the self-employment tax: 7,434.82 (26 USC 404(a)(8), (h)).
    const room = (planContribution: string) => moved({ ...gig({}), plan: "sep", planContribution }).planContribution;
    expect(room("0")).toBe("0   5000");
    expect(room("7000")).toBe("0   434");
    expect(room("9000")).toBe("0   0");
    const note = (typed: Typed) =>
      watching.moves(inputsFor({ ...gig({}), ...typed })).find(({ blank }) => blank === "planContribution")?.note;
    expect(note({ plan: "sep" })).toBe("Into your SEP-IRA. The most for the year is $7,435.");
    expect(note({})).toMatch(/^Into a solo 401\(k\)\./);
  });
});

test("once the year is over, what to set aside from payouts is no longer watched", async () => {
  const watched = async (today: string) =>
    (await watching.watch(inputsFor({ ...gig({}), taxYear: "2026" }, today))).map(({ label }) => label);
  const tax = "Federal tax for the year";
  expect(await watched("2026-12-31")).toEqual([tax, "Set aside from each payout"]);
  expect(await watched("2027-01-01")).toEqual([tax]);
});

test("Medicare withheld at a job: 1.45%, and 0.9% above 200,000", () => {
  // 26 USC 3101(b), 3102(f): 250,000 x 1.45% + 50,000 x 0.9%.
  const { jobs } = answer(inputsFor(job({ pay: "250000/year" }))).year.household.filer;
  expect(jobs[0]?.medicareTaxWithheld).toBeCloseTo(3_625 + 450, 6);
  const { jobs: less } = answer(inputsFor(job({ pay: "200000/year" }))).year.household.filer;
  expect(less[0]?.medicareTaxWithheld).toBeCloseTo(2_900, 6);
});
