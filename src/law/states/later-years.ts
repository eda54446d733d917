/**
 * Changes in state law after 2026 that are already enacted and don't depend on an open condition. Plans over many years
 * use them, and so does a return for next year; amounts are in today's dollars, like all state amounts. Read in October
 * and November 2026. A new rule of 2027 is in the state's own file.
 *
 * Left out, because a vote or a finding decides them: California's top rates from 2031 and Washington's income tax from
 * 2028 (both on the November 2026 ballot); rate cuts in Colorado, Georgia, Indiana from 2030, Kansas, Michigan,
 * Minnesota, Mississippi from 2031, Missouri, Oklahoma, South Carolina and West Virginia, and the deductions that rise
 * with Georgia's. Left out too: changes after 2027 to credits for children and their care, which a plan doesn't have.
 */
import type { LaterLaw } from "../../engine/state/later-years.ts";
import { citing, ONE_SOURCE } from "./figures.ts";

const indiana = citing({ cite: "Ind. Code 6-3-2-1(b)(8)", url: "https://iga.in.gov/laws/2025/ic/titles/6" });
const mississippi = citing({
  cite: "Miss. Code 27-7-5(1)(b)(ii), as amended by H.B. 1 of 2025",
  url: "https://billstatus.ls.state.ms.us/2025/pdf/history/HB/HB0001.xml",
});
const montana = citing({
  cite: "Mont. Code 15-30-2103, the version for 2027 (Ch. 227, L. 2025)",
  url: "https://mca.legmt.gov/bills/mca/title_0150/chapter_0300/part_0210/section_0030/0150-0300-0210-0030.html",
});
const nebraska = citing({
  cite: "Neb. Rev. Stat. 77-2715.03(2)",
  url: "https://nebraskalegislature.gov/laws/statutes.php?statute=77-2715.03",
});
const northCarolina = citing(
  {
    cite: "G.S. 105-153.7(a), as rewritten by S.L. 2026-41, sec. 44.1(a)",
    url: "https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_105/GS_105-153.7.html",
  },
  ONE_SOURCE,
);
const hawaii = citing(
  { cite: "HRS 235-51, as amended by Act 24, SLH 2026 (S.B. 3125)", url: "https://www.capitol.hawaii.gov/" },
  ONE_SOURCE,
);
const hawaiiDeduction = citing({
  cite: "HRS 235-2.4(a)(2), as amended by Act 46, SLH 2024",
  url: "https://files.hawaii.gov/tax/news/announce/ann24-03.pdf",
});
const rhodeIsland = citing(
  {
    cite: "R.I. Gen. Laws 44-30-2.6(c)(3) and 44-30-12(c)(8), as amended by H 7127 Sub A of 2026, article 6",
    url: "http://webserver.rilegislature.gov/Statutes/TITLE44/44-30/INDEX.HTM",
  },
  ONE_SOURCE,
);
const oregon = citing(
  { cite: "Or. Laws 2009, ch. 913, sec. 36, as amended in 2025", url: "https://www.oregonlegislature.gov/bills_laws" },
  ONE_SOURCE,
);
const georgia = citing(
  { cite: "O.C.G.A. 48-7-27(a)(5)(A), as amended by HB 463 of 2026", url: "https://www.legis.ga.gov/" },
  ONE_SOURCE,
);
const virginia = citing(
  {
    cite: "Va. Code 58.1-322.03(1)",
    url: "https://law.lis.virginia.gov/vacode/title58.1/chapter3/section58.1-322.03/",
  },
  ONE_SOURCE,
);
const virginiaAge = citing({
  cite: "Va. Code 58.1-322.03(5)",
  url: "https://law.lis.virginia.gov/vacode/title58.1/chapter3/section58.1-322.03/",
});
const illinois = citing({
  cite: "35 ILCS 5/204(b)",
  url: "https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=003500050K204",
});
const maine = citing(
  {
    cite: "36 M.R.S. 5124-C(1-D), enacted by P.L. 2025, c. 650, part K",
    url: "https://legislature.maine.gov/statutes/36/title36sec5124-C.html",
  },
  ONE_SOURCE,
);
const district = citing(
  {
    cite: "D.C. Code 47-1801.04(44), as amended by D.C. Law 26-189",
    url: "https://lims.dccouncil.gov/Legislation/B26-0661",
  },
  ONE_SOURCE,
);

