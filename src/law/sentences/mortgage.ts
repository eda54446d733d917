/** Sentences of the law on home loans, and on the taxes of homeowners. */
import type { Sentence } from "./sentence.ts";

const RETIREGOLDEN = "RetireGolden, packages/engine/src/rules";

export const mortgage: readonly Sentence[] = [
  {
    document: "12 USC 4901(2)",
    text: "The term “cancellation date” means— (A) with respect to a fixed rate mortgage, at the option of the mortgagor, the date on which the principal balance of the mortgage— (i) based solely on the initial amortization schedule for that mortgage, and irrespective of the outstanding balance for that mortgage on that date, is first scheduled to reach 80 percent of the original value of the property securing the loan; or (ii) based solely on actual payments, reaches 80 percent of the original value of the property securing the loan; and",
    read: "chanrobles.com, 12 USC 4901, and Public Law 105-216, sec. 2, at appraisalstudio.com",
    sets: { "mortgage/homeownersProtection/requestShare": "80 percent" },
  },
  {
    document: "26 USC 163(h)(3)(F)(i)",
    text: "In the case of taxable years beginning after December 31, 2017— … (II) Limitation on acquisition indebtedness Subparagraph (B)(ii) shall be applied by substituting “$750,000 ($375,000” for “$1,000,000 ($500,000”.",
    read: RETIREGOLDEN,
    sets: {
      "mortgage/mortgageInterest/others.debtLimit": "$750,000",
      "mortgage/mortgageInterest/marriedSeparate.debtLimit": "$375,000",
    },
  },
  {
    document: "26 USC 121(b)(1)",
    text: "The amount of gain excluded from gross income under subsection (a) with respect to any sale or exchange shall not exceed $250,000.",
    read: "uscode.elaws.us, § 121",
    sets: { "mortgage/homeSale/others.gainExclusion": "$250,000" },
  },
  {
    document: "26 USC 121(b)(2)(A)",
    text: "Paragraph (1) shall be applied by substituting “$500,000” for “$250,000” if— (i) either spouse meets the ownership requirements of subsection (a) with respect to such property; (ii) both spouses meet the use requirements of subsection (a) with respect to such property; and (iii) neither spouse is ineligible for the benefits of subsection (a) with respect to such property by reason of paragraph (3).",
    read: RETIREGOLDEN,
    sets: { "mortgage/homeSale/joint.gainExclusion": "$500,000" },
  },
];
