import fc from "fast-check";
import { expect, test } from "vitest";
import { socialSecuritySeries } from "../../law/series/social-security.ts";
import { earningsFrom } from "./earnings-history.ts";
import { readEarningsRecord } from "./earnings-record-text.ts";

const YEARS = [
  { year: 2019, amount: 52_000 },
  { year: 2020, amount: 1_986 },
  { year: 2021, amount: 0 },
];

test.each([
  [
    "as the statement shows it",
    "Work Year\tTaxed Social Security Earnings\tTaxed Medicare Earnings\n2021\t$0\t$0\n2020\t$1,986\t$1,986\n2019\t$52,000\t$52,000",
  ],
  ["with one column of amounts", "2019 52000\n2020 1986\n2021 0"],
  [
    "with bars between the cells",
    "| 2019 | $52,000 | $61,000 |\n| 2020 | $1,986 | $1,986 |\n| 2021 | $0 | $0 |".replace(/^\| /gm, ""),
  ],
  ["every cell on a line of its own", "2021\n$0\n$0\n2020\n$1,986\n$1,986\n2019\n$52,000\n$52,000"],
  ["the same without signs, where an amount looks like a year", "2019\n52000\n52000\n2020\n1986\n1986\n2021\n0\n0"],
  ["two cells to a year, each on its own line", "2019\n52000\n2020\n1986\n2021\n0"],
  ["with cents and spaces after the sign", "2019 $ 52,000.00\n2020 $ 1,986.00\n2021 $ 0.00"],
])("a pasted table: %s", (_, text) => {
  expect(readEarningsRecord(text)).toEqual({ years: YEARS, notRecorded: [], born: null, problems: [] });
});

test("the XML file of a statement", () => {
  const xml = `<?xml version="1.0"?><osss:OnlineSocialSecurityStatementData xmlns:osss="http://ssa.gov/osss/schemas/2.0">
    <osss:UserInformation><osss:DateOfBirth>1964-02-03</osss:DateOfBirth></osss:UserInformation>
    <osss:EarningsRecord>
      <osss:Earnings startYear="2019" endYear="2019"><osss:FicaEarnings>52000</osss:FicaEarnings><osss:MedicareEarnings>61000</osss:MedicareEarnings></osss:Earnings>
      <osss:Earnings startYear="2020" endYear="2020"><osss:FicaEarnings>1986</osss:FicaEarnings><osss:MedicareEarnings>1986</osss:MedicareEarnings></osss:Earnings>
      <osss:Earnings startYear="2021" endYear="2021"><osss:FicaEarnings>0</osss:FicaEarnings><osss:MedicareEarnings>0</osss:MedicareEarnings></osss:Earnings>
      <osss:Earnings startYear="2022" endYear="2022"><osss:FicaEarnings>-1</osss:FicaEarnings><osss:MedicareEarnings>-1</osss:MedicareEarnings></osss:Earnings>
    </osss:EarningsRecord></osss:OnlineSocialSecurityStatementData>`;
  expect(readEarningsRecord(xml)).toEqual({ years: YEARS, notRecorded: [2022], born: "1964-02-03", problems: [] });
});

test("understands years not recorded yet, and the column that began in 1966", () => {
  const text = "2022 Not yet recorded Not yet recorded\n2021 $10 $10\n1965 $4,800 Medicare Began in 1966";
  expect(readEarningsRecord(text)).toMatchObject({
    years: [
      { year: 1965, amount: 4_800 },
      { year: 2021, amount: 10 },
    ],
    notRecorded: [2022],
  });
});

test("what can't be read is named", () => {
  expect(readEarningsRecord("hello").problems).toEqual(["We found no line with a year and an amount."]);
  const twice = readEarningsRecord("2020 $5\n2020 $7");
  expect(twice.problems[0]).toContain("2020 appears twice");
  expect(twice.years).toEqual([{ year: 2020, amount: 7 }]);
});

test.each([
  ["in a table", "1981-1983 $9,000 $9,000\n2020 $5 $5"],
  [
    "in XML",
    '<e:Earnings startYear="1981" endYear="1983"><e:FicaEarnings>9000</e:FicaEarnings></e:Earnings><e:Earnings startYear="2020" endYear="2020"><e:FicaEarnings>5</e:FicaEarnings></e:Earnings>',
  ],
])("one amount for several years, %s, is split evenly, with a message", (_, text) => {
  const { years, problems } = readEarningsRecord(text);
  expect(years).toEqual([
    { year: 1981, amount: 3000 },
    { year: 1982, amount: 3000 },
    { year: 1983, amount: 3000 },
    { year: 2020, amount: 5 },
  ]);
  expect(problems).toEqual([expect.stringContaining("The years 1981 to 1983 have one amount together")]);
});

test("a record written as a table is read back as it was", () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1951, max: 2000 }),
      fc.constantFrom("\t", " ", "\n"),
      (amounts, first, between) => {
        const years = amounts.map((amount, i) => ({ year: first + i, amount }));
        const text = years
          .map(({ year, amount }) => [year, `$${amount.toLocaleString("en-US")}`, `$${amount}`].join(between))
          .join("\n");
        expect(readEarningsRecord(text).years).toEqual(years);
      },
    ),
  ));

test("earnings projected from one year follow average wages", () => {
  const history = { firstYear: 1990, lastYear: 2024, knownYear: 2024, growthAboveAverage: 0 };
  const average = earningsFrom({ ...history, knownAmount: 69_846.57 }, socialSecuritySeries);
  expect(average[0]).toEqual({ year: 1990, amount: 21_028 }); // the wage index of 1990
  expect(average.at(-1)).toEqual({ year: 2024, amount: 69_847 });
  const rising = earningsFrom({ ...history, knownAmount: 69_846.57, growthAboveAverage: 0.01 }, socialSecuritySeries);
  expect(rising[0]?.amount).toBe(Math.round(21_027.98 / 1.01 ** 34));
});

test("a year beside a word has no amount", () => {
  expect(readEarningsRecord("2019 unknown\n2020 1986").years).toEqual([{ year: 2020, amount: 1_986 }]);
  expect(readEarningsRecord("2019 unknown").years).toEqual([]);
});
