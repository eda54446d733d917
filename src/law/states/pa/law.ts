/** Pennsylvania: Form PA-40. */
import { shareOfCareCreditBeforeLimit, shareOfEarnedIncomeCredit } from "../../../engine/state/rules/federal-items.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import { pennsylvaniaClassIncome, pennsylvaniaTaxForgiveness } from "../../../engine/state/specials/pa.ts";
import { citing, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";

const form = citing({
  cite: "2025 Pennsylvania income tax return instructions (PA-40 IN)",
  url: "https://www.pa.gov/content/dam/copapwp-pagov/en/revenue/documents/formsandpublications/formsforindividuals/pit/documents/2025/2025_pa-40in.pdf",
  period: "2025",
});
const code = citing({
  cite: "Tax Reform Code of 1971, sections 302 to 304 (72 P.S. 7302)",
  url: "https://www.legis.state.pa.us/WU01/LI/LI/US/PDF/1971/0/0002..PDF",
});
const workers = citing({
  cite: "Tax Reform Code, Article XVI-W.2 (Working Pennsylvanians Tax Credit, H.B. 416 of 2025)",
  url: "https://www.palegis.us/legislation/bills/text/PDF/2025/0/HB0416/PN2576",
});
const estimates = citing(
  {
    cite: "72 P.S. 7325(a), as amended by Act 108 of 2022; Form REV-413 (I)",
    url: "https://www.pa.gov/agencies/revenue",
  },
  "The law sets the limit as income without withholding, $11,000 in 2025 and $14,000 in 2026. We show the tax on that income.",
);

export const pa = taxed([2025, 2026], ({ dated }) => ({
  state: "PA",
  name: "Pennsylvania",
  form: "Form PA-40",
  income: { classes: use(pennsylvaniaClassIncome, "Total PA taxable income", {}, "PA-40, line 9") },
  tax: { schedule: use(rateSchedule, "PA tax liability", { rates: code.flat(0.0307) }, "PA-40, line 12") },
  credits: {
    forgiveness: use(
      pennsylvaniaTaxForgiveness,
      "Tax forgiveness",
      {
        perFiler: form.usd(6_500, "Eligibility income for each filer up to which all tax is forgiven"),
        perDependent: form.usd(9_500, "The same for each dependent"),
        step: form.usd(250, "Step of eligibility income"),
        sharePerStep: form.rate(0.1, "Share of forgiveness lost for each step"),
      },
      "PA-40, line 21",
    ),
  },
  refundableCredits: {
    workers: use(shareOfEarnedIncomeCredit, "Working Pennsylvanians tax credit", {
      share: workers.rate(0.1, "Share of the federal earned income credit"),
    }),
    care: use(
      shareOfCareCreditBeforeLimit,
      "Child and dependent care enhancement credit",
      { share: form.rate(1, "Share of the federal care credit") },
      "PA-40 Schedule DC, line 2 (Form 2441, line 9a)",
    ),
  },
  notes: [
    "Pennsylvania allows no deduction for self-employment tax, health insurance or the owner's own retirement plan.",
    "Spouses who live together count the income of both for tax forgiveness, even on separate returns. We know only yours.",
  ],
  missing: [
    "Deductions for health savings accounts and 529 plans (Schedule O)",
    "The state's own depreciation rules for businesses",
    "Tax on withdrawals from retirement accounts before 59½ beyond what you paid in",
    "Untaxed eligibility income, such as child support, in tax forgiveness",
  ],
  estimatedPayments: onFederalDates(dated({ 2025: 337.71, 2026: 429.81 }), estimates, 0.9, lastYearsTax(estimates, 1)),
}));
