import type { Lines, Source } from "../../worksheet.ts";
import type { ActualHomeOffice } from "./home-office-actual.ts";

const FORM_8829: Source = { cite: "Form 8829 and its instructions", url: "https://www.irs.gov/instructions/i8829" };

export const actualHomeOfficeLines: Lines<ActualHomeOffice> = {
  businessPercentage: {
    label: "Business percentage",
    formula: "when(homeSquareFeet > 0, officeSquareFeet / homeSquareFeet, 0)",
    unit: "rate",
    form: "Form 8829, line 7",
    source: FORM_8829,
  },
  deductibleAnywayPart: {
    label: "Business share of itemized interest and taxes",
    formula: "businessPercentage * deductibleAnyway",
    meaning: "You can deduct these in any case, so there's no limit. The rest stays on Schedule A.",
    form: "Form 8829, line 14",
  },
  operating: {
    label: "Operating costs",
    formula: "officeOnlyCosts + businessPercentage * wholeHomeCosts + operatingCarryover",
    form: "Form 8829, line 26",
  },
  operatingLimit: {
    label: "Profit left for operating costs",
    formula: "max(0, tentativeProfit - deductibleAnywayPart)",
    form: "Form 8829, line 15",
  },
  operatingAllowed: {
    label: "Operating costs allowed",
    formula: "min(operating, operatingLimit)",
    form: "Form 8829, line 27",
  },
  operatingCarriedOver: {
    label: "Operating costs carried over to next year",
    formula: "operating - operatingAllowed",
    form: "Form 8829, line 43",
  },
  depreciation: {
    label: "Depreciation",
    formula: "businessPercentage * buildingBasis * depreciationRate + depreciationCarryover",
    form: "Form 8829, line 32",
  },
  depreciationLimit: {
    label: "Profit left for depreciation",
    formula: "operatingLimit - operatingAllowed",
    form: "Form 8829, line 28",
  },
  depreciationAllowed: {
    label: "Depreciation allowed",
    formula: "min(depreciation, depreciationLimit)",
    form: "Form 8829, line 33",
  },
  depreciationCarriedOver: {
    label: "Depreciation carried over to next year",
    formula: "depreciation - depreciationAllowed",
    form: "Form 8829, line 44",
  },
  deduction: {
    label: "Home office, actual costs",
    formula: "deductibleAnywayPart + operatingAllowed + depreciationAllowed",
    form: "Form 8829, line 36; Schedule C, line 30",
    source: FORM_8829,
  },
};
