/**
 * What states charge for paying or filing late, with their interest rates. A state that isn't here isn't known, and the
 * page says so. A rate holds from the quarter it is listed under until the next one listed.
 */
import type { LateChargesLaw, SetEach } from "../../engine/state/late-charges.ts";
import type { Source } from "../../engine/worksheet.ts";
import type { Cited, Figure } from "../figure.ts";
import { citing, type Documents, ONE_SOURCE } from "./figures.ts";

/** The same rules with each figure cited. */
type CitedRule<T> = T extends { readonly how: infer H }
  ? { readonly how: H } & Cited<Omit<T, "how">>
  : T extends null
    ? null
    : Cited<T>;

type Interest =
  | { readonly quarters: Readonly<Record<string, Figure<number>>> }
  /** So much above the federal rate, set once in each period. */
  | { readonly above: Figure<number>; readonly set: SetEach };

export interface LateState {
  readonly rules: {
    readonly [K in keyof LateChargesLaw]: LateChargesLaw[K] extends string | boolean
      ? LateChargesLaw[K]
      : CitedRule<LateChargesLaw[K]>;
  };
  readonly interest: Interest;
  /**
   * How much later the return may come without a penalty: six months for everyone, six months with a federal extension,
   * or only with the state's own.
   */
  readonly extension: "automatic" | "federal" | "own";
  /** How the state's own extension is had, in sentences, with the document that says so. */
  readonly ownExtension?: { readonly how: string; readonly source: Source };
  /** The only place in the state it holds for; every place with its own return if none is named. */
  readonly only?: string;
  /** What else it may charge, in a sentence. */
  readonly note?: string;
  readonly source: Source;
}

const NOT_COMPARED = "We haven't compared this with the document.";
const from = (cite: string, url: string, doubt?: string) => citing({ cite, url }, doubt);

const monthly = (rate: number, most: number, of: Documents, what: string) => ({
  how: "monthly" as const,
  rate: of.rate(rate, `Penalty for each month or part of one that ${what}`),
  most: of.rate(most, "Most it can be, as a share of the tax"),
});
const monthlyAtLeast = (rate: number, most: number, minimum: number, of: Documents) => ({
  ...monthly(rate, most, of, "a return is late"),
  how: "monthly, at least" as const,
  minimum: of.usd(minimum, "Minimum penalty, or the tax due if that is less"),
  afterDays: of.count(60, "Days late after which there is a minimum"),
});
const once = (rate: number, of: Documents) => ({
  how: "once" as const,
  once: of.rate(rate, "Penalty for paying late, charged once"),
});
const byDays = (of: Documents) => ({
  how: "by days" as const,
  once: of.rate(0.02, "Penalty for paying up to 30 days late"),
  afterDays: of.count(30, "Days after which it is higher"),
  later: of.rate(0.1, "Penalty for paying later than that"),
});
const LATE_RETURN = "a return is late";
const UNPAID = "tax is unpaid";
const sum = { how: "sum" } as const;
const larger = { how: "larger" } as const;
const interest = { how: "interest" } as const;
const each = (of: Documents, rates: Readonly<Record<string, number>>): Interest => ({
  quarters: Object.fromEntries(
    Object.entries(rates).map(([quarter, rate]) => [quarter, of.rate(rate, `Interest on late tax from ${quarter}`)]),
  ),
});
const above = (points: number, set: SetEach, of: Documents): Interest => ({
  above: of.rate(points, "Points above the federal rate on underpayments"),
  set,
});
const whole = { onWholeTax: false, extension: null } as const;

