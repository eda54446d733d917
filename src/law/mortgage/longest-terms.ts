/** The longest loan that each program allows, and that Fannie Mae and Freddie Mac may buy. */
import { usc } from "../../engine/cite.ts";
import type { Source } from "../../engine/worksheet.ts";
import { months } from "../figure.ts";

const cfr = (cite: string, path: string): Source => ({ cite, url: `https://www.ecfr.gov/current/${path}` });

export const longestTerms = {
  conventional: months(
    360,
    "Longest term of a qualified mortgage",
    cfr("12 CFR 1026.43(e)(2)(ii)", "title-12/chapter-X/part-1026/subpart-E/section-1026.43"),
  ),
  fha: months(
    360,
    "Longest term of an FHA loan",
    cfr("24 CFR 203.17(d)", "title-24/subtitle-B/chapter-II/subchapter-B/part-203/subpart-A/section-203.17"),
  ),
  va: months(360, "Longest term of a VA loan, in payments", usc(38, "3703", "(d)(1)"), "30 years and 32 days by law"),
  usda: months(
    360,
    "Longest term of a USDA loan",
    cfr("7 CFR 3555.104(b)", "title-7/subtitle-B/chapter-XXXV/part-3555/subpart-C/section-3555.104"),
  ),
};
