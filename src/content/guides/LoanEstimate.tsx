import type { ReactNode } from "react";
import { Yours } from "./Yours.tsx";

interface Box {
  /** As on the form. */
  readonly label: string;
  readonly amount: ReactNode;
  /** What to look for. */
  readonly why: ReactNode;
}
interface FormPage {
  readonly title: string;
  readonly boxes: readonly Box[];
}

/** The boxes of the Loan Estimate in order, with the numbers for the reader's house (Regulation Z, 12 CFR 1026.37). */
const pages: readonly FormPage[] = [
  {
    title: "Page 1: the loan",
    boxes: [
      {
        label: "Loan term, purpose, product, type",
        amount: <Yours of="termMonths" />,
        why: "Is it the loan you asked for? “Fixed Rate” never changes. “5/6 ARM” is fixed for five years, then changes every six months.",
      },
      {
        label: "Rate lock",
        amount: "NO",
        why: "NO means that the rate can still change before closing. YES shows the date and time when the lock ends.",
      },
      {
        label: "Loan amount",
        amount: <Yours of="loan" />,
        why: "Can it go up after closing? The box should say NO. If it says YES, what you owe can grow.",
      },
      {
        label: "Interest rate",
        amount: <Yours of="annualRate" />,
        why: "Can it go up? NO means fixed. If it says YES, page 2 has a table of when and how far.",
      },
      {
        label: "Monthly principal and interest",
        amount: <Yours of="principalAndInterest" as="cents" />,
        why: "The payment on the loan itself. Taxes and insurance come below.",
      },
      {
        label: "Prepayment penalty",
        amount: "NO",
        why: "If it says YES, you would owe a fee for paying off the loan early. Ask for a different loan.",
      },
      {
        label: "Balloon payment",
        amount: "NO",
        why: "If it says YES, you owe one large payment at the end.",
      },
    ],
  },
  {
    title: "Page 1: projected payments and cash",
    boxes: [
      {
        label: "Mortgage insurance",
        amount: <Yours of="mortgageInsurancePerMonth" as="cents" />,
        why: "The columns show the years in which you pay it. Compare lenders, because they use different insurers.",
      },
      {
        label: "Estimated escrow",
        amount: <Yours of="escrowPerMonth" as="cents" />,
        why: "Property tax and home insurance. It can rise. Check both with the county and your insurer.",
      },
      {
        label: "Estimated total monthly payment",
        amount: <Yours of="totalToServicer" as="cents" />,
        why: "What you pay for the loan, mortgage insurance and escrow. HOA dues are in the next box.",
      },
      {
        label: "Estimated taxes, insurance and assessments",
        amount: <Yours of="taxesInsuranceAndDues" as="cents" />,
        why: "All of them, including HOA dues. The box says which are in escrow. You pay the others yourself.",
      },
      {
        label: "Estimated closing costs",
        amount: <Yours of="closingCosts" />,
        why: "The total from page 2.",
      },
      {
        label: "Estimated cash to close",
        amount: <Yours of="cash" />,
        why: "What you bring to closing, down payment included.",
      },
    ],
  },
  {
    title: "Page 2: closing costs",
    boxes: [
      {
        label: "A. Origination charges",
        amount: <Yours of="lenderFees" />,
        why: "The lender’s own charges, including points. This is the box to compare.",
      },
      {
        label: "B. Services you cannot shop for",
        amount: "in C",
        why: "Appraisal, credit report and similar items. The lender picks the provider.",
      },
      {
        label: "C. Services you can shop for",
        amount: <Yours of="services" />,
        why: "Title and settlement. The form comes with a list of providers, but you may use others. Our figure is one average for B and C.",
      },
      {
        label: "D. Total loan costs",
        amount: <Yours of="loanCosts" />,
        why: "A, B and C together.",
      },
      {
        label: "E. Taxes and other government fees",
        amount: <Yours of="governmentFees" />,
        why: "Recording fees, plus transfer tax where there is one.",
      },
      {
        label: "F. Prepaids",
        amount: <Yours of="prepaids" />,
        why: "A year of home insurance, and interest from closing to the end of the month. If you close late in the month, you pay less interest here.",
      },
      {
        label: "G. Initial escrow payment at closing",
        amount: <Yours of="initialEscrow" />,
        why: "Your own money, set aside for the next tax and insurance bills.",
      },
      {
        label: "H. Other",
        amount: "none",
        why: "For example, owner’s title insurance. Lines marked “optional” are your choice.",
      },
      {
        label: "I. Total other costs",
        amount: <Yours of="otherCosts" />,
        why: "E, F, G and H together.",
      },
      {
        label: "J. Total closing costs",
        amount: <Yours of="closingCosts" />,
        why: "D plus I, minus lender credits. You pay for a credit with a higher rate.",
      },
      {
        label: "Calculating cash to close",
        amount: <Yours of="cash" />,
        why: (
          <>
            J plus the down payment of <Yours of="downPayment" />, minus your deposit and what the seller pays. Our
            tools leave both of those out.
          </>
        ),
      },
      {
        label: "Adjustable payment and rate tables",
        amount: "adjustable loans only",
        why: "You see these tables if the payment or the rate can change. They show the index, the margin, the caps and the first change.",
      },
    ],
  },
  {
    title: "Page 3: comparisons and the rest",
    boxes: [
      {
        label: "In 5 years: total paid",
        amount: <Yours of="paidInFiveYears" />,
        why: "Principal, interest, mortgage insurance and loan costs. Subtract the next line, and you have what the loan costs you in five years.",
      },
      {
        label: "In 5 years: principal paid off",
        amount: <Yours of="principalInFiveYears" />,
        why: "The part that becomes your equity.",
      },
      {
        label: "Annual percentage rate (APR)",
        amount: <Yours of="apr" />,
        why: "The rate and the finance charges as one number, assuming you keep the loan to the end.",
      },
      {
        label: "Total interest percentage (TIP)",
        amount: <Yours of="totalInterestPercentage" />,
        why: "All the interest over the whole loan, as a share of the loan amount. For a 30-year loan it is always large.",
      },
      {
        label: "Appraisal",
        amount: "read",
        why: "The lender may order one and charge you for it. You get a copy.",
      },
      {
        label: "Assumption",
        amount: "read",
        why: "Whether a buyer of your home may take over the loan at its rate.",
      },
      {
        label: "Late payment",
        amount: "read",
        why: "How many days until a payment counts as late, and what that costs.",
      },
      {
        label: "Refinance, servicing",
        amount: "read",
        why: "Nobody promises that you can refinance later. Another company may collect your payments.",
      },
      {
        label: "Confirm receipt",
        amount: "sign",
        why: "Your signature here says only that you received the form. It does not commit you to the loan.",
      },
    ],
  },
];

/** The form drawn as a form, each box with what to look for next to it. */
export const LoanEstimate = () => (
  <div className="loan-estimate">
    {pages.map(({ title, boxes }) => (
      <section key={title} aria-label={`Loan Estimate, ${title}`}>
        <h3>{title}</h3>
        <dl>
          {boxes.map(({ label, amount, why }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);