const ftb = from("R&TC 19131, 19132, 19136; FTB Publication 1024", "https://www.ftb.ca.gov/forms/misc/1024.html");
const ftbRates = from(
  "FTB, interest and estimate penalty rates; FTB Tax News, February 2026",
  "https://www.ftb.ca.gov/pay/penalties-and-interest/interest-and-estimate-penalty-rates.html",
  ONE_SOURCE,
);
const nyTax = from("N.Y. Tax Law 685(a) and (c)", "https://www.nysenate.gov/legislation/laws/TAX/685");
const nyRates = from("N.Y. Tax Law 697(j)", "https://www.nysenate.gov/legislation/laws/TAX/697", NOT_COMPARED);
const nj = from(
  "NJ Division of Taxation, Penalties, Interest, and Collection Fees; N.J.A.C. 18:2-2",
  "https://www.nj.gov/treasury/taxation/njit19.shtml",
);
const njRates = from(
  "N.J.A.C. 18:2-2.11: three points above the prime rate of December 1",
  "https://www.nj.gov/treasury/taxation/pdf/pubs/tb/tb21r.pdf",
  ONE_SOURCE,
);
const il = from(
  "Illinois Publication 103, Penalties and Interest",
  "https://tax.illinois.gov/research/publications/pubs/penalties-and-interest-for-illinois-taxes.html",
);
const pa = from("72 P.S. 7352; 72 P.S. 806", "https://www.pa.gov/agencies/revenue");
const oh = from("R.C. 5747.15 and 5747.09", "https://codes.ohio.gov/ohio-revised-code/section-5747.15", NOT_COMPARED);
const ohRates = from("R.C. 5703.47: three points above the federal short-term rate of July", "https://tax.ohio.gov");
const ma = from(
  "Massachusetts DOR, AP 612, Interest and Penalties; G.L. c. 62C, 32 and 33",
  "https://www.mass.gov/administrative-procedure/ap-612-interest-and-penalties",
);
const nc = from(
  "NCDOR, Penalties and Interest; G.S. 105-236 and 105-241.21",
  "https://www.ncdor.gov/taxes/individual-income-tax/penalties-and-interest",
);
const ncRates = from(
  "NCDOR, Interest Rate",
  "https://www.ncdor.gov/taxes-forms/interest-rate",
  "It was 7% in the first halves of 2025 and 2026. We haven't seen the rates of the second halves.",
);
const ga = from("O.C.G.A. 48-2-40, 48-7-57 and 48-7-120; Form 500 UET", "https://dor.georgia.gov");
const gaRates = from(
  "Georgia DOR, ADMIN-2026-01, Annual Notice of Interest Rate Adjustment",
  "https://dor.georgia.gov/admin-2026-01-annual-notice-interest-rate-adjustment",
);
const va = from(
  "Virginia Tax, Penalties and Interest for Individuals; Va. Code 58.1-15, 58.1-351 and 58.1-492",
  "https://www.tax.virginia.gov/penalties-and-interest",
);
const mi = from("MCL 205.23 and 205.24; Form MI-2210", "https://www.michigan.gov/taxes/iit");
const miRates = from(
  "Michigan RAB 2024-16 and 2025-13",
  "https://www.michigan.gov/taxes/rep-legal/rab",
  "This is the rate from January to June. We haven't seen the one from July on.",
);

/** Detroit's estimated payments, which the state collects, have the same penalty and interest. */
const byEffort = (of: Documents) => ({
  how: "by effort and interest" as const,
  ifNone: of.rate(0.25, "Penalty for each date if you made no estimated payments"),
  leastIfNone: of.usd(25, "Minimum for each date in that case"),
  ifShort: of.rate(0.1, "Penalty for each date if you paid too little or late"),
  leastIfShort: of.usd(10, "Minimum for each date in that case"),
});
const inMichigan = each(miRates, { "2025Q1": 0.0947, "2026Q1": 0.0848 });

