/** Wisconsin: Form 1. A federal surviving spouse files as head of household. */
import { amountForAgeAndBlindness } from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits, shareOfNetCapitalGain } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountPerPerson } from "../../../engine/state/rules/persons.ts";
import { taxTable } from "../../../engine/state/rules/tax.ts";
import {
  wisconsinCareCredit,
  wisconsinEarnedIncomeCredit,
  wisconsinHomesteadCredit,
  wisconsinItemizedCredit,
  wisconsinMarriedCoupleCredit,
  wisconsinPropertyTaxCredit,
  wisconsinRetirementExclusion,
  wisconsinRetirementSubtraction,
  wisconsinStandardDeduction,
  wisconsinUnemployment,
} from "../../../engine/state/specials/wi.ts";
import { earlierShare } from "../earlier-care.ts";
import { citing, lastYearsTax, ONE_SOURCE, onFederalDates, taxed, use } from "../figures.ts";
import { wisconsinTable } from "../tax-tables.ts";

const schedule = citing({
  cite: "Wisconsin Department of Revenue, tax rates for 2025 (2025 Wisconsin Act 15)",
  url: "https://www.revenue.wi.gov/Pages/FAQS/pcs-taxrates.aspx",
  period: "2025",
});
const statute = citing({
  cite: "Wis. Stat. 71.05 and 71.07",
  url: "https://docs.legis.wisconsin.gov/statutes/statutes/71/i/07",
});
const installments = citing({
  cite: "Wis. Stat. 71.09(13)(a)2",
  url: "https://docs.legis.wisconsin.gov/document/statutes/71.09(13)(a)2.",
});
const estimates = citing(
  { cite: "Wisconsin Form 1-ES", url: "https://www.revenue.wi.gov/Pages/FAQS/ise-estpmts.aspx" },
  ONE_SOURCE,
);

