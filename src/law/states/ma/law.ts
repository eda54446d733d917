/** Massachusetts: Form 1. */
import {
  amountForAgeAndBlindness,
  giftsToCharity,
  medicalCostsOfItemizers,
} from "../../../engine/state/rules/deductions.ts";
import { shareOfEarnedIncomeCredit } from "../../../engine/state/rules/federal-items.ts";
import { amountByStatus } from "../../../engine/state/rules/persons.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  massachusettsCircuitBreaker,
  massachusettsDeductionsBeyondIncome,
  massachusettsFamilyCredit,
  massachusettsIncome,
  massachusettsLowIncomeCredit,
  massachusettsPayrollDeduction,
  massachusettsRentDeduction,
  massachusettsShortTermTax,
} from "../../../engine/state/specials/ma.ts";
import { citing, lastYearsTax, taxed, use } from "../figures.ts";

const code = citing({
  cite: "M.G.L. c. 62, sections 2 to 6",
  url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62",
});

export const ma = taxed([2025, 2026], ({ dated, carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 Massachusetts Form 1 instructions",
      url: "https://www.mass.gov/doc/2025-form-1-instructions/download",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const yearly = citing({
    cite: dated({
      2025: "Massachusetts Department of Revenue, surtax threshold of 2025",
      2026: "Massachusetts Department of Revenue, surtax threshold of 2026",
    }),
    url: "https://www.mass.gov/info-details/massachusetts-4-surtax-on-taxable-income",
    period: dated({ 2025: "2025", 2026: "2026" }),
  });
  const circuit = citing(
    {
      cite: "2025 Massachusetts Schedule CB",
      url: "https://www.mass.gov/doc/2025-schedule-cb-circuit-breaker-credit/download",
      period: "2025",
    },
    carriedAfter(2025),
  );

  return {
    state: "MA",
    name: "Massachusetts",
    form: "Form 1",
    income: {
      own: use(
        massachusettsIncome,
        "Income",
        {
          interestAgainstLoss: code.usd(2_000, "Maximum interest and dividends that a capital loss offsets"),
        },
        "Form 1, line 10; Schedules B and D",
      ),
    },
    exemptions: {
      payroll: use(
        massachusettsPayrollDeduction,
        "Social Security, Medicare and self-employment tax",
        {
          most: code.usd(2_000, "Most for each filer"),
        },
        "Form 1, line 11",
      ),
      rent: use(
        massachusettsRentDeduction,
        "Half of rent",
        {
          share: code.rate(0.5, "Share of rent"),
          most: code.usdByStatus([4_000, 4_000, 2_000, 4_000, 4_000], "Most"),
        },
        "Form 1, line 14",
      ),
      gifts: use(giftsToCharity, "Gifts to charity", {}, "Schedule Y, line 11"),
      beyond: use(
        massachusettsDeductionsBeyondIncome,
        "Deductions above Part B income",
        {},
        "Form 1, line 17: exemptions reach interest, dividends and gains, deductions do not",
      ),
      personal: use(
        amountByStatus,
        "Personal exemptions",
        {
          ofStatus: code.usdByStatus([4_400, 8_800, 4_400, 6_800, 6_800], "Personal exemption"),
          perDependent: code.usd(1_000, "For each dependent"),
        },
        "Form 1, lines 2a and 2b",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Exemptions for age and blindness",
        {
          perSenior: code.usd(700, "For each filer 65 or older"),
          perBlind: code.usd(2_200, "For each blind filer"),
        },
        "Form 1, lines 2c and 2d",
      ),
      medical: use(medicalCostsOfItemizers, "Medical and dental exemption", {}, "Form 1, line 2e"),
    },
    tax: {
      basic: use(rateSchedule, "Tax", { rates: code.flat(0.05) }, "Form 1, lines 22 and 24"),
      shortTerm: use(
        massachusettsShortTermTax,
        "Additional tax on short-term gains",
        { rate: code.rate(0.035, "Rate above the basic one") },
        "Schedule B, line 28",
      ),
      surtax: use(
        rateSchedule,
        "Surtax",
        {
          rates: yearly.table(
            [
              [0, 0],
              [dated({ 2025: 1_083_150, 2026: 1_107_750 }), 0.04],
            ],
            "Surtax",
          ),
        },
        "Schedule 4% Surtax",
      ),
    },
    credits: {
      lowIncome: use(
        massachusettsLowIncomeCredit,
        "No tax status or limited income credit",
        {
          noTaxLimit: code.usdOrNoneByStatus(
            [8_000, 16_400, null, 14_400, 14_400],
            "Income up to which there is no tax",
          ),
          perDependent: code.usdByStatus([0, 1_000, 0, 1_000, 1_000], "Addition for each dependent"),
          mostMultiple: code.count(1.75, "Multiple of it up to which the tax is limited"),
          shareAbove: code.rate(0.1, "Maximum share of income above it that is taken as tax"),
        },
        "Schedule NTS-L-NR/PY",
      ),
    },
    refundableCredits: {
      earned: use(
        shareOfEarnedIncomeCredit,
        "Earned income credit",
        { share: code.rate(0.4, "Share of the federal credit") },
        "Form 1, line 44",
      ),
      family: use(
        massachusettsFamilyCredit,
        "Child and family tax credit",
        {
          perPerson: code.usdByStatus([440, 440, 0, 440, 440], "Credit for each person; none on a separate return"),
          under: code.years(13, "Age below which a dependent counts"),
          fromAge: code.years(65, "Age from which a dependent counts"),
        },
        "Form 1, line 46",
      ),
      circuit: use(
        massachusettsCircuitBreaker,
        "Senior circuit breaker credit",
        {
          shareOfRent: code.rate(0.25, "Part of rent that counts as property tax"),
          shareOfIncome: code.rate(0.1, "Share of income that it has to exceed"),
          perSenior: code.usd(700, "For each filer 65 or older"),
          perBlind: code.usd(2_200, "For each blind filer"),
          perDependent: code.usd(1_000, "For each dependent"),
          incomeLimit: circuit.usdByStatus([75_000, 112_000, 0, 94_000, 75_000], "Income up to which it is given"),
          most: circuit.usd(2_820, "Largest credit"),
        },
        "Schedule CB",
      ),
    },
    notes: [
      "The circuit breaker credit is for homes assessed at up to $1,298,000 (2025), and for tenants without a rent subsidy. Half of water and sewer bills counts too, but we leave it out.",
      "Business losses lower wages but not interest, dividends or gains.",
      "Massachusetts follows the 2024 federal code. You can deduct self-employed health insurance and SEP contributions, but not IRA contributions or half of self-employment tax.",
    ],
    missing: ["Commuter and tuition deductions", "Lower rate on collectibles, carried-over losses"],
    estimatedPayments: {
      threshold: form.usdOrNone(400, "Tax after withholding from which payments are required"),
      shares: form.list([0.25, 0.25, 0.25, 0.25], "Share due at each date"),
      dates: form.list([415, 615, 915, 115], "Due dates, as month and day"),
      currentYearShare: form.rate(0.8, "Share of this year's tax to pay on time"),
      ...lastYearsTax(form, 1),
    },
  };
});
