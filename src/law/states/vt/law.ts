/** Vermont: Form IN-111. */
import { amountForAgeAndBlindness, standardDeduction } from "../../../engine/state/rules/deductions.ts";
import { shareOfEarlierCareCreditClaimed } from "../../../engine/state/rules/earlier-care-credit.ts";
import { shareOfDependentCareCredit } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountPerPerson } from "../../../engine/state/rules/persons.ts";
import {
  earnedIncomeCreditByChildren,
  vermontBenefits,
  vermontChildCareContribution,
  vermontChildCredit,
  vermontGainExclusion,
  vermontGiftsCredit,
  vermontMedicalDeduction,
  vermontTax,
} from "../../../engine/state/specials/vt.ts";
import { earlierCare } from "../earlier-care.ts";
import { citing, DERIVED, lastYearsTax, ONE_SOURCE, onFederalDates, taxed, use } from "../figures.ts";
import { vermontTable } from "../tax-tables.ts";

const index = citing(
  {
    cite: "32 V.S.A. 5811 and 5822, amounts of 2018 by the consumer price index of the year to August 2025",
    url: "https://legislature.vermont.gov/statutes/section/32/151/05822",
    period: "2026",
  },
  DERIVED,
);
const statute = citing({
  cite: "32 V.S.A. 5811 to 5830f",
  url: "https://legislature.vermont.gov/statutes/chapter/32/151",
});
const conformity = citing({
  cite: "32 V.S.A. 5828c, and 5824: the federal law of December 31, 2024",
  url: "https://legislature.vermont.gov/statutes/section/32/151/05824",
});
const act71 = citing({
  cite: "Vermont Act 71 of 2025 (S.51)",
  url: "https://legislature.vermont.gov/Documents/2026/Docs/ACTS/ACT071/ACT071%20As%20Enacted.pdf",
  period: "2025",
});
const contribution = citing(
  {
    cite: "32 V.S.A. 10552, Vermont Child Care Contribution",
    url: "https://tax.vermont.gov/business/child-care-contribution",
  },
  ONE_SOURCE,
);
const required = citing({
  cite: "32 V.S.A. 5851(2)",
  url: "https://legislature.vermont.gov/statutes/section/32/151/05851",
});
const estimates = citing(
  { cite: "Vermont Form IN-114", url: "https://tax.vermont.gov/individuals/estimated-income-tax" },
  ONE_SOURCE,
);

