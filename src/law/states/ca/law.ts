/** California: Form 540. */
import { ownItemizedDeductions, standardDeduction } from "../../../engine/state/rules/deductions.ts";
import { earlierCareCreditByIncome } from "../../../engine/state/rules/earlier-care-credit.ts";
import {
  federalTaxableBenefits,
  federalUnemployment,
  shareOfEarlyWithdrawals,
} from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { rateSchedule, taxTable } from "../../../engine/state/rules/tax.ts";
import {
  californiaEarnedIncomeCredit,
  californiaExemptionCredits,
  californiaItemizedLimit,
  californiaYoungChildCredit,
  careCreditByIncome,
  healthSavingsAddedBack,
  renterCredit,
} from "../../../engine/state/specials/ca.ts";
import { earlierCare } from "../earlier-care.ts";
import { citing, lastYearsTax, paycheckFormula, taxed, use } from "../figures.ts";
import { californiaTable } from "../tax-tables.ts";

const schedules = citing({
  cite: "California income tax rate schedules for 2025",
  url: "https://www.ftb.ca.gov/forms/2025/2025-540-tax-rate-schedules.pdf",
  period: "2025",
});

const indexing = citing({
  cite: "California Franchise Tax Board, Tax News, October 2026: 2026 indexing",
  url: "https://www.ftb.ca.gov/about-ftb/newsroom/tax-news/index.html",
  period: "2026",
});
/** 2025 amounts times the 2026 index of 1.034, which the printed amounts of both years show (R&TC 17041(h)). */
const COMPUTED =
  "The 2025 amount raised by California's 2026 index, because the Franchise Tax Board hasn't published it yet.";
const limits = citing(
  {
    cite: "California R&TC 17054.1 and 17077; 2025 Form 540 instructions",
    url: "https://www.ftb.ca.gov/forms/2025/2025-540-booklet.html",
  },
  COMPUTED,
);
const booklet = {
  cite: "California R&TC 17052 and 17052.1; 2025 earned income tax credit booklet (FTB 3514)",
  url: "https://www.ftb.ca.gov/forms/2025/2025-3514-booklet.html",
};
const raised = citing(booklet, COMPUTED);
const end = citing(
  booklet,
  "The $30,000 for 2022, raised by California's inflation index to 2026, to the nearest line of the state's table. The 2026 amount hasn't been published yet.",
);
const renters = citing(
  {
    cite: "2025 Form 540 instructions, nonrefundable renter's credit",
    url: "https://www.ftb.ca.gov/forms/2025/2025-540-instructions.html",
    period: "2025",
  },
  "We read copies of the instructions, not the page itself. For couples, two say $107,987 and one says $107,988.",
);
const statute = citing({
  cite: "California R&TC 17041 to 17077",
  url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?sectionNum=17041.&lawCode=RTC",
});
const earlyWithdrawals = citing({
  cite: "California R&TC 17085(c)(1)",
  url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?sectionNum=17085.&lawCode=RTC",
});
const careShares = statute.table(
  [
    [0, 0.5],
    [40_000, 0.43],
    [70_000, 0.34],
    [100_000, 0],
  ],
  "Share of the federal credit, by federal adjusted gross income",
);

/** Method B for a whole year. The rates are a tenth above those of the return. */
const employers = citing({
  cite: "California EDD, California Withholding Schedules for 2026, Method B (annual tables)",
  url: "https://edd.ca.gov/siteassets/files/pdf_pub_ctr/26methb.pdf",
  period: "2026",
});
// biome-ignore format: reads as the published tables
const withheld = {
  single: [
    [0, 0.011], [11_079, 0.022], [26_264, 0.044], [41_452, 0.066], [57_542, 0.088], [72_724, 0.1023],
    [371_479, 0.1133], [445_771, 0.1243], [742_953, 0.1353], [1_000_000, 0.1463],
  ],
  married: [
    [0, 0.011], [22_158, 0.022], [52_528, 0.044], [82_904, 0.066], [115_084, 0.088], [145_448, 0.1023],
    [742_958, 0.1133], [891_542, 0.1243], [1_000_000, 0.1353], [1_485_906, 0.1463],
  ],
  head: [
    [0, 0.011], [22_173, 0.022], [52_530, 0.044], [67_716, 0.066], [83_805, 0.088], [98_990, 0.1023],
    [505_208, 0.1133], [606_251, 0.1243], [1_000_000, 0.1353], [1_010_417, 0.1463],
  ],
} as const;

