/**
 * Changes in state law after 2026 that are already enacted and don't depend on an open condition. Plans over many years
 * use them; amounts are in today's dollars, like all state amounts. Read in October 2026.
 *
 * Left out, because a vote or a finding decides them: California's top rates from 2031 and Washington's income tax from
 * 2028 (both on the November 2026 ballot); rate cuts in Colorado, Georgia, Indiana from 2030, Kansas, Michigan,
 * Minnesota, Mississippi from 2031, Missouri, Oklahoma, South Carolina and West Virginia. New York's cut of 0.1 from
 * 2027 is left out along with its supplemental tax.
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
const federalBasic = (from: typeof maine) => ({
  basic: { basic: from.usdByStatus([16_100, 32_200, 16_100, 24_150, 32_200], "Standard deduction, the federal one") },
});

/** A schedule that starts at twice the amounts for couples, and at one and a half times for heads of household. */
const doubled = (from: typeof hawaii, rows: readonly (readonly [number, number])[], label?: string) => {
  const times = (factor: number) => rows.map(([floor, share]): [number, number] => [factor * floor, share]);
  return from.tableByStatus([times(1), times(2), times(1), times(1.5), times(2)], label);
};

export const laterYears: Readonly<Record<string, readonly LaterLaw[]>> = {
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
    { from: 2028, figures: { standardDeduction: hawaiiBasic(9_000) } },
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
  VA: [
    { from: 2027, figures: { standardDeduction: basic(virginia, 9_200) } },
    { from: 2028, figures: { standardDeduction: basic(virginia, 9_300) } },
    { from: 2030, figures: { standardDeduction: basic(virginia, 3_000) } },
  ],
};
