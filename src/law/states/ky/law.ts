/** Kentucky: Form 740. */
import { amountForAgeAndBlindness, mortgageInterestAndGifts } from "../../../engine/state/rules/deductions.ts";
import { shareOfEarlierCareCreditClaimed } from "../../../engine/state/rules/earlier-care-credit.ts";
import { federalTaxableBenefits, shareOfDependentCareCredit } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { pensionsLeftOut } from "../../../engine/state/rules/persons.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import { kentuckyFamilyCredit, kentuckyStandardDeduction } from "../../../engine/state/specials/ky.ts";
import { earlierCare } from "../earlier-care.ts";
import { citing, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";
import { povertyLine } from "../poverty.ts";

const code = citing({
  cite: "KRS 141.019, 141.020, 141.066 and 141.081",
  url: "https://apps.legislature.ky.gov/law/statutes/chapter.aspx?id=37674",
});

// biome-ignore format: reads as the published table
const sharesTable = code.table([
  [0, 1], [1, 0.9], [1.04, 0.8], [1.08, 0.7], [1.12, 0.6], [1.16, 0.5], [1.2, 0.4], [1.24, 0.3], [1.27, 0.2],
  [1.3, 0.1], [1.33, 0],
], "Share of the tax taken off, by income over the guideline");

const pensionsLeftOutOfEach = code.usd(31_110, "Most for each filer");

export const ky = taxed([2025, 2026], ({ dated, carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 Kentucky Form 740 instructions",
      url: "https://revenue.ky.gov/Forms/740%20Packet%20Instructions%202025.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const yearly = citing({
    cite: dated({
      2025: "Kentucky Department of Revenue, 2025 standard deduction and withholding rate",
      2026: "Kentucky Department of Revenue, 2026 standard deduction and withholding rate",
    }),
    url: "https://revenue.ky.gov/News/Pages/default.aspx",
    period: dated({ 2025: "2025", 2026: "2026" }),
  });
  const poverty = dated(povertyLine);

  return {
    state: "KY",
    name: "Kentucky",
    form: "Form 740",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form 740, line 5") },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule M, line 11"),
      pensions: use(
        pensionsLeftOut,
        "Pension income exclusion",
        {
          fromAge: code.years(0, "Age from which pensions are left out"),
          mostEach: pensionsLeftOutOfEach,
        },
        "Schedule P",
      ),
    },
    standardDeduction: {
      own: use(
        kentuckyStandardDeduction,
        "Standard deduction",
        {
          basic: yearly.usd(dated({ 2025: 3_270, 2026: 3_360 }), "Standard deduction of one filer"),
          pensionsLeftOut: pensionsLeftOutOfEach,
        },
        "Form 740, line 10",
      ),
    },
    itemizedDeductions: { own: use(mortgageInterestAndGifts, "Itemized deductions", {}, "Schedule A") },
    tax: {
      flat: use(rateSchedule, "Tax", { rates: code.flat(dated({ 2025: 0.04, 2026: 0.035 })) }, "Form 740, line 12"),
    },
    credits: {
      personal: use(
        amountForAgeAndBlindness,
        "Personal tax credits",
        {
          perSenior: code.usd(40, "For each filer 65 or older"),
          perBlind: code.usd(40, "For each blind filer"),
        },
        "Form 740, line 17",
      ),
      family: use(
        kentuckyFamilyCredit,
        "Family size tax credit",
        {
          guideline: poverty.onePerson,
          guidelinePerPerson: poverty.eachMore,
          mostPersons: code.count(4, "Most family members who count"),
          shares: sharesTable,
        },
        "Form 740, line 21",
      ),
      care: dated({
        2025: use(
          shareOfDependentCareCredit,
          "Child and dependent care credit",
          { share: code.rate(0.2, "Share of the federal care credit") },
          "Form 740, line 24",
        ),
        2026: use(
          shareOfEarlierCareCreditClaimed,
          "Child and dependent care credit",
          { ...earlierCare, share: code.rate(0.2, "Share of the federal care credit") },
          "Form 740, line 24",
        ),
      }),
    },
    notes: [
      "Spouses may figure their tax separately on one return, and then each takes a standard deduction against their own income.",
    ],
    missing: ["Education tuition credit", "Use tax", "Pensions for government service before 1998"],
    estimatedPayments: onFederalDates(500, form, 0.9, lastYearsTax(form, 1.1)),
  };
});