/** Where PolicyEngine's files are all we could read of a law they cite. */
const BY_POLICYENGINE = "We read these amounts in PolicyEngine's copy of the law, not in the law itself.";
const newYork = citing(
  {
    cite: "N.Y. Tax Law 601(a) to (c) and (d-4), as amended by L. 2025, ch. 59 (S. 3009-C)",
    url: "https://legislation.nysenate.gov/pdf/bills/2025/S3009C",
  },
  BY_POLICYENGINE,
);
const colorado = citing(
  { cite: "C.R.S. 39-22-123.5, as amended by HB24-1134", url: "https://leg.colorado.gov/bills/hb24-1134" },
  BY_POLICYENGINE,
);
const hawaiiCredits = citing(
  {
    cite: "Act 163, SLH 2023, section 5: HRS 235-55.75(a) and 235-55.85(b) as they were before 2023",
    url: "https://www.capitol.hawaii.gov/slh/Years/SLH2023/SLH2023_Act163.pdf",
  },
  BY_POLICYENGINE,
);
const michigan = citing({
  cite: "MCL 206.30(9), as amended by Public Act 24 of 2025 for 2026 to 2028",
  url: "https://www.michigan.gov/treasury/reference/taxpayer-notices/notice-regarding-social-security-taxation-changes-in-public-act-24-of-2025",
});
const utah = citing({
  cite: "Utah Code 59-10-1019",
  url: "https://le.utah.gov/xcode/Title59/Chapter10/59-10-P10.html",
});

/** An entry for each year in which an age changes because the law names a year of birth. */
const eachYear = (from: number, figures: (year: number) => LaterLaw["figures"]): readonly LaterLaw[] =>
  Array.from({ length: UNTIL - from + 1 }, (_, i) => ({ from: from + i, figures: figures(from + i) }));
/** Few people born in 1952 are alive after this year. */
const UNTIL = 2060;

const inNorthCarolina = (from: number, share: number): LaterLaw => ({
  from,
  figures: { tax: { schedule: { rates: northCarolina.flat(share) } } },
});
const inMississippi = (from: number, share: number): LaterLaw => ({
  from,
  figures: { tax: { tax: { rate: mississippi.rate(share, "Tax rate above that") } } },
});
/** Includes the surtax on income above a million. */
const inRhodeIsland = (top: number) => ({
  schedule: {
    rates: rhodeIsland.table([
      [0, 0.0375],
      [82_050, 0.0475],
      [186_450, 0.0599],
      [1_000_000, top],
    ]),
  },
});
/** One person's amounts, doubled for couples. */
const basic = (from: typeof virginia, one: number) => ({
  basic: { basic: from.usdByStatus([one, 2 * one, one, one, one], "Standard deduction") },
});
const hawaiiBasic = (one: number) => ({
  basic: { basic: hawaiiDeduction.usdByStatus([one, 2 * one, one, 1.5 * one, 2 * one], "Standard deduction") },
});
// biome-ignore format: reads as the published table
const hawaiiFood = hawaiiCredits.tableByStatus([
  [[0, 110], [5_000, 100], [10_000, 85], [15_000, 70], [20_000, 55], [30_000, 0]],
  [[0, 110], [5_000, 100], [10_000, 85], [15_000, 70], [20_000, 55], [30_000, 45], [40_000, 35], [50_000, 0]],
  [[0, 110], [5_000, 100], [10_000, 85], [15_000, 70], [20_000, 55], [30_000, 45], [40_000, 35], [50_000, 0]],
  [[0, 110], [5_000, 100], [10_000, 85], [15_000, 70], [20_000, 55], [30_000, 45], [40_000, 35], [50_000, 0]],
  [[0, 110], [5_000, 100], [10_000, 85], [15_000, 70], [20_000, 55], [30_000, 45], [40_000, 35], [50_000, 0]],
], "Credit for each exemption, by federal income");
const federalBasic = (from: typeof maine) => ({
  basic: { basic: from.usdByStatus([16_100, 32_200, 16_100, 24_150, 32_200], "Standard deduction, the federal one") },
});

/** A schedule that starts at twice the amounts for couples, and at one and a half times for heads of household. */
const doubled = (from: typeof hawaii, rows: readonly (readonly [number, number])[], label?: string) => {
  const times = (factor: number) => rows.map(([floor, share]): [number, number] => [factor * floor, share]);
  return from.tableByStatus([times(1), times(2), times(1), times(1.5), times(2)], label);
};

