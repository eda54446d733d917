import type { ReactNode } from "react";
import { Yours } from "./Yours.tsx";

interface Box {
  /** As the form has it. */
  readonly label: string;
  readonly amount: ReactNode;
  /** What to look for. */
  readonly why: ReactNode;
}
interface FormPage {
  readonly title: string;
  readonly boxes: readonly Box[];
}

/** The boxes of the Loan Estimate in their order, with the numbers of the reader's house (Regulation Z, 12 CFR 1026.37). */
const pages: readonly FormPage[] = [
  {
    title: "Page 1: the loan",
    boxes: [
      {
        label: "Loan term, purpose, product, type",
        amount: <Yours of="termMonths" />,
        why: "Is it the loan you asked for? “Fixed Rate” stays. “5/6 ARM” is fixed for five years, then changes every six months.",
      },
      {
        label: "Rate lock",
        amount: "NO",
        why: "NO means that the rate can still change. If it says YES, it names the day and hour.",
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
        why: "The payment to the lender alone. The part for tax and insurance comes below.",
      },
      {
        label: "Prepayment penalty",
        amount: "NO",
        why: "If it says YES, you would pay for paying early. Ask for another loan.",
      },
      {
        label: "Balloon payment",
        amount: "NO",
        why: "If it says YES, one large sum falls due at the end.",
      },
    ],
  },
  {
    title: "Page 1: projected payments and cash",
    boxes: [
      {
        label: "Mortgage insurance",
        amount: <Yours of="mortgageInsurancePerMonth" as="cents" />,
        why: "The columns show the years in which you pay it. Compare it between lenders: they use different insurers.",
      },
      {
        label: "Estimated escrow",
        amount: <Yours of="escrowPerMonth" as="cents" />,
        why: "Property tax and home insurance. It can rise. Check both with the county and your insurer.",
      },
      {
        label: "Estimated total monthly payment",
        amount: <Yours of="totalToServicer" as="cents" />,
        why: "What you pay for the loan, its insurance and escrow. Association dues come in the next box.",
      },
      {
        label: "Estimated taxes, insurance and assessments",
        amount: <Yours of="taxesInsuranceAndDues" as="cents" />,
        why: "All of them, dues too. The box says which are in escrow. The others you pay yourself.",
      },
      {
        label: "Estimated closing costs",
        amount: <Yours of="closingCosts" />,
        why: "The sum of page 2.",
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
        why: "The lender’s own price, points included. This is the box to compare.",
      },
      {
        label: "B. Services you cannot shop for",
        amount: "in C",
        why: "Appraisal, credit report and the like. The lender picks who does it.",
      },
      {
        label: "C. Services you can shop for",
        amount: <Yours of="titleAndTaxes" />,
        why: "Title and settlement. A list of providers comes with the form; you may take others. Our figure is one average for B, C, E and H.",
      },
      {
        label: "D. Total loan costs",
        amount: <Yours of="loanCosts" />,
        why: "A, B and C together.",
      },
      {
        label: "E. Taxes and other government fees",
        amount: "in C",
        why: "Recording fees, and the transfer tax where there is one.",
      },
      {
        label: "F. Prepaids",
        amount: <Yours of="prepaids" />,
        why: "A year of home insurance, and interest from closing to the end of the month. If you close late in the month, it is less.",
      },
      {
        label: "G. Initial escrow payment at closing",
        amount: <Yours of="initialEscrow" />,
        why: "Your own money, put aside for the next tax and insurance bills.",
      },
      {
        label: "H. Other",
        amount: "in C",
        why: "Owner’s title insurance, for one. Lines marked “optional” are your choice.",
      },
      {
        label: "I. Total other costs",
        amount: <Yours of="otherCosts" />,
        why: "E, F, G and H together.",
      },
      {
        label: "J. Total closing costs",
        amount: <Yours of="closingCosts" />,
        why: "D and I, less lender credits. You pay for a credit with a higher rate.",
      },
      {
        label: "Calculating cash to close",
        amount: <Yours of="cash" />,
        why: (
          <>
            J and the down payment of <Yours of="downPayment" />, less your deposit and what the seller pays. The tools
            here count none of those two.
          </>
        ),
      },
      {
        label: "Adjustable payment and rate tables",
        amount: "if it moves",
        why: "They are there if the payment or the rate can change: the index, the margin, the caps, the first change.",
      },
    ],
  },
  {
    title: "Page 3: comparisons and the rest",
    boxes: [
      {
        label: "In 5 years: total paid",
        amount: <Yours of="paidInFiveYears" />,
        why: "Principal, interest, mortgage insurance and loan costs. Take off the next line: the rest is what five years cost.",
      },
      {
        label: "In 5 years: principal paid off",
        amount: <Yours of="principalInFiveYears" />,
        why: "The part that is yours.",
      },
      {
        label: "Annual percentage rate (APR)",
        amount: <Yours of="apr" />,
        why: "Rate and finance charges as one number, if you keep the loan to the end.",
      },
      {
        label: "Total interest percentage (TIP)",
        amount: <Yours of="totalInterestPercentage" />,
        why: "All interest over the whole loan, as a share of it. For a loan of 30 years it is always large.",
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
        why: "After how many days it counts as late, and what that costs.",
      },
      {
        label: "Refinance, servicing",
        amount: "read",
        why: "A new loan later is not promised. The lender may pass the collecting of payments to another company.",
      },
      {
        label: "Confirm receipt",
        amount: "sign",
        why: "Your name here says only that you got the form. It does not bind you.",
      },
    ],
  },
];

/** The form drawn as a form, each box with what to look for beside it. */
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
