/** Idaho: Form 40. */
import { stateIncomeTaxAddedBack } from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits } from "../../../engine/state/rules/federal-items.ts";
import { federalIncomeLessDeductions } from "../../../engine/state/rules/income.ts";
import { amountPerPerson } from "../../../engine/state/rules/persons.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import { creditPerQualifyingChild, idahoBuildingFundTax } from "../../../engine/state/specials/id.ts";
import { careCostsDeduction } from "../../../engine/state/specials/va.ts";
import { citing, lastYearsTax, taxed, use } from "../figures.ts";

const form = citing({
  cite: "Idaho individual income tax instructions, packet 2025",
  url: "https://tax.idaho.gov/wp-content/uploads/forms/EIN00046/EIN00046_09-29-2025.pdf",
  period: "2025",
});

const care = citing({
  cite: "Idaho Code 63-3022D",
  url: "https://legislature.idaho.gov/statutesrules/idstat/Title63/T63CH30/SECT63-3022D",
});

export const id = taxed([2025, 2026], ({ until, carriedAfter }) => {
  const carried = citing(
    {
      cite: "Idaho individual income tax instructions, packet 2025",
      url: "https://tax.idaho.gov/wp-content/uploads/forms/EIN00046/EIN00046_09-29-2025.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );

  // biome-ignore format: reads as the published table
  const rates = carried.tableByStatus([
    [[0, 0], [4_811, 0.053]],
    [[0, 0], [9_622, 0.053]],
    [[0, 0], [4_811, 0.053]],
    [[0, 0], [9_622, 0.053]],
    [[0, 0], [9_622, 0.053]],
  ]);

  return {
    state: "ID",
    name: "Idaho",
    form: "Form 40",
    income: { federal: use(federalIncomeLessDeductions, "Federal taxable income", {}, "Form 40, line 19") },
    additions: { incomeTax: use(stateIncomeTaxAddedBack, "State income tax", {}, "Form 40, line 14") },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Form 39R, Part B"),
      care: use(
        careCostsDeduction,
        "Child and dependent care",
        {
          perPerson: care.usd(12_000, "Maximum costs for one household"),
          mostPersons: care.count(1, "Most people who count: the limit is one for all"),
        },
        "Form 39R, Part B",
      ),
    },
    tax: { schedule: use(rateSchedule, "Tax", { rates: rates }, "Form 40, line 20") },
    ...until(2025, {
      credits: {
        children: use(
          creditPerQualifyingChild,
          "Child tax credit",
          { perChild: form.usd(205, "Credit for each child of the federal child tax credit") },
          "Form 40, line 25",
        ),
      },
    }),
    otherTaxes: {
      fund: use(
        idahoBuildingFundTax,
        "Permanent building fund tax",
        { tax: form.usd(10, "Tax of everybody who has to file") },
        "Form 40, line 32",
      ),
    },
    refundableCredits: {
      grocery: use(
        amountPerPerson,
        "Grocery credit",
        {
          perFiler: form.usd(155, "Credit for each filer"),
          perDependent: form.usd(155, "Credit for each dependent"),
        },
        "Form 40, line 43",
      ),
    },
    missing: [
      "Retirement benefits deduction for public pensions",
      "Idaho capital gains deduction on property in Idaho",
    ],
    estimatedPayments: {
      threshold: form.usdOrNone(null, "Payments during the year are voluntary"),
      shares: form.list([0.25, 0.25, 0.25, 0.25], "Share at each date"),
      dates: form.list([415, 615, 915, 115], "Dates, as month and day"),
      currentYearShare: form.rate(0, "Share of this year's tax to pay on time"),
      ...lastYearsTax(form, 1),
    },
  };
});
