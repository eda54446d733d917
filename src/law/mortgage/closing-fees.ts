/** The usual fees at closing: their place on the Loan Estimate, and whether they are finance charges. */
import type { ClosingFee } from "../../engine/mortgage/closing.ts";
import type { Source } from "../../engine/worksheet.ts";

export const REG_Z_FINANCE_CHARGE: Source = {
  cite: "12 CFR 1026.4 (Regulation Z)",
  url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/4/",
};

export interface ClosingFeeKind extends Pick<ClosingFee, "section" | "financeCharge"> {
  readonly name: string;
  readonly label: string;
}

const kind = (name: string, label: string, section: ClosingFee["section"], financeCharge: boolean): ClosingFeeKind => ({
  name,
  label,
  section,
  financeCharge,
});

/** Fees that are left out of the finance charge are so if they are genuine and reasonable (1026.4(c)(7)). */
export const closingFeeKinds: readonly ClosingFeeKind[] = [
  kind("points", "Points", "A", true),
  kind("origination", "Origination fee", "A", true),
  kind("underwriting", "Underwriting fee", "A", true),
  kind("broker", "Mortgage broker fee", "A", true),
  kind("mortgageInsuranceUpfront", "Upfront mortgage insurance, guarantee or funding fee", "B", true),
  kind("taxService", "Tax service", "B", true),
  kind("floodLifeOfLoan", "Flood monitoring for the life of the loan", "B", true),
  kind("appraisal", "Appraisal", "B", false),
  kind("creditReport", "Credit report", "B", false),
  kind("floodDetermination", "Flood determination", "B", false),
  kind("settlementAgent", "Settlement agent", "C", true),
  kind("titleSearch", "Title search", "C", false),
  kind("titleInsuranceLender", "Lender's title insurance", "C", false),
  kind("survey", "Survey", "C", false),
  kind("pestInspection", "Pest inspection", "C", false),
  kind("notary", "Notary and document preparation", "C", false),
  kind("recording", "Recording fees", "E", false),
  kind("transferTax", "Transfer taxes", "E", false),
  kind("prepaidInterest", "Interest to the end of the month", "F", true),
  kind("homeInsurancePremium", "Home insurance for the first year", "F", false),
  kind("prepaidPropertyTax", "Property tax paid ahead", "F", false),
  kind("initialEscrow", "First payment into escrow", "G", false),
  kind("titleInsuranceOwner", "Owner's title insurance", "H", false),
];
