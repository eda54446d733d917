/** North Dakota: Form ND-1. */
import { federalTaxableBenefits, shareOfNetCapitalGain } from "../../../engine/state/rules/federal-items.ts";
import { federalTaxableIncome } from "../../../engine/state/rules/income.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import { northDakotaMarriagePenaltyCredit, shareOfQualifiedDividends } from "../../../engine/state/specials/nd.ts";
import { citing, DERIVED, lastYearsTax, ONE_SOURCE, onFederalDates, taxed, use } from "../figures.ts";

const workedOut = citing(
  {
    cite: "N.D.C.C. 57-38-01.28, from the brackets and the federal standard deduction of 2026",
    url: "https://ndlegis.gov/cencode/t57c38.pdf",
    period: "2026",
  },
  DERIVED,
);
const code = citing({
  cite: "N.D.C.C. 57-38-30.3",
  url: "https://ndlegis.gov/cencode/t57c38.pdf",
});
const installments = citing({
  cite: "N.D.C.C. 57-38-62(1)",
  url: "https://ndlegis.gov/cencode/t57c38.pdf",
});
const estimates = citing(
  {
    cite: "North Dakota Form ND-1ES",
    url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2025-iit/28709-form-nd-1es-2026.pdf",
  },
  ONE_SOURCE,
);

export const nd = taxed([2025, 2026], ({ dated }) => {
  const form = dated({
    2025: citing({
      cite: "2025 North Dakota individual income tax booklet",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2025-iit/2025-individual-income-tax-booklet.pdf",
      period: "2025",
    }),
    2026: citing({
      cite: "North Dakota, 2026 Form ND-1ES and income tax withholding booklet",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2026-iit/2026-income-tax-withholding-rates-booklet.pdf",
      period: "2026",
    }),
  });

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: form.tableByStatus([
      [[0, 0], [48_475, 0.0195], [244_825, 0.025]],
      [[0, 0], [80_975, 0.0195], [298_075, 0.025]],
      [[0, 0], [40_475, 0.0195], [149_025, 0.025]],
      [[0, 0], [64_950, 0.0195], [271_450, 0.025]],
      [[0, 0], [80_975, 0.0195], [298_075, 0.025]],
    ]),
    2026: form.tableByStatus([
      [[0, 0], [49_575, 0.0195], [250_400, 0.025]],
      [[0, 0], [82_800, 0.0195], [304_850, 0.025]],
      [[0, 0], [41_400, 0.0195], [152_425, 0.025]],
      [[0, 0], [66_400, 0.0195], [277_600, 0.025]],
      [[0, 0], [82_800, 0.0195], [304_850, 0.025]],
    ]),
  });

  return {
    state: "ND",
    name: "North Dakota",
    form: "Form ND-1",
    income: { federal: use(federalTaxableIncome, "Federal taxable income", {}, "ND-1, line 1b") },
    subtractions: {
      gains: use(
        shareOfNetCapitalGain,
        "Net long-term capital gain exclusion",
        { share: code.rate(0.4, "Share of net long-term gain left out") },
        "ND-1, line 7",
      ),
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "ND-1, line 8"),
      dividends: use(
        shareOfQualifiedDividends,
        "Qualified dividend exclusion",
        { share: code.rate(0.4, "Share of qualified dividends left out") },
        "ND-1, line 12",
      ),
    },
    tax: { schedule: use(rateSchedule, "Tax", { rates }, "ND-1, line 20") },
    credits: {
      couple: use(
        northDakotaMarriagePenaltyCredit,
        "Marriage penalty credit",
        {
          singleRates: rates.single,
          perSpouse: dated({
            2025: form.usd(15_750, "Standard deduction of one spouse"),
            2026: workedOut.usd(16_100, "Standard deduction of one spouse"),
          }),
          most: dated({ 2025: form.usd(312, "Largest credit"), 2026: workedOut.usd(319, "Largest credit") }),
        },
        "ND-1, line 22",
      ),
    },
    missing: ["Military pay and pensions, peace officers' retirement", "College SAVE, farm income averaging"],
    estimatedPayments: onFederalDates(1_000, estimates, 0.9, lastYearsTax(installments, 1)),
    paymentsOnlyFrom: installments.usd(1_000, "Tax of last year from which payments are required"),
  };
});
