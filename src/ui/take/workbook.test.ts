import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, test } from "vitest";
import * as gig from "../../calculators/gig-tax/inputs.ts";
import { taken as gigTaken } from "../../calculators/gig-tax/take.ts";
import { inputsFor as mortgageInputs } from "../../calculators/mortgage/given.ts";
import { fields as mortgage } from "../../calculators/mortgage/inputs.ts";
import { taken as mortgageTaken } from "../../calculators/mortgage/take.ts";
import { givenBy } from "../../calculators/retirement/given.ts";
import { fields as retirement } from "../../calculators/retirement/inputs.ts";
import { fetchState } from "../../calculators/retirement/plan/laws.ts";
import { middleSteps } from "../../calculators/retirement/steps.ts";
import { taken as retirementTaken } from "../../calculators/retirement/take.ts";
import { medicarePremiumLines } from "../../engine/retirement/taxes/irmaa.lines.ts";
import { medicarePremium } from "../../engine/retirement/taxes/irmaa.ts";
import { asInput, each, explain, type Lines, type Step } from "../../engine/worksheet.ts";
import type { Fields, InputsOf } from "../../inputs/fields.ts";
import { readForm, type Typed, typedOf } from "../../inputs/typed.ts";
import { scopeOf, valuesOf } from "../../law/figure.ts";
import { medicare } from "../../law/retirement/medicare.ts";
import { anyInputs } from "../../testing/arbitrary.ts";
import { runs } from "../../testing/runs.ts";
import { miscalculated, same } from "../../testing/workbook.ts";
import { blanksOf, type Calculation, type Taken } from "./calculation.ts";
import { csvOf } from "./csv.ts";
import { workbookOf } from "./workbook.ts";
import { xlsxOf } from "./xlsx.ts";

interface Tried<F extends Fields> {
  readonly name: string;
  readonly fields: F;
  readonly taken: Taken<never>;
  /** Something a visitor might have typed. */
  readonly typed: readonly Typed[];
  stepsFor(typed: Typed): readonly Step[] | Promise<readonly Step[]>;
  /** How many random households to try. */
  readonly runs: number;
}
const tried = [
  {
    name: "gig tax",
    fields: gig.fields,
    taken: gigTaken,
    typed: [
      { "gigs.0.pay": "60000/year", "gigs.0.milesJanuaryToJune": "4000", state: "OH", filingStatus: "single" },
      { "gigs.0.pay": "90000/year", state: "CA", filingStatus: "married_joint", jobs: "1", "jobs.0.pay": "70000/year" },
    ],
    stepsFor: (typed) =>
      gigTaken.stepsFor(readForm(gig.fields, typed, {}, gig.givenOn("2026-11-21")).inputs as gig.Inputs),
    runs: runs(5),
  } satisfies Tried<typeof gig.fields>,
  {
    name: "mortgage",
    fields: mortgage,
    taken: mortgageTaken,
    typed: [
      { price: "350000", downPayment: "5%", extraPerMonth: "100", associationDues: "50/month" },
      { program: "fha", downPayment: "5%", state: "OH" },
      { kind: "adjustable", armProduct: "7/6", todaysDollars: "yes" },
    ],
    stepsFor: (typed) => mortgageTaken.stepsFor(mortgageInputs(typed)),
    runs: runs(8),
  } satisfies Tried<typeof mortgage>,
  {
    name: "retirement",
    fields: retirement,
    taken: retirementTaken,
    typed: [{ age: "60", savings: "800000", retireAge: "65", couple: "yes", convert: "yes" }],
    // In the browser a worker computes them; here there is none. The steps follow one future; 500 is the least.
    stepsFor: async (typed) => {
      const { inputs } = readForm(retirement, typed, {}, givenBy);
      await fetchState(inputs.state);
      return middleSteps({ ...inputs, paths: 500 });
    },
    runs: runs(3),
  } satisfies Tried<typeof retirement>,
] as readonly Tried<Fields>[];

