/** The schedule as a file: the first rows by hand, and every formula against the value beside it. */
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import { csvOf } from "./csv.ts";
import { columns, tableOf } from "./table.ts";
import { xlsxOf } from "./xlsx.ts";

// 400,000 with 20% down at 7.28% over 30 years: 2,189.48 a month. The first month's interest is 320,000 x 7.28% / 12 =
// 1,941.33, and 248.15 is paid back; then 319,751.85 x 7.28% / 12 = 1,939.83 and 249.65. Taxes are 3,600 a year,
// insurance 2,400, dues 50 a month: 550 in all.
const typed = {
  ...{ price: "400000", downPayment: "20%", annualRate: "7.28", firstPayment: "2027-01" },
  ...{ propertyTax: "$3,600", insurance: "2400/year", associationDues: "50/month" },
};
const answered = answer(inputsFor(typed));

test("the first payments by hand, and the last one leaves nothing", () => {
  const table = tableOf(answered);
  expect(table).toHaveLength(360);
  expect(table[0]).toEqual({
    ...{
      number: 1,
      date: "2027-01-01",
      rate: 0.0728,
      payment: 2_189.48,
      interest: 1_941.33,
      principal: 248.15,
      extra: 0,
    },
    ...{ balance: 319_751.85, interestSoFar: 1_941.33, mortgageInsurance: 0, taxesAndDues: 550 },
    loanToValue: 319_751.85 / 400_000,
  });
  expect(table[1]).toMatchObject({ date: "2027-02-01", interest: 1_939.83, principal: 249.65, balance: 319_502.2 });
  expect(table[1]?.interestSoFar).toBeCloseTo(1_941.33 + 1_939.83, 6);
  expect(table.at(-1)).toMatchObject({ number: 360, date: "2056-12-01", balance: 0 });
});

test("an extra payment is in its own column, and insurance in its own until it ends", () => {
  // 10% down: 360,000 at 0.6% a year is 180 a month.
  const less = { ...typed, downPayment: "10%", mortgageInsuranceRate: "0.6%", extraPerMonth: "100" };
  const table = tableOf(answer(inputsFor(less)));
  expect(table[0]).toMatchObject({ extra: 100, mortgageInsurance: 180 });
  expect(table.at(-1)?.mortgageInsurance).toBe(0);
});

test("without a price there is no loan, and no payment", () =>
  expect(tableOf(answer(inputsFor({ ...typed, price: "0", loanAmount: "100000" })))).toEqual([]));

test("as text: a heading and a line for each payment, cents with two decimals, shares with more", () => {
  const lines = csvOf(answered).split("\r\n");
  expect(lines).toHaveLength(1 + 360 + 1);
  expect(lines[0]).toBe(
    'Payment,Due,Yearly rate,Principal and interest,Interest,Principal,Extra,Still owed,Interest so far,Mortgage insurance,"Tax, insurance and dues",Share of the price owed',
  );
  // 319,751.85 / 400,000 is 0.79938.
  expect(lines[1]).toBe("1,2027-01-01,0.072800,2189.48,1941.33,248.15,0.00,319751.85,1941.33,0.00,550.00,0.7994");
});

test("as a spreadsheet: each row goes on from the one above, the first from the loan", async () => {
  const opened = await readXlsx(await xlsxOf(answered), { readStyles: true });
  const [sheet] = opened.sheets;
  const formulas = (row: number) =>
    columns.flatMap(({ name }, column) => {
      const formula = sheet?.cells?.get(`${row - 1},${column}`)?.formula;
      return formula === undefined ? [] : [[name, formula] as const];
    });
  expect([sheet?.rows[0], sheet?.rows[1]].map((row) => row?.slice(0, 2))).toEqual([
    ["Price of the home", 400_000],
    ["Loan amount", 320_000],
  ]);
  expect(Object.fromEntries(formulas(5))).toEqual({
    interest: "ROUND($B$2*C5/12,2)",
    principal: "ROUND(D5-E5,2)",
    balance: "ROUND($B$2-F5-G5,2)",
    interestSoFar: "ROUND(E5,2)",
    loanToValue: "IF($B$1>0,H5/$B$1,0)",
  });
  expect(Object.fromEntries(formulas(6))).toEqual({
    interest: "ROUND(H5*C6/12,2)",
    principal: "ROUND(D6-E6,2)",
    balance: "ROUND(H5-F6-G6,2)",
    interestSoFar: "ROUND(I5+E6,2)",
    loanToValue: "IF($B$1>0,H6/$B$1,0)",
  });
  // Row 364 is the last payment; nothing is above the headings of row 4 or below it.
  expect(Object.fromEntries(formulas(364))).toMatchObject({ balance: "ROUND(H363-F364-G364,2)" });
  expect(sheet?.rows).toHaveLength(364);
  expect(formulas(4)).toEqual([]);
  // Headings are bold; dollars and percentages look like it, and numbers of payments are plain.
  const styles = (row: number) => columns.map((_, column) => sheet?.cells?.get(`${row - 1},${column}`)?.style);
  expect(styles(4).map((style) => style?.font?.bold)).toEqual(columns.map(() => true));
  expect(styles(5).map((style) => style?.numFmt ?? "")).toEqual([
    ...["", "", "0.000%", ...Array(8).fill('"$"#,##0.00'), "0.000%"],
  ]);
  expect(sheet?.rows[4]?.slice(3, 8)).toEqual([2_189.48, 1_941.33, 248.15, 0, 319_751.85]);
});
