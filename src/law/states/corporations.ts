/**
 * What states and New York City charge an S corporation itself, when its owner works alone. Leaves out taxes below $50
 * a year, annual report fees, and taxes that a business owes without a corporation too (New Hampshire, Ohio, Texas and
 * Washington).
 */
import type { Brackets } from "../../engine/brackets.ts";
import type { EntityTaxLaw } from "../../engine/tax/s-corporation.ts";
import type { Source } from "../../engine/worksheet.ts";
import type { Cited } from "../figure.ts";
import { citing, ONE_SOURCE } from "./figures.ts";

type Figures = Cited<EntityTaxLaw>;
type Rows = readonly (readonly [over: number, amount: number])[];

const RATE = "Rate on the corporation's income";
const DEDUCTION = "Income of the corporation that isn't taxed";
const LEAST = "Minimum tax on an S corporation, by its receipts";
const FEE = "Yearly tax on an S corporation, however much it earns";
const NOTHING: Source = {
  cite: "USA.gov, state tax agencies: we know of no tax on the corporation itself",
  url: "https://www.usa.gov/state-taxes",
};

interface Charged {
  readonly rate?: number;
  readonly deduction?: number;
  readonly least?: number | Rows;
  readonly fee?: number;
}
const rows = (least: number | Rows): Rows => (typeof least === "number" ? [[0, least]] : least);

/** All four parts, so that every state is computed the same way. */
function charging({ rate = 0, deduction = 0, least = 0, fee = 0 }: Charged, source: Source, doubt?: string): Figures {
  const from = citing(source, doubt);
  return {
    rate: from.rate(rate, RATE),
    deduction: from.usd(deduction, DEDUCTION),
    least: from.table(rows(least), LEAST) as Figures["least"] & { readonly value: Brackets },
    fee: from.usd(fee, FEE),
  };
}

export const noEntityTax: Figures = charging({}, NOTHING);

export const stateEntityTaxes: Readonly<Record<string, Figures>> = {
  AR: charging({ fee: 150 }, { cite: "Arkansas Code 26-54-104", url: "https://www.sos.arkansas.gov" }, ONE_SOURCE),
  CA: charging(
    { rate: 0.015, least: 800 },
    {
      cite: "California Revenue and Taxation Code 23153 and 23802(b)(1)",
      url: "https://www.ftb.ca.gov/file/business/types/corporations/s-corporations.html",
    },
  ),
  DC: charging(
    {
      rate: 0.0825,
      least: [
        [0, 250],
        [1_000_000, 1_000],
      ],
    },
    { cite: "DC Code 47-1807.02", url: "https://otr.cfo.dc.gov/page/dc-business-franchise-tax-rates" },
  ),
  IL: charging(
    { rate: 0.015 },
    {
      cite: "35 ILCS 5/201(c) and (d): personal property replacement tax",
      url: "https://tax.illinois.gov/forms/incometax/currentyear/business-smallbusiness.html",
    },
  ),
  KY: charging(
    { least: 175 },
    { cite: "KRS 141.0401", url: "https://revenue.ky.gov/Business/Limited-Liability-Entity-Tax/" },
  ),
  MA: charging(
    { least: 456 },
    {
      cite: "M.G.L. c. 63, s. 32D",
      url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter63/Section32D",
    },
  ),
  NC: charging(
    { least: 200 },
    {
      cite: "N.C.G.S. 105-122(d2)",
      url: "https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_105/GS_105-122.html",
    },
  ),
  NJ: charging(
    {
      least: [
        [0, 375],
        [99_999.99, 562.5],
        [249_999.99, 750],
        [499_999.99, 1_125],
        [999_999.99, 1_500],
      ],
    },
    {
      cite: "P.L. 2011, c. 84; N.J.S.A. 54:10A-5(e)",
      url: "https://www.state.nj.us/treasury/taxation/red_min_corp_busniess_tax.shtml",
    },
  ),
  NM: charging({ fee: 50 }, { cite: "NMSA 7-2A-5.1", url: "https://www.tax.newmexico.gov" }, ONE_SOURCE),
  NY: charging(
    {
      least: [
        [0, 25],
        [100_000, 50],
        [250_000, 175],
        [500_000, 300],
        [1_000_000, 1_000],
        [5_000_000, 3_000],
        [25_000_000, 4_500],
      ],
    },
    { cite: "N.Y. Tax Law 210(1)(d)(4)", url: "https://www.nysenate.gov/legislation/laws/TAX/210" },
  ),
  OR: charging({ least: 150 }, { cite: "ORS 317.090(2)(b)", url: "https://oregon.public.law/statutes/ors_317.090" }),
  RI: charging(
    { least: 400 },
    {
      cite: "R.I. Gen. Laws 44-11-2(e)",
      url: "https://webserver.rilegislature.gov/Statutes/TITLE44/44-11/44-11-2.htm",
    },
  ),
  TN: charging(
    { rate: 0.065, deduction: 50_000, fee: 100 },
    {
      cite: "Tenn. Code 67-4-2007 and 67-4-2119; Important Notice 23-04",
      url: "https://www.tn.gov/revenue/taxes/franchise---excise-tax.html",
    },
  ),
  VT: charging(
    { fee: 250 },
    { cite: "32 V.S.A. 5915", url: "https://legislature.vermont.gov/statutes/section/32/151/05915" },
  ),
};

/** New York City doesn't recognize the S election. */
export const newYorkCityEntityTax: Figures = charging(
  { rate: 0.0885, least: 25 },
  {
    cite: "N.Y.C. Administrative Code 11-604(1)(E)",
    url: "https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/",
  },
  ONE_SOURCE,
);