export const wi = taxed([2025, 2026], ({ dated, carriedAfter }) => {
  const form = dated({
    2025: citing({
      cite: "2025 Wisconsin Form 1 instructions",
      url: "https://www.revenue.wi.gov/TaxForms2025/2025-Form1-Inst.pdf",
      period: "2025",
    }),
    2026: citing({
      cite: "Wisconsin 2026 Form 1-ES instructions",
      url: "https://www.revenue.wi.gov/TaxForms2026/2026-Form1-ES-Inst.pdf",
      period: "2026",
    }),
  });
  const subtractions = citing(
    {
      cite: "2025 Wisconsin Schedule SB instructions",
      url: "https://www.revenue.wi.gov/TaxForms2025/2025-ScheduleSB-Inst.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const homestead = citing(
    {
      cite: "2025 Wisconsin Schedule H instructions",
      url: "https://www.revenue.wi.gov/TaxForms2025/2025-ScheduleH-inst.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: schedule.tableByStatus([
      [[0, 0.035], [14_680, 0.044], [50_480, 0.053], [323_290, 0.0765]],
      [[0, 0.035], [19_580, 0.044], [67_300, 0.053], [431_060, 0.0765]],
      [[0, 0.035], [9_790, 0.044], [33_650, 0.053], [215_530, 0.0765]],
      [[0, 0.035], [14_680, 0.044], [50_480, 0.053], [323_290, 0.0765]],
      [[0, 0.035], [14_680, 0.044], [50_480, 0.053], [323_290, 0.0765]],
    ]),
    2026: form.tableByStatus([
      [[0, 0.035], [15_110, 0.044], [51_950, 0.053], [332_720, 0.0765]],
      [[0, 0.035], [20_150, 0.044], [69_260, 0.053], [443_630, 0.0765]],
      [[0, 0.035], [10_080, 0.044], [34_630, 0.053], [221_820, 0.0765]],
      [[0, 0.035], [15_110, 0.044], [51_950, 0.053], [332_720, 0.0765]],
      [[0, 0.035], [15_110, 0.044], [51_950, 0.053], [332_720, 0.0765]],
    ]),
  });
  const standard = {
    most: form.usdByStatus(
      dated({ 2025: [13_560, 25_110, 11_930, 17_520, 17_520], 2026: [13_960, 25_840, 12_280, 18_030, 18_030] }),
      "Largest standard deduction",
    ),
    // biome-ignore format: reads as the published table
    reduction: form.tableByStatus(dated({ 2025: [
    [[0, 0], [19_550, 0.12]],
    [[0, 0], [28_210, 0.19778]],
    [[0, 0], [13_390, 0.19778]],
    [[0, 0], [19_550, 0.22515], [57_210, 0.12]],
    [[0, 0], [19_550, 0.22515], [57_210, 0.12]],
  ], 2026: [
    [[0, 0], [20_120, 0.12]],
    [[0, 0], [29_040, 0.19778]],
    [[0, 0], [13_780, 0.19778]],
    [[0, 0], [20_120, 0.22515], [58_827, 0.12]],
    [[0, 0], [20_120, 0.22515], [58_827, 0.12]],
  ] }), "What the standard deduction loses, by Wisconsin income"),
  };
  const small = {
    age: subtractions.years(65, "Age of the small subtraction of retirement income"),
    most: subtractions.usd(5_000, "Maximum retirement income for each filer"),
    incomeLimit: subtractions.usdByStatus(
      [15_000, 30_000, 15_000, 15_000, 15_000],
      "Federal income below which it is given",
    ),
  };
  const earnedIncome = {
    shares: dated({
      2025: form.list([0, 0.04, 0.11, 0.34], "Share of the federal credit, for none, one, two, three children"),
      2026: statute.list([0, 0.04, 0.11, 0.34], "Share of the federal credit, for none, one, two, three children"),
    }),
  };
  const homesteadFigures = {
    adultAge: homestead.years(18, "Minimum age to claim it"),
    perDependent: homestead.usd(500, "Subtracted from household income for each dependent"),
    incomeLimit: homestead.usd(24_680, "Household income below which it is given"),
    age: homestead.years(62, "Age from which no earnings are needed"),
    most: homestead.usd(1_460, "Maximum property tax or rent that counts"),
    rentShare: homestead.rate(0.25, "Part of rent, heat not included, that counts as property tax"),
    start: homestead.usd(8_060, "Household income above which it falls"),
    rate: homestead.rate(0.08785, "Lost per dollar above"),
    share: homestead.rate(0.8, "Share of what is left"),
  };

  return {
    state: "WI",
    name: "Wisconsin",
    form: "Form 1",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form 1, line 4") },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule SB"),
      gains: use(
        shareOfNetCapitalGain,
        "Long-term gain exclusion",
        { share: statute.rate(0.3, "Share of net long-term gain left out") },
        "Schedule WD, line 20",
      ),
      unemployment: use(
        wisconsinUnemployment,
        "Unemployment compensation",
        {
          base: subtractions.usdByStatus(
            [12_000, 18_000, 0, 12_000, 12_000],
            "Income above which unemployment compensation is taxed",
          ),
        },
        "Schedule SB",
      ),
      retirement: use(wisconsinRetirementSubtraction, "Retirement income", small, "Schedule SB, line 17"),
    },
    standardDeduction: {
      own: use(wisconsinStandardDeduction, "Standard deduction", standard, "Form 1, line 8"),
    },
    exemptions: {
      personal: use(
        amountPerPerson,
        "Exemptions",
        {
          perFiler: form.usd(700, "Exemption for each filer"),
          perDependent: form.usd(700, "Exemption for each dependent"),
        },
        "Form 1, line 10a",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Exemption for age",
        {
          perSenior: form.usd(250, "Additional exemption for each filer 65 or older"),
          perBlind: form.usd(0, "Additional exemption for each blind filer"),
        },
        "Form 1, line 10b",
      ),
    },
    tax: { schedule: use(taxTable, "Tax", { rates, table: wisconsinTable }, "Form 1, line 12") },
    credits: {
      itemized: use(
        wisconsinItemizedCredit,
        "Itemized deduction credit",
        { share: statute.rate(0.05, "Share of what is above the standard deduction") },
        "Form 1, line 13",
      ),
      care: use(
        wisconsinCareCredit,
        "Additional child and dependent care credit",
        {
          mostForOne: statute.usd(10_000, "Maximum costs for one person"),
          mostForMore: statute.usd(20_000, "Maximum costs for two or more people"),
          ...earlierShare,
        },
        "Form 1, line 14",
      ),
      property: use(
        wisconsinPropertyTaxCredit,
        "School property tax credit",
        {
          share: statute.rate(0.12, "Share of property tax"),
          rentShare: statute.rate(0.25, "Part of rent, heat not included, that counts as property tax"),
          most: statute.usdByStatus([300, 300, 150, 300, 300], "Largest credit"),
        },
        "Form 1, line 16",
      ),
      couple: use(
        wisconsinMarriedCoupleCredit,
        "Married couple credit",
        {
          share: statute.rate(0.03, "Share of the smaller earnings"),
          most: statute.usd(16_000, "Maximum of these earnings that count"),
        },
        "Form 1, line 19",
      ),
      retirement: use(
        wisconsinRetirementExclusion,
        "Retirement income exclusion, in place of all credits",
        {
          age: subtractions.years(67, "Age of the retirement income exclusion"),
          most: subtractions.usd(24_000, "Maximum retirement income for each filer"),
          rates: rates,
          standard,
          small,
          earnedIncome,
          homestead: homesteadFigures,
        },
        "Schedule SB, line 16",
      ),
    },
    refundableCredits: {
      earnedIncome: use(wisconsinEarnedIncomeCredit, "Earned income credit", earnedIncome, "Form 1, line 29"),
      homestead: use(wisconsinHomesteadCredit, "Homestead credit", homesteadFigures, "Schedule H"),
    },
    notes: [
      "We assume your rent doesn't include heat. If it does, a fifth of it counts as property tax, not a quarter.",
    ],
    missing: [
      "Medical insurance if you aren't self-employed, tuition, 529 plans",
      "Military and railroad pensions, disability income",
      "Tax on early retirement withdrawals",
    ],
    estimatedPayments: onFederalDates(500, estimates, 0.9, lastYearsTax(installments, 1)),
  };
});
