/** Arkansas: Form AR1000F. */
import { ownItemizedDeductions, standardDeduction } from "../../../engine/state/rules/deductions.ts";
import { shareOfEarlierCareCredit } from "../../../engine/state/rules/earlier-care-credit.ts";
import { shareOfNetCapitalGain } from "../../../engine/state/rules/federal-items.ts";
import { pensionsAndLaterWithdrawals } from "../../../engine/state/rules/persons.ts";
import { arkansasIncome, arkansasPersonalCredits, arkansasTax } from "../../../engine/state/specials/ar.ts";
import { earlierCare } from "../earlier-care.ts";
import { citing, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";

/** As in 2024, when an act of June set the brackets of 2023 but that year's return had higher ones. */
const NOT_INDEXED =
  "This is still the 2025 amount. The law indexes it (Ark. Code 26-51-201(d), 26-51-430(b)), but the 2026 amount wasn't published when we checked.";
const withholding = {
  cite: "Arkansas withholding tax formula of May 29, 2026; Act 1 of 2026 (First Extraordinary Session)",
  url: "https://www.dfa.arkansas.gov/wp-content/uploads/Withholding-Tax-Formula.pdf",
  period: "2026",
};
const formula = citing(withholding, NOT_INDEXED);
const declaration = {
  cite: "Arkansas 2026 estimated tax declaration (AR1000ES)",
  url: "https://www.dfa.arkansas.gov/wp-content/uploads/2026_Final_AR1000ES.pdf",
  period: "2026",
};
const standard = citing(declaration, NOT_INDEXED);
const estimates = citing(declaration);
const underpaid = citing({
  cite: "Arkansas Form AR2210, lines 2, 5 and 6, and its instructions",
  url: "https://www.dfa.arkansas.gov/",
});
const code = citing({
  cite: "Ark. Code 26-51-815",
  url: "https://law.justia.com/codes/arkansas/title-26/subtitle-5/chapter-51/",
});

export const ar = taxed([2025, 2026], ({ dated, carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 Arkansas AR1000F instructions",
      url: "https://www.dfa.arkansas.gov/wp-content/uploads/2025_AR1000F_and_AR1000NR_Instructions.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const deduction = dated({ 2025: form, 2026: standard });

  // biome-ignore format: reads as the published table
  const lowIncomeTable = form.tableByStatus([
    [[0, 0], [14_643, 29], [14_700, 33], [14_800, 40], [14_900, 47], [15_000, 54], [15_100, 61], [15_200, 68], [15_300, 75], [15_400, 82], [15_500, 89], [15_600, 96], [15_700, 103], [15_800, 110], [15_900, 117], [16_000, 124], [16_100, 131], [16_200, 138], [16_300, 145], [16_400, 152], [16_500, 159], [16_600, 166], [16_700, 173], [16_800, 180], [16_900, 187], [17_000, 194], [17_100, 201], [17_200, 208], [17_300, 215], [17_400, 222]],
    [[0, 0], [24_695, 77], [24_700, 87], [24_800, 98], [24_900, 108], [25_000, 118], [25_100, 129], [25_200, 139], [25_300, 150], [25_400, 160], [25_500, 170], [25_600, 181], [25_700, 191], [25_800, 202], [25_900, 212], [26_000, 222], [26_100, 233], [26_200, 243], [26_300, 254], [26_400, 264], [26_500, 274], [26_600, 285], [26_700, 295], [26_800, 306], [26_900, 316], [27_000, 326], [27_100, 337], [27_200, 347], [27_300, 358], [27_400, 368], [27_500, 378], [27_600, 389], [27_700, 399], [27_800, 410], [27_900, 420], [28_000, 430], [28_100, 441], [28_200, 451], [28_300, 462], [28_400, 472], [28_500, 482], [28_600, 493], [28_700, 503], [28_800, 514], [28_900, 524]],
    [[0, 0]],
    [[0, 0], [20_820, 67], [20_900, 77], [21_000, 86], [21_100, 95], [21_200, 105], [21_300, 114], [21_400, 124], [21_500, 133], [21_600, 142], [21_700, 152], [21_800, 161], [21_900, 171], [22_000, 180], [22_100, 189], [22_200, 199], [22_300, 208], [22_400, 218], [22_500, 227], [22_600, 236], [22_700, 246], [22_800, 255], [22_900, 265], [23_000, 274], [23_100, 283], [23_200, 293], [23_300, 302], [23_400, 312], [23_500, 321], [23_600, 330], [23_700, 340], [23_800, 349], [23_900, 359], [24_000, 368], [24_100, 377], [24_200, 387], [24_300, 396], [24_400, 406], [24_500, 415], [24_600, 424], [24_700, 434], [24_800, 443], [24_900, 453], [25_000, 462], [25_100, 471], [25_200, 481]],
    [[0, 0], [20_820, 67], [20_900, 77], [21_000, 86], [21_100, 95], [21_200, 105], [21_300, 114], [21_400, 124], [21_500, 133], [21_600, 142], [21_700, 152], [21_800, 161], [21_900, 171], [22_000, 180], [22_100, 189], [22_200, 199], [22_300, 208], [22_400, 218], [22_500, 227], [22_600, 236], [22_700, 246], [22_800, 255], [22_900, 265], [23_000, 274], [23_100, 283], [23_200, 293], [23_300, 302], [23_400, 312], [23_500, 321], [23_600, 330], [23_700, 340], [23_800, 349], [23_900, 359], [24_000, 368], [24_100, 377], [24_200, 387], [24_300, 396], [24_400, 406], [24_500, 415], [24_600, 424], [24_700, 434], [24_800, 443], [24_900, 453], [25_000, 462], [25_100, 471], [25_200, 481]],
  ], "Tax by the low income table, on income before deductions");

  // biome-ignore format: reads as the published table
  const lowIncomeMoreTable = form.tableByStatus([
    [[0, 0], [14_643, 29], [14_700, 33], [14_800, 40], [14_900, 47], [15_000, 54], [15_100, 61], [15_200, 68], [15_300, 75], [15_400, 82], [15_500, 89], [15_600, 96], [15_700, 103], [15_800, 110], [15_900, 117], [16_000, 124], [16_100, 131], [16_200, 138], [16_300, 145], [16_400, 152], [16_500, 159], [16_600, 166], [16_700, 173], [16_800, 180], [16_900, 187], [17_000, 194], [17_100, 201], [17_200, 208], [17_300, 215], [17_400, 222]],
    [[0, 0], [29_722, 111], [29_800, 122], [29_900, 132], [30_000, 143], [30_100, 153], [30_200, 163], [30_300, 174], [30_400, 184], [30_500, 195], [30_600, 205], [30_700, 215], [30_800, 226], [30_900, 236], [31_000, 247], [31_100, 257], [31_200, 267], [31_300, 278], [31_400, 289], [31_500, 300], [31_600, 311], [31_700, 322], [31_800, 333], [31_900, 343], [32_000, 354], [32_100, 365], [32_200, 376], [32_300, 387], [32_400, 398], [32_500, 409], [32_600, 420], [32_700, 431], [32_800, 442], [32_900, 452], [33_000, 463], [33_100, 474], [33_200, 485], [33_300, 496], [33_400, 507], [33_500, 518], [33_600, 529], [33_700, 540], [33_800, 551], [33_900, 561], [34_000, 572], [34_100, 583], [34_200, 594], [34_300, 605], [34_400, 616], [34_500, 627], [34_600, 638], [34_700, 649], [34_800, 660], [34_900, 670], [35_000, 681], [35_100, 692], [35_200, 703], [35_300, 714], [35_400, 725], [35_500, 736], [35_600, 747], [35_700, 758], [35_800, 769], [35_900, 779], [36_000, 790]],
    [[0, 0]],
    [[0, 0], [24_818, 94], [24_900, 107], [25_000, 119], [25_100, 132], [25_200, 144], [25_300, 156], [25_400, 169], [25_500, 181], [25_600, 194], [25_700, 206], [25_800, 218], [25_900, 231], [26_000, 243], [26_100, 256], [26_200, 268], [26_300, 280], [26_400, 293], [26_500, 305], [26_600, 318], [26_700, 330], [26_800, 342], [26_900, 355], [27_000, 367], [27_100, 380], [27_200, 392], [27_300, 404], [27_400, 417], [27_500, 429], [27_600, 442], [27_700, 454], [27_800, 466], [27_900, 479], [28_000, 491], [28_100, 504], [28_200, 516], [28_300, 528], [28_400, 541], [28_500, 553], [28_600, 566], [28_700, 578], [28_800, 590], [28_900, 603]],
    [[0, 0], [24_818, 94], [24_900, 107], [25_000, 119], [25_100, 132], [25_200, 144], [25_300, 156], [25_400, 169], [25_500, 181], [25_600, 194], [25_700, 206], [25_800, 218], [25_900, 231], [26_000, 243], [26_100, 256], [26_200, 268], [26_300, 280], [26_400, 293], [26_500, 305], [26_600, 318], [26_700, 330], [26_800, 342], [26_900, 355], [27_000, 367], [27_100, 380], [27_200, 392], [27_300, 404], [27_400, 417], [27_500, 429], [27_600, 442], [27_700, 454], [27_800, 466], [27_900, 479], [28_000, 491], [28_100, 504], [28_200, 516], [28_300, 528], [28_400, 541], [28_500, 553], [28_600, 566], [28_700, 578], [28_800, 590], [28_900, 603]],
  ], "Tax by the low income table, on income before deductions");

  // biome-ignore format: reads as the published table
  const subtractionsTable = dated({
    2025: form.table([
      [0, 0], [5_600, 112], [11_200, 224], [16_000, 288], [26_400, 420], [95_000, 369], [95_100, 359], [95_200, 349],
      [95_300, 339], [95_400, 329], [95_500, 319], [95_600, 309], [95_700, 299], [95_800, 289], [95_900, 279],
      [96_000, 269], [96_100, 259], [96_200, 249], [96_300, 239], [96_400, 229], [96_500, 219], [96_600, 209],
      [96_700, 199], [96_800, 189], [96_900, 179], [97_000, 169], [97_100, 159], [97_200, 149], [97_300, 139],
      [97_400, 129], [97_500, 119], [97_600, 109], [97_700, 99], [97_800, 89],
    ], "Subtracted from the rate times the income"),
    2026: formula.table([
      [0, 0], [5_600, 112], [11_200, 224], [16_000, 288], [26_400, 367.2], [94_700, 369.9], [94_800, 359.9],
      [94_900, 349.9], [95_000, 339.9], [95_100, 329.9], [95_200, 319.9], [95_300, 309.9], [95_400, 299.9],
      [95_500, 289.9], [95_600, 279.9], [95_700, 269.9], [95_800, 259.9], [95_900, 249.9], [96_000, 239.9],
      [96_100, 229.9], [96_200, 219.9], [96_300, 209.9], [96_400, 199.9], [96_500, 189.9], [96_600, 179.9],
      [96_700, 169.9], [96_800, 159.9], [96_900, 149.9], [97_000, 139.9], [97_100, 129.9], [97_200, 119.9],
      [97_300, 109.9], [97_400, 99.9], [97_500, 89.9], [97_600, 79.9],
    ], "Subtracted from the rate times the income"),
  });

  return {
    state: "AR",
    name: "Arkansas",
    form: "Form AR1000F",
    income: { own: use(arkansasIncome, "Income and adjustments", {}, "AR1000F, line 25") },
    subtractions: {
      gains: use(
        shareOfNetCapitalGain,
        "Half of net long-term gain",
        { share: code.rate(0.5, "Share of net long-term gain left out") },
        "Form AR1000D",
      ),
      pensions: use(
        pensionsAndLaterWithdrawals,
        "Retirement income exemption",
        {
          withdrawalsFrom: form.years(60, "Age at the end of the year by which a filer has turned 59 and a half"),
          anyConversion: form.flag(false, "Roth conversions count before that age"),
          mostEach: form.usdOrNone(6_000, "Most for each filer"),
          most: form.usdOrNone(null, "Most on a return"),
        },
        "AR1000F, line 18",
      ),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        { basic: deduction.usdByStatus([2_470, 4_940, 2_470, 2_470, 2_470], "Standard deduction") },
        "AR1000F, line 27",
      ),
    },
    itemizedDeductions: {
      own: use(
        ownItemizedDeductions,
        "Itemized deductions",
        {
          medicalFloor: form.rate(0.1, "Share of income which medical costs have to exceed"),
          propertyTaxLimit: form.usdOrNone(null, "Limit of real estate taxes"),
        },
        "Form AR3",
      ),
    },
    tax: {
      tax: use(
        arkansasTax,
        "Tax",
        {
          rates: dated({
            2025: form.table([
              [0, 0],
              [5_600, 0.02],
              [11_200, 0.03],
              [16_000, 0.034],
              [26_400, 0.039],
            ]),
            2026: formula.table([
              [0, 0],
              [5_600, 0.02],
              [11_200, 0.03],
              [16_000, 0.034],
              [26_400, 0.037],
            ]),
          }),
          subtractions: subtractionsTable,
          standardForOne: deduction.usd(2_470, "Standard deduction in a column of one's own"),
          lowIncome: lowIncomeTable,
          lowIncomeEnd: form.usdByStatus(
            [17_500, 29_000, 0, 25_300, 25_300],
            "Income at which the low income table ends",
          ),
          lowIncomeMore: lowIncomeMoreTable,
          lowIncomeMoreEnd: form.usdByStatus(
            [17_500, 36_100, 0, 29_000, 29_000],
            "Income at which it ends with two or more dependents",
          ),
          qualified: {
            credit: form.usd(60, "Credit for qualified individuals"),
            start: form.usd(26_500, "Net income above which it falls"),
            step: form.usd(100, "Step of net income"),
            perStep: form.usd(5, "Amount lost for each step"),
          },
        },
        "AR1000F, line 31",
      ),
    },
    credits: {
      personal: use(
        arkansasPersonalCredits,
        "Personal tax credits",
        {
          perPerson: dated({
            2025: form.usd(29, "Credit for each person"),
            2026: estimates.usd(29, "Credit for each person"),
          }),
          further: form.countByStatus([0, 0, 0, 1, 1], "Additional credit of heads of household and surviving spouses"),
        },
        "AR1000F, line 7",
      ),
      care: use(
        shareOfEarlierCareCredit,
        "Child care credit",
        { ...earlierCare, share: form.rate(0.2, "Share of the federal care credit") },
        "AR1000F, line 35",
      ),
    },
    notes: [
      "Arkansas gives no deduction for half of self-employment tax, but you can deduct self-employed health insurance and retirement plans (Form AR1000ADJ).",
    ],
    missing: [
      "Credit for a disabled dependent",
      "Miscellaneous itemized deductions",
      "Tax on early retirement withdrawals",
    ],
    estimatedPayments: onFederalDates(1_000, form, 0.9, lastYearsTax(underpaid, 1)),
  };
});
