/** Pennsylvania: Philadelphia, Pittsburgh, and earned income tax elsewhere. */
import {
  flatPerBusiness,
  rateOfEarnings,
  rateOfNetProfits,
  typedRateOfEarnings,
} from "../../../engine/state/rules/places.ts";
import { philadelphiaBusinessTax, philadelphiaNetProfitsTax } from "../../../engine/state/specials/pa-cities.ts";
import { citing, lastYearsTax, onFederalDates, placesIn, use } from "../figures.ts";

const pittsburgh = citing({
  cite: "City of Pittsburgh, Finance: earned income tax, local services tax, payroll tax",
  url: "https://www.pittsburghpa.gov/City-Government/Finance-Budget/Taxes",
});
/**
 * Collectors ask for a part each quarter, on dates of their own. Nobody pays a penalty who has paid 90% of the year's
 * tax by January 15.
 */
const collectors = citing({
  cite: "Keystone Collections Group, Why was I charged interest and penalty; 53 P.S. 6924.502",
  url: "https://keystonecollects.com/faq/why-was-i-charged-interest-and-penalty-when-i-filed-my-earned-income-tax-on-time/",
});
const byJanuary = {
  ...onFederalDates(0.01, collectors, 0.9, lastYearsTax(collectors, 1)),
  shares: collectors.list([0, 0, 0, 1], "Share due at each date"),
  // Last year's tax is enough only in four equal parts during the year.
  priorYearBelow: collectors.usdOrNone(0, "Income from which last year's tax isn't enough by then"),
};
const services = {
  perYear: pittsburgh.usd(52, "Local services tax for a year"),
};

export const localities = placesIn([2025, 2026], ({ dated, carriedAfter }) => {
  const philadelphia = citing(
    {
      cite: "Philadelphia Department of Revenue, net profits tax and business income and receipts tax, tax year 2025",
      url: "https://www.phila.gov/services/payments-assistance-taxes/taxes/business-taxes/business-taxes-by-type/net-profits-tax/",
      period: "2025",
    },
    carriedAfter(2025),
  );

  const receipts = {
    grossRate: philadelphia.rate(0.00141, "Rate on gross receipts"),
    netRate: philadelphia.rate(0.0571, "Rate on net income"),
  };

  return [
    {
      name: "Philadelphia",
      onStateReturn: false,
      // Philadelphia Department of Revenue, Net Profits Tax, important dates.
      paymentsNote:
        "Philadelphia requires two payments of the net profits tax, on April 15 and June 15, each a quarter of last year's tax. They aren't in this table, because we don't ask for last year's city tax.",
      tax: {
        receipts: use(philadelphiaBusinessTax, "Business income and receipts tax", receipts, "BIRT return"),
        profits: use(
          philadelphiaNetProfitsTax,
          "Net profits tax",
          {
            ...receipts,
            rate: philadelphia.rate(0.0374, "Rate for residents"),
            creditedShare: philadelphia.rate(0.6, "Share of the tax on net income that is credited"),
          },
          "NPT return",
        ),
      },
      notes: dated({
        2025: ["Since 2025, the first $100,000 of receipts is no longer excluded."],
        2026: [
          "We didn't find the 2026 rates, so these are for 2025. They were planned to fall by about a hundredth of a point.",
        ],
      }),
      missing: [
        "Wage tax, which employers withhold",
        "Estimated payment of the next year's tax",
        "Work outside of the city",
      ],
    },
    {
      name: "Pittsburgh",
      onStateReturn: false,
      estimatedPayments: byJanuary,
      tax: {
        earnings: use(rateOfEarnings, "Earned income tax of city and school district", {
          rate: pittsburgh.rate(0.03, "City 1% and school district 2%"),
        }),
        payroll: use(rateOfNetProfits, "Payroll expense tax on own profit", {
          rate: pittsburgh.rate(0.0055, "Payroll expense tax"),
        }),
        services: use(flatPerBusiness, "Local services tax", services),
      },
      notes: [
        "The payroll expense tax is charged on your profit, or on what you take out of the business if that's less.",
      ],
    },
    {
      name: "Another place in Pennsylvania",
      payee: "your local collector",
      onStateReturn: false,
      estimatedPayments: byJanuary,
      tax: { earnings: use(typedRateOfEarnings, "Local earned income tax", {}) },
      notes: [
        "The rates of your municipality and school district together, usually 1% to 2%. See the state's list of EIT and PSD codes.",
      ],
      missing: ["Local services tax of up to $52 a year"],
    },
  ];
});