export const vt = taxed([2025, 2026], ({ dated, from }) => {
  const form = dated({
    2025: citing({
      cite: "2025 Vermont income tax return booklet",
      url: "https://tax.vermont.gov/sites/tax/files/documents/Income-Booklet-2025.pdf",
      period: "2025",
    }),
    2026: citing(
      {
        cite: "Vermont GB-1210, 2026 income tax withholding instructions, tables and charts",
        url: "https://tax.vermont.gov/business/withholding",
        period: "2026",
      },
      DERIVED,
    ),
  });
  const amounts = dated({ 2025: form, 2026: index });

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: form.tableByStatus([
      [[0, 0.0335], [49_400, 0.066], [119_700, 0.076], [249_700, 0.0875]],
      [[0, 0.0335], [82_500, 0.066], [199_450, 0.076], [304_000, 0.0875]],
      [[0, 0.0335], [41_250, 0.066], [99_725, 0.076], [152_000, 0.0875]],
      [[0, 0.0335], [66_200, 0.066], [171_000, 0.076], [276_850, 0.0875]],
      [[0, 0.0335], [82_500, 0.066], [199_450, 0.076], [304_000, 0.0875]],
    ]),
    2026: {
      ...form.tableByStatus([
        [[0, 0.0335], [50_750, 0.066], [122_850, 0.076], [256_300, 0.0875]],
        [[0, 0.0335], [84_700, 0.066], [204_750, 0.076], [312_050, 0.0875]],
        [[0, 0.0335], [42_350, 0.066], [102_375, 0.076], [156_025, 0.0875]],
        [[0, 0.0335], [68_000, 0.066], [175_500, 0.076], [284_150, 0.0875]],
        [[0, 0.0335], [84_700, 0.066], [204_750, 0.076], [312_050, 0.0875]],
      ]),
      head_of_household: index.table([[0, 0.0335], [68_000, 0.066], [175_500, 0.076], [284_150, 0.0875]]),
    },
  });

  return {
    state: "VT",
    name: "Vermont",
    form: "Form IN-111",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "IN-111, line 1") },
    subtractions: {
      gains: use(
        vermontGainExclusion,
        "Capital gain exclusion",
        {
          most: statute.usd(5_000, "Flat exclusion of net long-term gain"),
          shareOfTaxableIncome: statute.rate(0.4, "Largest share of federal taxable income"),
        },
        "IN-153, line 22",
      ),
      benefits: use(
        vermontBenefits,
        "Social Security exclusion",
        {
          start: act71.usdByStatus(
            [55_000, 70_000, 55_000, 55_000, 55_000],
            "Federal income up to which all benefits are left out",
          ),
          width: act71.usd(10_000, "Income over which the exclusion falls to nothing"),
        },
        "IN-112, Part I",
      ),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        {
          basic: dated({
            2025: form.usdByStatus([7_650, 15_300, 7_650, 11_450, 15_300], "Standard deduction"),
            2026: {
              ...form.usdByStatus([7_850, 15_700, 7_850, 11_800, 15_700], "Standard deduction"),
              head_of_household: index.usd(11_800, "Standard deduction"),
            },
          }),
        },
        "IN-111, line 4",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Addition for age and blindness",
        {
          perSenior: amounts.usd(dated({ 2025: 1_250, 2026: 1_300 }), "Addition for each filer 65 or older"),
          perBlind: amounts.usd(dated({ 2025: 1_250, 2026: 1_300 }), "Addition for each blind filer"),
        },
        "IN-111, line 4",
      ),
    },
    exemptions: {
      personal: use(
        amountPerPerson,
        "Personal exemptions",
        {
          perFiler: form.usd(dated({ 2025: 5_300, 2026: 5_400 }), "Exemption for each filer"),
          perDependent: form.usd(dated({ 2025: 5_300, 2026: 5_400 }), "Exemption for each dependent"),
        },
        "IN-111, line 5",
      ),
      medical: use(vermontMedicalDeduction, "Medical deduction", {}, "IN-112, Part I"),
    },
    tax: {
      tax: use(
        vermontTax,
        "Vermont income tax",
        {
          rates: rates,
          table: vermontTable,
          incomeLimit: statute.usd(150_000, "Federal income above which there is a least tax"),
          leastShare: statute.rate(0.03, "Minimum tax as a share of federal income"),
        },
        "IN-111, line 8",
      ),
    },
    credits: {
      gifts: use(
        vermontGiftsCredit,
        "Charitable contribution credit",
        {
          share: statute.rate(0.05, "Share of gifts"),
          most: statute.usd(20_000, "Maximum gifts that count"),
        },
        "IN-111, line 12",
      ),
    },
    otherTaxes: {
      childCare: use(vermontChildCareContribution, "Child Care Contribution", {
        rate: contribution.rate(0.0011, "Share of self-employment earnings"),
      }),
    },
    refundableCredits: {
      earnedIncome: use(
        earnedIncomeCreditByChildren,
        "Vermont earned income tax credit",
        {
          share: statute.rate(0.38, "Share of the federal earned income credit"),
          childlessShare: act71.rate(1, "Share without a child"),
        },
        "IN-112, Part II",
      ),
      children: use(
        vermontChildCredit,
        "Vermont child tax credit",
        {
          perChild: statute.usd(1_000, "Credit for each child"),
          under: act71.years(7, "Age a child must be under"),
          start: statute.usd(125_000, "Income above which it falls"),
          step: statute.usd(1_000, "Step of income"),
          perStep: statute.usd(20, "Amount of each credit lost for each step"),
        },
        "IN-112, Part II",
      ),
      care: dated({
        2025: use(
          shareOfDependentCareCredit,
          "Child and dependent care credit",
          { share: statute.rate(0.72, "Share of the federal care credit") },
          "IN-112, Part II",
        ),
        2026: use(
          shareOfEarlierCareCreditClaimed,
          "Child and dependent care credit",
          { ...earlierCare, share: conformity.rate(0.72, "Share of the federal care credit") },
          "IN-112, Part II",
        ),
      }),
    },
    notes: [
      from(
        2026,
        "The care credit is a share of the federal one as it was before 2026: Vermont has yet to take up the federal law of 2025.",
      ),
      "We treat gains as coming from publicly traded stocks and bonds, which get only the flat exclusion. For some other property held for three years, you can leave out 40% of the gain instead.",
    ],
    missing: [
      "Exclusion of 40% of gains on farms, timber and other property",
      "Civil service and military retirement, student loan interest beyond the federal deduction, veterans' credit",
      "Renter credit and homestead property tax credit, which you claim separately from income tax",
      "Tax on early retirement withdrawals",
    ],
    estimatedPayments: onFederalDates(500, estimates, 0.9, lastYearsTax(required, 1)),
  };
});
