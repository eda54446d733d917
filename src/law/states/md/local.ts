/** Maryland: county and Baltimore City income tax. */
import { rateByTaxableIncome, rateOfTaxableIncome } from "../../../engine/state/rules/places.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  marylandCountySupplement,
  marylandLocalEarnedIncomeCredit,
  marylandLocalPovertyCredit,
} from "../../../engine/state/specials/md.ts";
import { citing, placesByRate, placesIn, use } from "../figures.ts";
import { povertyLine } from "../poverty.ts";

const code = citing({
  cite: "Md. Tax-General 10-106, 10-704(c) and 10-709(d)",
  url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtg&section=10-106",
});
const montgomery = citing({
  cite: "Montgomery County Code 20-79, working families income supplement",
  url: "https://codelibrary.amlegal.com/codes/montgomerycounty/latest/montgomeryco_md/0-0-0-6300",
});

// biome-ignore format: reads as the published table
const rates = [
  [0.0225, ["Worcester"]],
  [0.024, ["Talbot"]],
  [0.0265, ["Garrett"]],
  [0.0274, ["Cecil"]],
  [0.0295, ["Washington"]],
  [0.0303, ["Carroll", "Charles"]],
  [0.0306, ["Harford"]],
  [0.032, [
    "Baltimore", "Baltimore City", "Calvert", "Caroline", "Howard", "Prince George's", "Queen Anne's", "Somerset",
    "St. Mary's", "Wicomico",
  ]],
  [0.033, ["Dorchester"]],
] as const;

export const localities = placesIn([2025, 2026], ({ dated }) => {
  const booklet = dated({
    2025: citing({
      cite: "2025 Maryland resident booklet, local tax rate chart",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf",
      period: "2025",
    }),
    2026: citing({
      cite: "Comptroller of Maryland, 2026 State and Local Income Tax Withholding Information",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/md/state-payroll/memos/2026/2026-maryland-state-and-local-withholding-information.pdf",
      period: "2026",
    }),
  });
  const poverty = dated(povertyLine);

  /** Counties whose rate changed. */
  const changed = [
    [dated({ 2025: 0.0303, 2026: 0.032 }), ["Allegany"]],
    [dated({ 2025: 0.032, 2026: 0.033 }), ["Kent"]],
  ] as const;

  type Rate = ReturnType<typeof booklet.rate>;
  const credits = (rate: Rate) => ({
    earnedIncome: use(
      marylandLocalEarnedIncomeCredit,
      "Local earned income credit",
      {
        rate,
        times: code.count(10, "Multiple of the county's rate"),
        mostAge: code.years(64, "Age up to which it is given without a child"),
      },
      "Form 502, line 29",
    ),
    poverty: use(
      marylandLocalPovertyCredit,
      "Local poverty level credit",
      {
        rate,
        share: code.rate(0.5, "Share of the federal credit in the state's earned income credit"),
        childlessShare: code.rate(1, "Share of it for a single filer without a child"),
        mostAge: code.years(64, "Age up to which it is given without a child"),
        guideline: poverty.onePerson,
        guidelinePerPerson: poverty.eachMore,
      },
      "Form 502, line 30",
    ),
  });
  const flat = (rate: Rate) => ({
    onStateReturn: true,
    tax: { county: use(rateOfTaxableIncome, "Local income tax", { rate }, "Form 502, line 28") },
    credits: credits(rate),
  });
  const montgomeryRate = booklet.rate(0.032, "Tax rate of Montgomery");

  return [
    ...placesByRate([...rates, ...changed], booklet, flat),
    {
      name: "Anne Arundel",
      onStateReturn: true,
      tax: {
        county: use(
          rateSchedule,
          "Local income tax",
          {
            rates: booklet.tableByStatus([
              [
                [0, 0.027],
                [50_000, 0.0294],
                [400_000, 0.032],
              ],
              [
                [0, 0.027],
                [75_000, 0.0294],
                [480_000, 0.032],
              ],
              [
                [0, 0.027],
                [50_000, 0.0294],
                [400_000, 0.032],
              ],
              [
                [0, 0.027],
                [75_000, 0.0294],
                [480_000, 0.032],
              ],
              [
                [0, 0.027],
                [75_000, 0.0294],
                [480_000, 0.032],
              ],
            ]),
          },
          "Form 502, line 28",
        ),
      },
      credits: credits(booklet.rate(0.027, "Lowest rate of Anne Arundel")),
    },
    {
      name: "Frederick",
      onStateReturn: true,
      tax: {
        county: use(
          rateByTaxableIncome,
          "Local income tax",
          {
            rates: booklet.tableByStatus([
              [
                [0, 0.0225],
                [25_000, 0.0275],
                [50_000, 0.0296],
                [150_000, 0.032],
              ],
              [
                [0, 0.0225],
                [25_000, 0.0275],
                [100_000, 0.0296],
                [250_000, 0.032],
              ],
              [
                [0, 0.0225],
                [25_000, 0.0275],
                [50_000, 0.0296],
                [150_000, 0.032],
              ],
              [
                [0, 0.0225],
                [25_000, 0.0275],
                [100_000, 0.0296],
                [250_000, 0.032],
              ],
              [
                [0, 0.0225],
                [25_000, 0.0275],
                [100_000, 0.0296],
                [250_000, 0.032],
              ],
            ]),
          },
          "Form 502, line 28",
        ),
      },
      credits: credits(booklet.rate(0.0225, "Lowest rate of Frederick")),
    },
    {
      name: "Montgomery",
      ...flat(montgomeryRate),
      refundableCredits: {
        supplement: use(marylandCountySupplement, "Working families income supplement", {
          share: code.rate(0.45, "Share of the federal credit in the state's refundable credit"),
          childlessShare: code.rate(1, "Share of it for a single filer without a child"),
          mostAge: code.years(64, "Age up to which it is given without a child"),
          ofStateCredit: montgomery.rate(0.56, "Share of the state's refundable credit"),
        }),
      },
      notes: ["The county pays the supplement automatically once you file the state return."],
    },
  ];
});