type Rows = Parameters<typeof newYork.tableByStatus>[0][number];
/** New York's tables are the same for single and separate returns, and for joint ones and surviving spouses. */
const forNewYork = (one: Rows, two: Rows, head: Rows, label?: string) =>
  newYork.tableByStatus([one, two, one, head, two], label);
// biome-ignore format: reads as the published tables
const newYorkTax = {
  2027: {
    rates: forNewYork(
      [[0, 0.038], [8_500, 0.043], [11_700, 0.0505], [13_900, 0.053], [80_650, 0.058], [215_400, 0.0685], [1_077_550, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
      [[0, 0.038], [17_150, 0.043], [23_600, 0.0505], [27_900, 0.053], [161_550, 0.058], [323_200, 0.0685], [2_155_350, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
      [[0, 0.038], [12_800, 0.043], [17_650, 0.0505], [20_900, 0.053], [107_650, 0.058], [269_300, 0.0685], [1_616_450, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
    ),
    takenBack: forNewYork(
      [[0, 0], [215_400, 568], [1_077_550, 2_829], [5_000_000, 33_001]],
      [[0, 0], [161_550, 333], [323_200, 1_141], [2_155_350, 4_534], [5_000_000, 64_884]],
      [[0, 0], [269_300, 787], [1_616_450, 3_614], [5_000_000, 48_874]],
      "Benefit of earlier brackets, taken back in full",
    ),
    toTakeBack: forNewYork(
      [[0, 568], [215_400, 2_261], [1_077_550, 30_172], [5_000_000, 32_500]],
      [[0, 333], [161_550, 808], [323_200, 3_393], [2_155_350, 60_350], [5_000_000, 32_500]],
      [[0, 787], [269_300, 2_827], [1_616_450, 45_260], [5_000_000, 32_500]],
      "Benefit of the bracket, taken back over a range",
    ),
  },
  2033: {
    rates: forNewYork(
      [[0, 0.038], [8_500, 0.043], [11_700, 0.0505], [13_900, 0.053], [80_650, 0.058], [215_400, 0.0685], [1_077_550, 0.0882]],
      [[0, 0.038], [17_150, 0.043], [23_600, 0.0505], [27_900, 0.053], [161_550, 0.058], [323_200, 0.0685], [2_155_350, 0.0882]],
      [[0, 0.038], [12_800, 0.043], [17_650, 0.0505], [20_900, 0.053], [107_650, 0.058], [269_300, 0.0685], [1_616_450, 0.0882]],
    ),
    takenBack: forNewYork(
      [[0, 0], [215_400, 568], [1_077_550, 2_829]],
      [[0, 0], [161_550, 333], [323_200, 1_141], [2_155_350, 4_534]],
      [[0, 0], [269_300, 787], [1_616_450, 3_614]],
      "Benefit of earlier brackets, taken back in full",
    ),
    toTakeBack: forNewYork(
      [[0, 568], [215_400, 2_261], [1_077_550, 21_228]],
      [[0, 333], [161_550, 808], [323_200, 3_393], [2_155_350, 42_461]],
      [[0, 787], [269_300, 2_827], [1_616_450, 31_844]],
      "Benefit of the bracket, taken back over a range",
    ),
  },
};
const virginiaBasic: Readonly<Record<number, number>> = { 2027: 9_200, 2028: 9_300, 2030: 3_000 };

export const laterYears: Readonly<Record<string, readonly LaterLaw[]>> = {
  CO: [
    {
      from: 2034,
      figures: {
        refundableCredits: { earnedIncome: { share: colorado.rate(0.1, "Share of the federal earned income credit") } },
      },
    },
  ],
  DC: [{ from: 2030, figures: { standardDeduction: federalBasic(district) } }],
  GA: [
    {
      from: 2027,
      figures: {
        subtractions: { retirement: { secondMost: georgia.usd(70_000, "Most for each filer from that age") } },
      },
    },
  ],
  HI: [
    {
      from: 2027,
      figures: {
        tax: {
          tax: {
            // biome-ignore format: reads as the published table
            rates: doubled(hawaii, [
              [0, 0.014], [14_400, 0.025], [19_200, 0.05], [24_000, 0.064], [36_000, 0.068], [48_000, 0.072],
              [125_000, 0.076], [175_000, 0.0825], [225_000, 0.09], [275_000, 0.1], [325_000, 0.11], [500_000, 0.13],
            ]),
          },
        },
      },
    },
    {
      from: 2028,
      figures: {
        standardDeduction: hawaiiBasic(9_000),
        refundableCredits: {
          earnedIncome: { share: hawaiiCredits.rate(0.2, "Share of the federal earned income credit") },
          food: { byIncome: hawaiiFood },
        },
      },
    },
    {
      from: 2029,
      figures: {
        tax: {
          tax: {
            // biome-ignore format: reads as the published table
            rates: doubled(hawaii, [
              [0, 0.014], [19_200, 0.025], [24_000, 0.05], [36_000, 0.064], [48_000, 0.068], [125_000, 0.072],
              [175_000, 0.0825], [225_000, 0.09], [275_000, 0.1], [325_000, 0.11], [500_000, 0.13],
            ]),
          },
        },
      },
    },
    { from: 2030, figures: { standardDeduction: hawaiiBasic(10_000) } },
    { from: 2031, figures: { standardDeduction: hawaiiBasic(12_000) } },
  ],
  IL: [
    {
      from: 2029,
      figures: { exemptions: { allowance: { perPerson: illinois.usd(1_000, "Exemption for each person") } } },
    },
  ],
  IN: [{ from: 2027, figures: { tax: { flat: { rates: indiana.flat(0.029) } } } }],
  ME: [{ from: 2027, figures: { standardDeduction: federalBasic(maine) } }],
  MI: eachYear(2027, (year) => ({
    subtractions: {
      standard: {
        mostAge: michigan.years(year - 1946, "Age of those born in 1946"),
        wholeFrom: michigan.years(
          year - 1952,
          "Age from which filers also keep exemptions and Social Security: born in 1952 or earlier",
        ),
        inPlaceOfBenefits: michigan.flag(year > 2028, "It also replaces the Social Security deduction"),
      },
    },
  })),
  MS: [inMississippi(2027, 0.0375), inMississippi(2028, 0.035), inMississippi(2029, 0.0325), inMississippi(2030, 0.03)],
  MT: [
    {
      from: 2027,
      figures: {
        tax: {
          tax: {
            rates: doubled(montana, [
              [0, 0.047],
              [65_000, 0.054],
            ]),
            gainsRates: doubled(
              montana,
              [
                [0, 0.03],
                [65_000, 0.041],
              ],
              "Rates on net long-term gain",
            ),
          },
        },
      },
    },
  ],
  NC: [inNorthCarolina(2027, 0.0349), inNorthCarolina(2030, 0.0324), inNorthCarolina(2033, 0.0299)],
  NE: [
    {
      from: 2027,
      figures: {
        tax: {
          schedule: {
            // biome-ignore format: reads as the published table
            rates: nebraska.tableByStatus([
              [[0, 0.0246], [4_130, 0.0351], [24_760, 0.0399]],
              [[0, 0.0246], [8_250, 0.0351], [49_530, 0.0399]],
              [[0, 0.0246], [4_130, 0.0351], [24_760, 0.0399]],
              [[0, 0.0246], [7_700, 0.0351], [39_620, 0.0399]],
              [[0, 0.0246], [8_250, 0.0351], [49_530, 0.0399]],
            ]),
          },
        },
      },
    },
  ],
  NY: [
    { from: 2027, figures: { tax: { tax: newYorkTax[2027] } } },
    { from: 2033, figures: { tax: { tax: newYorkTax[2033] } } },
  ],
  OR: [
    {
      from: 2032,
      figures: { credits: { retirement: { share: oregon.rate(0, "Share of pensions: none from 2032") } } },
    },
  ],
  RI: [
    {
      from: 2027,
      figures: {
        subtractions: {
          retirement: { benefitsAge: rhodeIsland.years(0, "Age from which Social Security is left out: any") },
        },
        tax: inRhodeIsland(0.0699),
      },
    },
    { from: 2028, figures: { tax: inRhodeIsland(0.0799) } },
    { from: 2029, figures: { tax: inRhodeIsland(0.0899) } },
  ],
  UT: eachYear(2027, (year) => ({
    credits: { seniors: { age: utah.years(year - 1952, "Age of those born before 1953") } },
  })),
  VA: eachYear(2027, (year) => {
    const deduction = virginiaBasic[year];
    const fullAge = virginiaAge.years(year - 1938, "Age from which it does not fall with income (born before 1939)");
    return {
      subtractions: { age: { fullAge } },
      ...(deduction && { standardDeduction: basic(virginia, deduction) }),
    };
  }),
};
