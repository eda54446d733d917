/** Washington: no income tax, but an excise tax on large long-term gains and a credit for working families. */
import { standardDeduction } from "../../../engine/state/rules/deductions.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import { washingtonGains, washingtonWorkingFamiliesCredit } from "../../../engine/state/specials/wa.ts";
import { citing, lastYearsTax, ONE_SOURCE, taxed, use } from "../figures.ts";

const gainsLaw = citing(
  { cite: "RCW 82.87.040", url: "https://app.leg.wa.gov/RCW/default.aspx?cite=82.87.040" },
  ONE_SOURCE,
);
const familiesLaw = citing(
  { cite: "RCW 82.08.0206", url: "https://app.leg.wa.gov/RCW/default.aspx?cite=82.08.0206" },
  ONE_SOURCE,
);

export const wa = taxed([2025, 2026], ({ dated, carriedAfter }) => {
  const excise = citing(
    {
      cite: "Washington Department of Revenue, capital gains tax",
      url: "https://dor.wa.gov/taxes-rates/other-taxes/capital-gains-tax",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const families = citing(
    {
      cite: "Washington Department of Revenue, Working Families Tax Credit",
      url: "https://workingfamiliescredit.wa.gov/",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const federal = dated({
    2025: citing({
      cite: "Rev. Proc. 2024-40, section 2.06",
      url: "https://www.irs.gov/pub/irs-drop/rp-24-40.pdf",
      period: "2025",
    }),
    2026: citing({
      cite: "Rev. Proc. 2025-32, earned income credit",
      url: "https://www.irs.gov/pub/irs-drop/rp-25-32.pdf",
      period: "2026",
    }),
  });

  const alone = dated({
    2025: [19_104, 50_434, 57_310, 61_555],
    2026: [19_540, 51_593, 58_629, 62_974],
  });
  const joint = dated({
    2025: [26_214, 57_554, 64_430, 68_675],
    2026: [26_820, 58_863, 65_899, 70_244],
  });

  return {
    state: "WA",
    name: "Washington",
    form: "Capital gains excise tax return",
    income: { gains: use(washingtonGains, "Net long-term capital gain", {}) },
    standardDeduction: {
      basic: use(standardDeduction, "Standard deduction from gains", {
        basic: excise.usdByStatus(
          [278_000, 278_000, 139_000, 278_000, 278_000],
          "Standard deduction from long-term gains; spouses share one",
        ),
      }),
    },
    tax: {
      schedule: use(rateSchedule, "Capital gains excise tax", {
        rates: gainsLaw.table(
          [
            [0, 0.07],
            [1_000_000, 0.099],
          ],
          "Rates on long-term gains above the standard deduction",
        ),
      }),
    },
    refundableCredits: {
      families: use(washingtonWorkingFamiliesCredit, "Working Families Tax Credit", {
        amounts: families.list([335, 660, 995, 1_330], "Largest credit, by children"),
        incomeLimits: federal.listByStatus(
          [alone, joint, alone, alone, alone],
          "Income at which the federal earned income credit ends, by children",
        ),
        fallsBelowLimit: familiesLaw.list(
          [2_500, 5_000, 5_000, 5_000],
          "Range below the federal limit in which the credit falls, by children",
        ),
        least: familiesLaw.usd(50, "Minimum credit for those who qualify"),
        investmentLimit: federal.usd(
          dated({ 2025: 11_950, 2026: 12_200 }),
          "Investment income above which there is no credit",
        ),
        leastAge: federal.years(25, "Minimum age without a child"),
        mostAge: federal.years(64, "Greatest age without a child"),
      }),
    },
    notes: [
      "Washington has no tax on wages or on the profit of a business. It taxes large long-term capital gains. It gives working families a credit through a separate application, and we show it as a refund.",
      "Business and Occupation tax is due on gross receipts: 1.5% for services up to a million dollars, 0.471% for retail sales. Rides are under the public utility tax. If your receipts are small, a small business credit cancels it. We don't figure it here.",
      "A tax of 9.9% on income above $1,000,000 begins with 2028.",
    ],
    missing: [
      "Business and Occupation tax, and those of Seattle, Tacoma and other cities",
      "Deductions from gains for gifts to charities in Washington and for family-owned small businesses",
    ],
    estimatedPayments: {
      threshold: excise.usdOrNone(null, "No payments during the year are required"),
      shares: excise.list([], "Share due at each date"),
      dates: excise.list([], "Due dates, as month and day"),
      currentYearShare: excise.rate(0, "Share of this year's tax to pay on time"),
      ...lastYearsTax(excise, 1),
    },
  };
});
