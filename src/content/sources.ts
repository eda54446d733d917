/** The documents that running text cites by name: `<Cite of="regZ.19e" />`. Figures come with their own source. */
import type { Figure } from "../law/figure.ts";
import { usc } from "../law/sources.ts";

/** A document in which a reader can check a rule or figure. */
export type Source = Figure<unknown>["source"];

const regulation = (part: string, section: string, paragraph = ""): Source => ({
  cite: `12 CFR ${part}.${section}${paragraph}`,
  url: `https://www.consumerfinance.gov/rules-policy/regulations/${part}/${section}/`,
});
const regZ = (section: string, paragraph = "") => {
  const { cite, url } = regulation("1026", section, paragraph);
  return { cite: `${cite} (Regulation Z)`, url };
};
const regX = (section: string, paragraph = "") => {
  const { cite, url } = regulation("1024", section, paragraph);
  return { cite: `${cite} (Regulation X)`, url };
};
const cfpb = (cite: string, path: string): Source => ({
  cite: `Consumer Financial Protection Bureau, ${cite}`,
  url: `https://www.consumerfinance.gov/${path}`,
});
const irs = (cite: string, path: string): Source => ({ cite, url: `https://www.irs.gov/${path}` });

export const sources = {
  regZ: {
    application: regZ("2", "(a)(3)"),
    financeCharge: regZ("4"),
    rescission: regZ("23"),
    loanEstimate: regZ("37"),
    closingDisclosure: regZ("38"),
    disclosureTiming: regZ("19", "(e) and (f)"),
    rateChangeNotice: regZ("20", "(c) and (d)"),
    abilityToRepay: regZ("43"),
    apr: { cite: "Regulation Z, Appendix J", url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/j/" },
    sampleForms: {
      cite: "Regulation Z, Appendix H, form H-24(B)",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/h/",
    },
  },
  regX: {
    escrow: regX("17"),
    transfer: regX("33"),
    lossMitigation: regX("41"),
    affiliates: regX("15"),
  },
  regB: { appraisalCopy: { ...regulation("1002", "14"), cite: "12 CFR 1002.14 (Regulation B)" } },
  usc: {
    homeownersProtection: usc(12, "4902", " (Homeowners Protection Act of 1998)"),
    vaFee: usc(38, "3729"),
    vaLoan: usc(38, "3710"),
    dueOnSale: usc(12, "1701j-3"),
    fairHousing: usc(42, "3605", " (Fair Housing Act)"),
    equalCredit: usc(15, "1691", " (Equal Credit Opportunity Act)"),
    homeSale: usc(26, "121"),
    interest: usc(26, "163"),
    stateAndLocalTaxes: usc(26, "164"),
    selfEmploymentTax: usc(26, "1401"),
    netEarnings: usc(26, "1402"),
    businessIncome: usc(26, "199A"),
    businessExpense: usc(26, "162"),
    estimatedTax: usc(26, "6654"),
    platformPayments: usc(26, "6050W"),
    payments: usc(26, "6041"),
    grossIncome: usc(26, "62"),
    standardDeduction: usc(26, "63"),
    rates: usc(26, "1"),
    passiveCredit: usc(26, "36B"),
    depreciation: usc(26, "167"),
    ira: usc(26, "408"),
    roth: usc(26, "408A"),
    deferral: usc(26, "402"),
    sep: usc(26, "408"),
    distributions: usc(26, "401"),
    earlyWithdrawal: usc(26, "72"),
    benefitsTaxed: usc(26, "86"),
    withholding: usc(26, "3402"),
    benefitFormula: usc(42, "415"),
    retirementAge: usc(42, "416"),
    benefits: usc(42, "402"),
    earningsTest: usc(42, "403"),
    credits: usc(42, "413"),
    medicarePremium: usc(42, "1395r"),
    tips: usc(26, "224"),
  },
  cfpb: {
    buying: cfpb("Buying a house", "owning-a-home/"),
    debtRatio: cfpb("What is a debt-to-income ratio?", "ask-cfpb/what-is-a-debt-to-income-ratio-en-1791/"),
    loanToValue: cfpb("What is a loan-to-value ratio?", "ask-cfpb/what-is-a-loan-to-value-ratio-in-a-mortgage-en-121/"),
    glossary: cfpb("Mortgage key terms", "consumer-tools/mortgages/answers/key-terms/"),
    inquiries: cfpb(
      "What happens when a mortgage lender checks my credit?",
      "ask-cfpb/what-exactly-happens-when-a-mortgage-lender-checks-my-credit-en-2005/",
    ),
    wireFraud: cfpb(
      "Mortgage closing scams",
      "about-us/blog/mortgage-closing-scams-how-protect-yourself-and-your-closing-funds/",
    ),
    points: cfpb(
      "What are discount points and lender credits?",
      "ask-cfpb/what-are-discount-points-and-lender-credits-and-how-do-they-work-en-136/",
    ),
    recast: cfpb("Mortgages: ask CFPB", "ask-cfpb/category-mortgages/"),
  },
  hud: {
    counselors: { cite: "HUD, housing counselors", url: "https://answers.hud.gov/housingcounseling/s/" },
    handbook: {
      cite: "HUD Handbook 4000.1",
      url: "https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh",
    },
  },
  usda: {
    handbook: {
      cite: "USDA Handbook HB-1-3555",
      url: "https://www.rd.usda.gov/resources/directives/handbooks",
    },
  },
  fannie: {
    selling: { cite: "Fannie Mae Selling Guide", url: "https://selling-guide.fanniemae.com/" },
    servicing: {
      cite: "Fannie Mae Servicing Guide B-8.1-04",
      url: "https://servicing-guide.fanniemae.com/svc/b-8.1-04/termination-conventional-mortgage-insurance",
    },
  },
  newYorkFed: {
    sofr: {
      cite: "Federal Reserve Bank of New York, SOFR averages and index",
      url: "https://www.newyorkfed.org/markets/reference-rates/sofr-averages-and-index",
    },
  },
  irs: {
    pub523: irs("IRS Publication 523", "publications/p523"),
    pub530: irs("IRS Publication 530", "publications/p530"),
    pub936: irs("IRS Publication 936", "publications/p936"),
    pub463: irs("IRS Publication 463", "publications/p463"),
    pub505: irs("IRS Publication 505", "publications/p505"),
    pub560: irs("IRS Publication 560", "publications/p560"),
    pub587: irs("IRS Publication 587", "publications/p587"),
    pub590b: irs("IRS Publication 590-B", "publications/p590b"),
    scheduleA: irs("Schedule A (Form 1040)", "forms-pubs/about-schedule-a-form-1040"),
    scheduleC: irs("Schedule C (Form 1040)", "forms-pubs/about-schedule-c-form-1040"),
    scheduleSE: irs("Schedule SE (Form 1040)", "forms-pubs/about-schedule-se-form-1040"),
    form1040: irs("Form 1040", "forms-pubs/about-form-1040"),
    form1040es: irs("Form 1040-ES", "forms-pubs/about-form-1040-es"),
    form1099nec: irs("Form 1099-NEC", "forms-pubs/about-form-1099-nec"),
    form1099k: irs("Form 1099-K", "forms-pubs/about-form-1099-k"),
    form2210: irs("Form 2210", "forms-pubs/about-form-2210"),
    form8995: irs("Form 8995", "forms-pubs/about-form-8995"),
    formW2: irs("Form W-2", "forms-pubs/about-form-w-2"),
  },
  ssa: {
    glossary: { cite: "Social Security Administration, glossary", url: "https://www.ssa.gov/glossary.html" },
    cola: { cite: "Social Security Administration, COLA", url: "https://www.ssa.gov/oact/cola/colaseries.html" },
  },
  cms: { irmaa: { cite: "20 CFR 418.1101", url: "https://www.law.cornell.edu/cfr/text/20/418.1101" } },
  shiller: { cite: "Robert J. Shiller, U.S. Stock Markets 1871 to present", url: "https://shillerdata.com" },
  bls: { cite: "Bureau of Labor Statistics, Consumer Price Index", url: "https://www.bls.gov/cpi/" },
} as const;

type Tree = { readonly [name: string]: Source | Tree };

/** The document with this name: `regZ.apr`. */
export function sourceNamed(name: string): Source {
  const found = name.split(".").reduce<unknown>((at, part) => (at as Tree | undefined)?.[part], sources);
  if (typeof found === "object" && found !== null && "cite" in found) return found as Source;
  throw new Error(`No document is named "${name}" in src/content/sources.ts`);
}
