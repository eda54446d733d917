/**
 * What surveys and market reports say, for use in running text, each with its document and date. Legal figures are in
 * `src/law` instead. Averages have a scope: the label says whose average it is.
 */
import { count, rate, usd } from "../law/figure.ts";
import { currentAverages } from "../law/mortgage/current-averages.ts";
import { NAR_2025, startingHouse } from "../law/mortgage/starting-house.ts";
import { buyingCosts, sellingCosts } from "../law/mortgage/transaction-costs.ts";
import { upkeep, wearingParts } from "../law/mortgage/upkeep.ts";
import type { Source } from "./sources.ts";

const ACS_2024: Source = {
  cite: "Census Bureau, American Community Survey, news release of September 11, 2025",
  url: "https://www.census.gov/programs-surveys/acs",
  period: "2024",
};
const FED_2023: Source = {
  cite: "Manufactured Housing Institute, on the Federal Reserve's report on the economic well-being of households",
  url: "https://www.manufacturedhousing.org/news/federal-reserve-study-shows-higher-housing-payments",
  period: "2023",
};
const ICE_2025: Source = {
  cite: "ICE Mortgage Monitor, news release of March 3, 2025",
  url: "https://mondovisione.com/media-and-resources/news/ice-mortgage-monitor-property-insurance-costs-rose-at-a-record-rate-in-2024-pro-202533",
  period: "2019 to 2024",
};
const CFPB_PRICES: Source = {
  cite: "CFPB, Mortgage data shows that borrowers could save $100 a month (or more) by choosing cheaper lenders",
  url: "https://www.consumerfinance.gov/about-us/blog/mortgage-data-shows-borrowers-could-save-100-month-choosing-cheaper-lenders/",
  period: "2021",
};
const CFPB_HMDA: Source = {
  cite: "ABA Banking Journal, December 2024, on the CFPB's report of mortgage market activity in 2023",
  url: "https://bankingjournal.aba.com/2024/12/cfpb-mortgage-applications-originations-dipped-in-2023/",
  period: "2023",
};
const FREDDIE_2018: Source = {
  cite: "Freddie Mac, Why are consumers leaving money on the table?, April 17, 2018",
  url: "https://www.freddiemac.com/research/insight/20180417-consumers-leaving-money",
  period: "2018",
};

export const facts = {
  owners: {
    costWithMortgage: usd(2035, "Median monthly cost for owners with a mortgage", ACS_2024),
    shareOfIncome: rate(0.214, "Median share of income that owners with a mortgage spend on housing", ACS_2024),
    withMortgage: rate(0.597, "Share of owned homes with a mortgage", ACS_2024),
    associationDues: usd(135, "Median monthly HOA or condo fee among owners who pay one", ACS_2024),
    costHighest: usd(3181, "Median monthly cost for owners with a mortgage in the District of Columbia", ACS_2024),
  },
  newcomers: {
    recent: usd(2100, "Median mortgage payment of owners who moved in 2022 and 2023", FED_2023),
    earlier: usd(1400, "Median mortgage payment of owners who moved in before 2022", FED_2023),
  },
  buyers: {
    downFirstTime: rate(0.1, "Median down payment of first-time buyers", NAR_2025),
    downRepeat: rate(0.23, "Median down payment of repeat buyers", NAR_2025),
    cash: rate(0.26, "Share of buyers who paid cash", NAR_2025),
    firstTime: rate(0.21, "Share of buyers who were first-time buyers", NAR_2025),
    stay: startingHouse.stay,
  },
  insurance: {
    average2025: currentAverages.homeInsurance,
    rise2024: rate(0.14, "Increase in the average premium in 2024", ICE_2025),
    riseFiveYears: rate(0.61, "Increase in the average premium over the five years to 2024", ICE_2025),
  },
  upkeep,
  wearingParts,
  buying: buyingCosts,
  selling: sellingCosts,
  shopping: {
    spread: rate(0.005, "Usual difference in price between lenders for similar loans, in APR", CFPB_PRICES),
    oneMore: usd(1500, "Average saved over the life of a loan by one more quote", FREDDIE_2018),
    fiveMore: usd(3000, "Average saved over the life of a loan by five quotes", FREDDIE_2018),
    paidPoints: rate(0.566, "Share of borrowers buying a home who paid points", CFPB_HMDA),
    medianPoints: usd(3000, "Median amount of points among borrowers who paid any", CFPB_HMDA),
  },
  lending: {
    leastDownConventional: rate(0.03, "Smallest down payment for the 97% programs", {
      cite: "Fannie Mae, 97% loan-to-value options",
      url: "https://singlefamily.fanniemae.com/originating-underwriting/mortgage-products/97-loan-value-options",
    }),
    noInsuranceDown: rate(0.2, "Down payment from which a conventional loan needs no mortgage insurance", {
      cite: "Fannie Mae Selling Guide B7-1-01, Provision of Mortgage Insurance",
      url: "https://selling-guide.fanniemae.com/sel/b7-1-01/provision-mortgage-insurance",
    }),
    incomeLimitUsda: rate(
      1.15,
      "Highest income for a USDA loan, as a share of the area's median",
      {
        cite: "7 CFR 3555.151",
        url: "https://www.law.cornell.edu/cfr/text/7/3555.151",
      },
      "as lenders summarize it; USDA's eligibility site gives the limit for each county",
    ),
    pointsAndFees: rate(
      0.03,
      "Highest points and fees on a qualified mortgage, as a share of the loan (larger loans)",
      {
        cite: "12 CFR 1026.43(e)(3) (Regulation Z)",
        url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/43/",
      },
    ),
    cushion: rate(1 / 6, "Largest cushion of an escrow account, as a share of a year's bills", {
      cite: "12 CFR 1024.17(c) (Regulation X)",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1024/17/",
    }),
    feeTolerance: rate(0.1, "Most that the second group of fees may rise in total", {
      cite: "12 CFR 1026.19(e)(3)(ii) (Regulation Z)",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/19/",
    }),
    point: rate(0.01, "One point, as a share of the loan", {
      cite: "CFPB, What are discount points and lender credits?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-are-discount-points-and-lender-credits-and-how-do-they-work-en-136/",
    }),
    costBurden: rate(
      0.3,
      "Share of income for housing above which a household counts as cost-burdened",
      {
        cite: "HUD, definition of cost burden",
        url: "https://www.huduser.gov/portal/pdredge/pdr_edge_featd_article_092214.html",
      },
      "a convention",
    ),
    loanEstimateDays: count(3, "Business days after the application until the Loan Estimate is due", {
      cite: "12 CFR 1026.19(e)(1)(iii) (Regulation Z)",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/19/",
    }),
    waitingDays: count(7, "Business days after the Loan Estimate is sent before which the loan can't close", {
      cite: "12 CFR 1026.19(e)(1)(iii)(B) (Regulation Z)",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/19/",
    }),
    closingDisclosureDays: count(3, "Business days before closing by which the Closing Disclosure is there", {
      cite: "12 CFR 1026.19(f)(1)(ii) (Regulation Z)",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/19/",
    }),
    trialDays: count(120, "Days past due before foreclosure may start", {
      cite: "12 CFR 1024.41(f) (Regulation X)",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1024/41/",
    }),
  },
} as const;