export const lateStates: Readonly<Record<string, LateState>> = {
  CA: {
    rules: {
      ...whole,
      compounds: "daily",
      filing: monthlyAtLeast(0.05, 0.25, 135, ftb),
      paying: {
        how: "once, then monthly",
        once: ftb.rate(0.05, "Penalty for paying late"),
        covers: ftb.count(0, "Months it covers"),
        rate: ftb.rate(0.005, "Added for each month or part of one that tax is unpaid"),
        most: ftb.rate(0.25, "Most it can be, as a share of the tax"),
      },
      both: larger,
      estimates: interest,
    },
    interest: each(ftbRates, { "2025Q1": 0.08, "2025Q3": 0.07 }),
    extension: "automatic",
    source: ftb.source,
  },
  NY: {
    rules: {
      ...whole,
      compounds: "daily",
      filing: monthlyAtLeast(0.05, 0.25, 100, nyTax),
      paying: monthly(0.005, 0.25, nyTax, UNPAID),
      both: { how: "filing reduced" },
      estimates: interest,
    },
    interest: above(0.025, "quarter", nyRates),
    extension: "own",
    ownExtension: {
      how: "Ask for six more months to file with Form IT-370, on the tax department's website or on paper, by the day the return is due, and pay what you owe with it.",
      source: {
        cite: "New York Tax Department, Apply for an extension of time to file an income tax return; Form IT-370",
        url: "https://www.tax.ny.gov/pit/file/ext.htm",
      },
    },
    source: nyTax.source,
  },
  NJ: {
    rules: {
      ...whole,
      compounds: "by months",
      filing: monthly(0.05, 0.25, nj, LATE_RETURN),
      paying: once(0.05, nj),
      both: sum,
      estimates: interest,
    },
    interest: each(njRates, { "2025Q1": 0.1075, "2026Q1": 0.1 }),
    extension: "own",
    ownExtension: {
      how: "You get six more months to file if 80% of the year's tax is paid by the day the return is due. If it isn't, or if you don't file Form 4868 with the IRS, send Form NJ-630 by that day with the payment.",
      source: {
        cite: "New Jersey Division of Taxation, Form NJ-630 (2023)",
        url: "https://www.nj.gov/treasury/taxation/",
      },
    },
    note: "New Jersey may also charge $100 for each month the return is late.",
    source: nj.source,
  },
  IL: {
    rules: {
      ...whole,
      compounds: "by days",
      filing: {
        how: "once",
        rate: il.rate(0.02, "Penalty for filing late"),
        mostDollars: il.usd(250, "Most it can be"),
      },
      paying: byDays(il),
      both: sum,
      estimates: byDays(il),
    },
    interest: above(0, "half year", il),
    extension: "automatic",
    note: "If Illinois writes that your return is missing and you don't file within 30 days, it adds at least $250.",
    source: il.source,
  },
  PA: {
    rules: {
      ...whole,
      compounds: "by days",
      filing: {
        ...monthly(0.05, 0.25, pa, LATE_RETURN),
        how: "share or dollars",
        perMonth: pa.usd(5, "Minimum penalty"),
        mostDollars: pa.usd(5, "Minimum penalty, at most"),
      },
      paying: { how: "none" },
      both: sum,
      estimates: interest,
    },
    interest: above(0, "year", pa),
    extension: "federal",
    note: "Pennsylvania adds 5% if tax is unpaid because of negligence.",
    source: pa.source,
  },
  OH: {
    rules: {
      compounds: "by days",
      filing: {
        ...monthly(0.05, 0.5, oh, LATE_RETURN),
        how: "share or dollars",
        perMonth: oh.usd(50, "Minimum penalty for each month"),
        mostDollars: oh.usd(500, "Most that the monthly amounts can be"),
      },
      onWholeTax: true,
      paying: { how: "as interest", times: oh.count(2, "Times the interest") },
      both: sum,
      estimates: interest,
      extension: null,
    },
    interest: each(ohRates, { "2025Q1": 0.08, "2026Q1": 0.07 }),
    extension: "federal",
    note: "These are the most that Ohio may charge.",
    source: oh.source,
  },
  MA: {
    rules: {
      ...whole,
      compounds: "daily",
      filing: monthly(0.01, 0.25, ma, LATE_RETURN),
      paying: monthly(0.01, 0.25, ma, UNPAID),
      both: sum,
      estimates: interest,
    },
    interest: above(0.01, "quarter", ma),
    extension: "own",
    ownExtension: {
      how: "You automatically get six more months to file if 80% of the year's tax is paid by the day the return is due. If you have to pay more to reach that, pay it by that day at MassTaxConnect or with Form M-4868.",
      source: {
        cite: "Massachusetts DOR, Personal income tax for residents: Extensions; TIR 16-10",
        url: "https://www.mass.gov/guides/personal-income-tax-for-residents",
      },
    },
    source: ma.source,
  },
  NC: {
    rules: {
      ...whole,
      compounds: "by days",
      filing: monthly(0.05, 0.25, nc, LATE_RETURN),
      paying: once(0.05, nc),
      both: sum,
      estimates: interest,
    },
    interest: each(ncRates, { "2025Q1": 0.07 }),
    extension: "federal",
    note: "With an extension, North Carolina charges nothing for paying late if you paid 90% on time. For tax assessed from July 1, 2027, the penalty for paying late is 2% a month, at most 10%.",
    source: nc.source,
  },
  GA: {
    rules: {
      ...whole,
      compounds: "by months",
      filing: monthly(0.05, 0.25, ga, LATE_RETURN),
      paying: monthly(0.005, 0.25, ga, UNPAID),
      both: { how: "at most", most: ga.rate(0.25, "Most that both penalties can be together") },
      estimates: { how: "own rate", rate: ga.rate(0.09, "Yearly charge for late estimated tax") },
    },
    interest: each(gaRates, { "2025Q1": 0.105, "2026Q1": 0.0975 }),
    extension: "federal",
    source: ga.source,
  },
  VA: {
    rules: {
      compounds: "by days",
      onWholeTax: false,
      filing: monthly(0.06, 0.3, va, LATE_RETURN),
      paying: monthly(0.06, 0.3, va, UNPAID),
      both: larger,
      estimates: interest,
      extension: {
        rate: va.rate(0.02, "Penalty for each month or part of one, if you file within the extension"),
        most: va.rate(0.12, "Most it can be, as a share of the tax"),
      },
    },
    interest: above(0.02, "quarter", va),
    extension: "automatic",
    note: "Virginia charges no extension penalty if you paid 90% of the year's tax on time.",
    source: va.source,
  },
  MI: {
    rules: {
      ...whole,
      compounds: "by days",
      // One penalty for filing or paying late; it is a share of what is unpaid.
      filing: { how: "none" },
      paying: {
        how: "once, then monthly",
        once: mi.rate(0.05, "Penalty for the first two months"),
        covers: mi.count(2, "Months it covers"),
        rate: mi.rate(0.05, "Added for each further month or part of one"),
        most: mi.rate(0.25, "Most it can be, as a share of the tax"),
      },
      both: sum,
      estimates: byEffort(mi),
    },
    interest: inMichigan,
    extension: "federal",
    source: mi.source,
  },
};