const calculationOf = async ({ taken, fields, stepsFor }: Tried<Fields>, typed: Typed): Promise<Calculation> => ({
  taken,
  made: "2026-11-21",
  link: "https://plainsum.org/#v1",
  blanks: blanksOf(fields, typed),
  steps: await stepsFor(typed),
  notes: { left: [], always: [{ text: "An example" }], notCovered: [] },
});

test.each(tried)(
  "for any inputs of the $name calculator, every cell of the workbook works out to the engine's number",
  (one) =>
    fc.assert(
      fc.asyncProperty(anyInputs(one.fields), async (inputs) => {
        const typed = typedOf(one.fields, inputs as InputsOf<Fields>);
        expect(miscalculated(workbookOf(await calculationOf(one, typed)))).toEqual([]);
      }),
      { numRuns: one.runs },
    ),
);

test("a product just below a whole number becomes that number in the workbook, as in the engine", async () => {
  const loan = tried.find(({ name }) => name === "mortgage") as Tried<Fields>;
  // 45,312,500 x (1 - 0.9996) is 18,125, but a little less in floating point.
  const typed = { price: "45312500", downPayment: "99.96%", program: "fha", termMonths: "1" };
  expect(miscalculated(workbookOf(await calculationOf(loan, typed)))).toEqual([]);
});

interface Earned {
  readonly years: readonly { readonly credits: number }[];
  readonly credits: number;
}
const record: Lines<Earned> = {
  years: each({
    credits: { label: "Credits of the year", unit: "count", found: "from the record", check: "credits >= 0" },
  }),
  credits: { label: "Credits earned", formula: "sum(years.credits)", unit: "count" },
};
const bookOf = (steps: readonly Step[]) =>
  workbookOf({
    taken: { name: "record", title: "Record", rulesUpdated: "2026-11-21", results: [], comparedToo: "" },
    made: "2026-11-21",
    link: "",
    blanks: [],
    steps,
    notes: { left: [], always: [], notCovered: [] },
  });
/** The workbook for earnings in these years, when only the sum is passed on. */
const workbookFor = (years: readonly number[]) => {
  const credits = years.reduce((sum, one) => sum + one, 0);
  const steps = explain({ years: years.map((credits) => ({ credits })), credits }, record, {});
  return Object.fromEntries(bookOf(steps.slice(-1)).map(({ name, rows }) => [name, rows.slice(1)]));
};

test.each([109_000, 140_000, 500_000])(
  "limits and amounts in lists work out in the workbook: income of %i",
  (income) => {
    const { standardPartB, individual } = medicare[2026];
    const law = { ...valuesOf(individual), standardPartB: standardPartB.value };
    const steps = explain(medicarePremium({ incomeTwoYearsBefore: income }, law), medicarePremiumLines, {
      ...scopeOf({ standardPartB, ...individual }),
      incomeTwoYearsBefore: asInput("", "Income", income),
    });
    expect(miscalculated(bookOf(steps))).toEqual([]);
  },
);

test("a list's cells have the unit of its values", () => {
  const { Values: values = [] } = workbookFor([4, 3]);
  expect(values.map(([label, cell]) => [label, cell])).toEqual([
    ["Credits of the year, 1", { value: 4, unit: "count" }],
    ["Credits of the year, 2", { value: 3, unit: "count" }],
  ]);
});

test("a sum of nothing says so, by the name its values would have", () => {
  const [line] = workbookFor([]).Worksheet ?? [];
  expect(line?.slice(0, 4)).toEqual([
    "Credits earned",
    { value: 0, unit: "count", formula: "0" },
    "the sum of Credits of the year",
    "0",
  ]);
});

