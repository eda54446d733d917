/** Illinois: Form IL-1040. */
import { shareOfEarnedIncomeCreditByAge } from "../../../engine/state/rules/earned-income.ts";
import { federalPensions, federalTaxableBenefits } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  illinoisChildCredit,
  illinoisExemption,
  illinoisPropertyTaxCredit,
} from "../../../engine/state/specials/il.ts";
import { citing, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";

const form = citing({
  cite: "2025 Illinois Form IL-1040 instructions",
  url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/currentyear/individual/il-1040-instr.pdf",
  period: "2025",
});
const credits = citing({
  cite: "2025 Illinois Schedule IL-E/EIC",
  url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/currentyear/individual/il-1040-schedule-il-e-eic.pdf",
  period: "2025",
});
const booklet = citing({
  cite: "Illinois 2026 Booklet IL-700-T",
  url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/withholding/documents/currentyear/il-700-t.pdf",
  period: "2026",
});

export const il = taxed([2025, 2026], ({ dated }) => ({
  state: "IL",
  name: "Illinois",
  form: "Form IL-1040",
  income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "IL-1040, line 1") },
  subtractions: {
    retirement: use(federalPensions, "Retirement income", {}, "IL-1040, line 5"),
    benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "IL-1040, line 5"),
  },
  exemptions: {
    allowance: use(
      illinoisExemption,
      "Exemption allowance",
      {
        perPerson: dated({
          2025: form.usd(2_850, "Exemption for each person"),
          2026: booklet.usd(2_925, "Exemption for each person"),
        }),
        perSenior: form.usd(1_000, "Additional exemption for each filer 65 or older"),
        perBlind: form.usd(1_000, "Additional exemption for each blind filer"),
        incomeLimit: form.usdByStatus(
          [250_000, 500_000, 250_000, 250_000, 250_000],
          "Federal income up to which it is given",
        ),
      },
      "IL-1040, line 10",
    ),
  },
  tax: { schedule: use(rateSchedule, "Tax", { rates: form.flat(0.0495) }, "IL-1040, line 12") },
  credits: {
    property: use(
      illinoisPropertyTaxCredit,
      "Property tax credit",
      {
        share: form.rate(0.05, "Share of real estate tax on the home"),
        incomeLimit: form.usdByStatus(
          [250_000, 500_000, 250_000, 250_000, 250_000],
          "Federal income up to which it is given",
        ),
      },
      "Schedule ICR, line 4",
    ),
  },
  refundableCredits: {
    earnedIncome: use(
      shareOfEarnedIncomeCreditByAge,
      "Earned income tax credit",
      {
        share: credits.rate(0.2, "Share of the federal earned income credit"),
        leastAge: credits.years(18, "Minimum age without a child"),
        mostAge: credits.years(150, "No greatest age without a child"),
      },
      "Schedule IL-E/EIC, Step 4",
    ),
    children: use(
      illinoisChildCredit,
      "Child tax credit",
      {
        under: credits.years(12, "Age a child must be under"),
        shareOfCredit: credits.rate(0.4, "Share of the Illinois earned income credit"),
        share: credits.rate(0.2, "Share of the federal earned income credit"),
        leastAge: credits.years(18, "Minimum age without a child"),
        mostAge: credits.years(150, "No greatest age without a child"),
      },
      "Schedule IL-E/EIC, Step 5",
    ),
  },
  missing: ["Education expense credit"],
  estimatedPayments: onFederalDates(1_000, form, 0.9, lastYearsTax(form, 1)),
}));