const ohioCities = from(
  "R.C. 718.27; Lorain and other cities, Penalties and Interest",
  "https://codes.ohio.gov/ohio-revised-code/section-718.27",
);
const detroit = from(
  "Michigan Treasury, City of Detroit: Penalty and Interest; Estimated Payments, question 4",
  "https://www.michigan.gov/taxes/citytax/detroit/faq/estimated/4--why-am-i-being-charged-penalty-and-interest",
);
const detroitMost = from(
  "MCL 141.682",
  "https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-141-682",
  "We haven't read how high the penalty can get. It reaches this after 25 months.",
);
/** Cities and villages with their own returns, by state. */
export const latePlaces: Readonly<Record<string, LateState>> = {
  MI: {
    only: "Detroit",
    rules: {
      ...whole,
      compounds: "by days",
      filing: { how: "none" },
      paying: {
        how: "monthly",
        rate: detroit.rate(0.01, `Penalty for each month or part of one that ${UNPAID}`),
        most: detroitMost.rate(0.25, "Most it can be, as a share of the tax"),
      },
      both: sum,
      estimates: byEffort(detroit),
    },
    interest: inMichigan,
    extension: "federal",
    source: detroit.source,
  },
  OH: {
    rules: {
      ...whole,
      compounds: "by days",
      filing: { how: "dollars", amount: ohioCities.usd(25, "Penalty for filing late") },
      paying: once(0.15, ohioCities),
      both: sum,
      estimates: { how: "once and interest", once: ohioCities.rate(0.15, "Penalty for late estimated tax") },
    },
    interest: each(ohioCities, { "2025Q1": 0.1, "2026Q1": 0.09 }),
    extension: "federal",
    note: "Ohio cities may charge up to this much, and have to drop the penalty the first time a return is late.",
    source: ohioCities.source,
  },
};