export const ca = taxed([2025, 2026], ({ dated, carriedAfter, from }) => {
  const form = citing(
    {
      cite: "2025 California Form 540 instructions",
      url: "https://www.ftb.ca.gov/forms/2025/2025-540-booklet.html",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const amounts = dated({ 2025: form, 2026: indexing });
  const limitStarts = dated({ 2025: form, 2026: limits });
  const eitc = citing(
    dated({
      2025: {
        cite: "2025 California earned income tax credit booklet (FTB 3514)",
        url: "https://www.ftb.ca.gov/forms/2025/2025-3514-booklet.html",
        period: "2025",
      },
      2026: booklet,
    }),
  );
  const eitcAmounts = dated({ 2025: eitc, 2026: raised });
  const eitcEnds = dated({ 2025: eitc, 2026: end });
  const turn = citing(
    {
      cite: "California R&TC 17052",
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=17052",
    },
    dated({
      2025: "The state publishes only tables, so this is the 2019 amount in the Code, raised by the California index to 2025.",
      2026: "The state publishes only tables, so this is the 2019 amount in the Code, raised by the California index to 2026.",
    }),
  );
  const loss = citing(
    eitc.source,
    "The $33,497 that the Franchise Tax Board gave for 2023, raised by California's inflation index to 2025.",
  );

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: schedules.tableByStatus([
      [[0, 0.01], [11_079, 0.02], [26_264, 0.04], [41_452, 0.06], [57_542, 0.08], [72_724, 0.093], [371_479, 0.103], [445_771, 0.113], [742_953, 0.123]],
      [[0, 0.01], [22_158, 0.02], [52_528, 0.04], [82_904, 0.06], [115_084, 0.08], [145_448, 0.093], [742_958, 0.103], [891_542, 0.113], [1_485_906, 0.123]],
      [[0, 0.01], [11_079, 0.02], [26_264, 0.04], [41_452, 0.06], [57_542, 0.08], [72_724, 0.093], [371_479, 0.103], [445_771, 0.113], [742_953, 0.123]],
      [[0, 0.01], [22_173, 0.02], [52_530, 0.04], [67_716, 0.06], [83_805, 0.08], [98_990, 0.093], [505_208, 0.103], [606_251, 0.113], [1_010_417, 0.123]],
      [[0, 0.01], [22_158, 0.02], [52_528, 0.04], [82_904, 0.06], [115_084, 0.08], [145_448, 0.093], [742_958, 0.103], [891_542, 0.113], [1_485_906, 0.123]],
    ]),
    2026: indexing.tableByStatus([
      [[0, 0.01], [11_456, 0.02], [27_157, 0.04], [42_861, 0.06], [59_498, 0.08], [75_197, 0.093], [384_109, 0.103], [460_927, 0.113], [768_213, 0.123]],
      [[0, 0.01], [22_912, 0.02], [54_314, 0.04], [85_722, 0.06], [118_996, 0.08], [150_394, 0.093], [768_218, 0.103], [921_854, 0.113], [1_536_426, 0.123]],
      [[0, 0.01], [11_456, 0.02], [27_157, 0.04], [42_861, 0.06], [59_498, 0.08], [75_197, 0.093], [384_109, 0.103], [460_927, 0.113], [768_213, 0.123]],
      [[0, 0.01], [22_927, 0.02], [54_316, 0.04], [70_018, 0.06], [86_654, 0.08], [102_356, 0.093], [522_385, 0.103], [626_864, 0.113], [1_044_771, 0.123]],
      [[0, 0.01], [22_912, 0.02], [54_314, 0.04], [85_722, 0.06], [118_996, 0.08], [150_394, 0.093], [768_218, 0.103], [921_854, 0.113], [1_536_426, 0.123]],
    ]),
  });
  const investmentLimit = eitcAmounts.usd(dated({ 2025: 4_814, 2026: 4_978 }), "Most investment income");

  return {
    state: "CA",
    name: "California",
    form: "Form 540",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form 540, line 13") },
    additions: {
      healthSavings: use(healthSavingsAddedBack, "Health savings accounts", {}, "Schedule CA (540), Part I"),
    },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule CA (540), line 6"),
      unemployment: use(federalUnemployment, "Unemployment compensation", {}, "Schedule CA (540), line 7"),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        {
          basic: amounts.usdByStatus(
            dated({ 2025: [5_706, 11_412, 5_706, 11_412, 11_412], 2026: [5_900, 11_800, 5_900, 11_800, 11_800] }),
            "Standard deduction",
          ),
        },
        "Form 540, line 18",
      ),
    },
    itemizedDeductions: {
      own: use(
        ownItemizedDeductions,
        "Itemized deductions",
        {
          medicalFloor: statute.rate(0.075, "Share of income which medical costs have to exceed"),
          propertyTaxLimit: statute.usdOrNone(null, "Limit of real estate taxes"),
        },
        "Schedule CA (540), Part II",
      ),
      limit: use(californiaItemizedLimit, "Limit at high incomes", {
        start: limitStarts.usdByStatus(
          dated({
            2025: [252_203, 504_411, 252_203, 378_310, 504_411],
            2026: [260_778, 521_561, 260_778, 391_173, 521_561],
          }),
          "Income above which they are cut",
        ),
        rate: statute.rate(0.06, "Cut per dollar of income above"),
        most: statute.rate(0.8, "Largest share of them cut"),
      }),
    },
    tax: {
      schedule: use(taxTable, "Tax", { rates, table: californiaTable }, "Form 540, line 31"),
      behavioralHealth: use(
        rateSchedule,
        "Behavioral Health Services Tax",
        {
          rates: statute.table(
            [
              [0, 0],
              [1_000_000, 0.01],
            ],
            "Tax on income above one million",
          ),
        },
        "Form 540, line 62",
      ),
    },
    credits: {
      exemptions: use(
        californiaExemptionCredits,
        "Exemption credits",
        {
          perFiler: amounts.usd(dated({ 2025: 153, 2026: 158 }), "Personal exemption credit"),
          perSenior: amounts.usd(dated({ 2025: 153, 2026: 158 }), "Senior exemption credit"),
          perBlind: amounts.usd(dated({ 2025: 153, 2026: 158 }), "Blind exemption credit"),
          perDependent: amounts.usd(dated({ 2025: 475, 2026: 491 }), "Dependent exemption credit"),
          start: limitStarts.usdByStatus(
            dated({
              2025: [252_203, 504_411, 252_203, 378_310, 504_411],
              2026: [260_778, 521_561, 260_778, 391_173, 521_561],
            }),
            "Income above which they fall",
          ),
          step: statute.usdByStatus([2_500, 2_500, 1_250, 2_500, 2_500], "Step of income"),
          perStep: statute.usd(6, "Amount lost for each step"),
        },
        "Form 540, line 32",
      ),
      care: dated({
        2025: use(
          careCreditByIncome,
          "Child and dependent care expenses credit",
          { shares: careShares },
          "Form 540, line 40",
        ),
        2026: use(
          earlierCareCreditByIncome,
          "Child and dependent care expenses credit",
          { ...earlierCare, shares: careShares },
          "Form 540, line 40",
        ),
      }),
      renter: use(
        renterCredit,
        "Nonrefundable renter's credit",
        {
          credit: statute.usdByStatus([60, 120, 60, 120, 120], "Credit for those who rent"),
          incomeLimit: dated({
            2025: renters.usdByStatus(
              [53_994, 107_987, 53_994, 107_987, 107_987],
              "California income up to which it is given",
            ),
            2026: amounts.usdByStatus(
              [55_830, 111_660, 55_830, 111_660, 111_660],
              "California income up to which it is given",
            ),
          }),
        },
        "Form 540, line 46",
      ),
    },
    otherTaxes: {
      earlyWithdrawals: use(
        shareOfEarlyWithdrawals,
        "Additional tax on early withdrawals",
        { share: earlyWithdrawals.rate(0.025, "Additional tax on withdrawals before 59½") },
        "Form 540, line 63",
      ),
    },
    refundableCredits: {
      earnedIncome: use(
        californiaEarnedIncomeCredit,
        "California earned income tax credit",
        {
          rates: eitc.list([0.0765, 0.34, 0.4, 0.45], "Credit per dollar earned, for none, one, two, three children"),
          factor: eitc.rate(0.85, "Adjustment factor"),
          earnings: eitcAmounts.list(
            dated({ 2025: [4_661, 6_998, 9_823, 9_823], 2026: [4_819, 7_236, 10_157, 10_157] }),
            "Earnings at which the credit is largest",
          ),
          turns: turn.list(
            dated({ 2025: [252, 635, 635, 635], 2026: [260, 657, 657, 657] }),
            "Credit at which the fall becomes slow",
          ),
          end: eitcEnds.usd(dated({ 2025: 32_901, 2026: 34_051 }), "Income at which the credit ends"),
          investmentLimit,
          leastAge: eitc.years(18, "Minimum age without a child"),
        },
        "Form 540, line 75",
      ),
      youngChild: use(
        californiaYoungChildCredit,
        "Young child tax credit",
        {
          credit: eitcAmounts.usd(dated({ 2025: 1_189, 2026: 1_229 }), "Credit"),
          under: eitc.years(6, "Age a child must be under"),
          start: eitcAmounts.usd(dated({ 2025: 27_425, 2026: 28_357 }), "Earned income above which it falls"),
          step: eitc.usd(100, "Step of earned income"),
          perStep: eitcEnds.usd(dated({ 2025: 21.71, 2026: 21.58 }), "Amount lost for each step"),
          end: eitcEnds.usd(dated({ 2025: 32_901, 2026: 34_051 }), "Income at which it ends"),
          investmentLimit,
          lossLimit: dated({
            2025: loss.usd(35_640, "Maximum wages, and maximum net loss, without earned income"),
            2026: raised.usd(36_852, "Maximum wages, and maximum net loss, without earned income"),
          }),
        },
        "Form 540, line 76",
      ),
    },
    notes: [
      "California has no business income deduction of its own and doesn't allow the federal deductions for tips, overtime, seniors and car loans.",
      "Some cities tax gross receipts: San Francisco above $5,000,000, and Los Angeles above $100,000 (you have to file the Los Angeles return either way). Others require a license. We don't figure these here.",
    ],
    missing: ["Alternative minimum tax", "Foster youth tax credit", "Differences in depreciation"],
    estimatedPayments: {
      threshold: form.usdOrNoneByStatus(
        [500, 500, 250, 500, 500],
        "Tax after withholding from which payments are required",
      ),
      shares: form.list([0.3, 0.4, 0, 0.3], "Share due at each date"),
      dates: form.list([415, 615, 915, 115], "Due dates, as month and day"),
      currentYearShare: form.rate(0.9, "Share of this year's tax to pay on time"),
      ...lastYearsTax(form, 1.1),
      priorYearBelow: form.usdOrNoneByStatus(
        [1_000_000, 1_000_000, 500_000, 1_000_000, 1_000_000],
        "Income from which last year's tax no longer protects you from a penalty",
      ),
    },
    ...from(2026, {
      paychecks: [
        paycheckFormula(employers, {
          nothingUpTo: [18_896, 37_791, 18_896, 37_791, 37_791],
          deduction: [5_706, 11_412, 5_706, 11_412, 11_412],
          rates: [withheld.single, withheld.married, withheld.single, withheld.head, withheld.married],
          creditPerAllowance: 168.3,
          forFiler: 1,
          forDependent: 1,
          spousesApart: true,
        }),
      ],
    }),
  };
});