const office = ["soffice", "libreoffice"].find((name) => {
  try {
    execFileSync(name, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
});

/** The same file without the cached values, so that none can be taken over. */
function bare(bytes: Uint8Array): Uint8Array {
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [
    name,
    name.includes("/worksheets/") ? strToU8(strFromU8(content).replace(/<\/f><v>[^<]*<\/v>/g, "</f>")) : content,
  ]);
  return zipSync(Object.fromEntries(files));
}

/**
 * Files as LibreOffice opens and saves them again, with all formulas recomputed. It takes long to start, so it starts
 * once for all of them.
 */
function throughLibreOffice(files: readonly Uint8Array[], ending: "xlsx" | "csv"): readonly Uint8Array[] {
  const folder = mkdtempSync(join(tmpdir(), "workbook-"));
  try {
    for (const [i, bytes] of files.entries()) writeFileSync(join(folder, `${i}.${ending}`), bytes);
    execFileSync(
      office as string,
      [
        `-env:UserInstallation=file://${folder}/profile`,
        "--headless",
        // What its dialog suggests for a UTF-8 table with a mark at the start, like ours: commas, double quotes.
        ...(ending === "csv" ? ["--infilter=CSV:44,34,76"] : []),
        "--convert-to",
        "xlsx:Calc MS Excel 2007 XML",
        "--outdir",
        join(folder, "out"),
        ...files.map((_, i) => join(folder, `${i}.${ending}`)),
      ],
      { stdio: "ignore", timeout: 300_000 },
    );
    return files.map((_, i) => readFileSync(join(folder, "out", `${i}.xlsx`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Skipped during `npm run check`, because the program takes seconds to start. */
const opens = office !== undefined && import.meta.env.MODE !== "quick";

if (!office)
  console.warn(
    "LibreOffice is not installed here: what it makes of the files was not tried. Another engine worked the formulas out.",
  );

describe.runIf(opens)("LibreOffice", () => {
  const asTyped = tried.flatMap((one) => one.typed.map((typed) => ({ ...one, typed })));
  let all: readonly Calculation[] = [];
  let books: readonly Uint8Array[] = [];
  let tables: readonly Uint8Array[] = [];
  beforeAll(async () => {
    all = await Promise.all(asTyped.map(({ typed, ...one }) => calculationOf({ ...one, typed: [] }, typed)));
    const written = await Promise.all(all.map((one) => xlsxOf(workbookOf(one), "Test")));
    books = throughLibreOffice(written.map(bare), "xlsx");
    const text = new TextEncoder();
    tables = throughLibreOffice(
      all.map((one) => text.encode(csvOf(one))),
      "csv",
    );
  }, 600_000);
  const eachFile = test.each(asTyped.map((one, i) => ({ ...one, i })));

  eachFile("opens the $name file with $typed, and every cell works out to the engine's number", async ({ i }) => {
    const calculation = all[i] as Calculation;
    const opened = await readXlsx(books[i] as Uint8Array);
    let compared = 0;
    for (const [s, sheet] of workbookOf(calculation).entries())
      for (const [r, row] of sheet.rows.entries())
        for (const [c, cell] of row.entries())
          if (typeof cell === "object" && cell.formula !== undefined) {
            const again = opened.sheets[s]?.rows[r]?.[c];
            expect(
              same(again, cell.value, 1e-9),
              `${sheet.name}, ${String(row[0])}: ${again}, ${cell.value} expected from =${cell.formula}`,
            ).toBe(true);
            compared++;
          }
    expect(compared).toBeGreaterThan(calculation.steps.filter(({ formula }) => formula !== undefined).length);
  });

  eachFile("reads the $name table with $typed, line by line, as it was written", async ({ i }) => {
    const { steps } = all[i] as Calculation;
    const [sheet] = (await readXlsx(tables[i] as Uint8Array)).sheets;
    const rows = sheet?.rows.slice(1) ?? [];
    expect(rows.map(([label]) => label)).toEqual(steps.map(({ label }) => label));
    for (const [row, { value, label }] of steps.entries())
      if (typeof value === "number" && Number.isFinite(value))
        expect(same(rows[row]?.[1], value, 1e-9), label).toBe(true);
  });
});

test("the file has a value with each formula, for programs that only display", async () => {
  const [first] = tried as [Tried<Fields>];
  const calculation = await calculationOf(first, first.typed[0] as Typed);
  const { sheets } = await readXlsx(await xlsxOf(workbookOf(calculation), "Test"));
  const [, worksheet] = sheets;
  const line = worksheet?.rows.find(([label]) => label === "Adjusted gross income");
  expect(line?.[1]).toBe(calculation.steps.find(({ name }) => name === "adjustedGrossIncome")?.value);
});
