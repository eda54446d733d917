import type { AdditionalMedicareLaw } from "./additional-medicare-tax.ts";
import type { MinimumTaxLaw } from "./alternative-minimum-tax.ts";
import type { CharityLaw } from "./charity-without-itemizing.ts";
import type { AdoptionLaw } from "./credits/adoption-credit.ts";
import type { ChildCreditLaw } from "./credits/child-credits.ts";
import type { DependentCareLaw } from "./credits/dependent-care-credit.ts";
import type { EarnedIncomeCreditLaw } from "./credits/earned-income-credit.ts";
import type { EducationLaw } from "./credits/education-credits.ts";
import type { SaversCreditLaw } from "./credits/savers-credit.ts";
import type { DependentLaw } from "./dependents.ts";
import type { IncomeLaw } from "./income-and-adjustments.ts";
import type { IncomeTaxLaw } from "./income-tax.ts";
import type { NetInvestmentIncomeLaw } from "./net-investment-income-tax.ts";
import type { PersonLaw } from "./person.ts";
import type { QualifiedBusinessLaw } from "./qualified-business-income.ts";
import type { CarLoanLaw } from "./schedule-1a/car-loan.ts";
import type { OvertimeDeductionLaw } from "./schedule-1a/overtime.ts";
import type { SeniorDeductionLaw } from "./schedule-1a/seniors.ts";
import type { TipsDeductionLaw } from "./schedule-1a/tips.ts";
import type { ScheduleALaw } from "./schedule-a.ts";
import type { StandardDeductionLaw } from "./standard-deduction.ts";
import type { PaymentsLaw } from "./tax-payments.ts";
import type { TopBracketLaw } from "./top-bracket-limit.ts";

/** The figures a federal return needs for one tax year and filing status, with one table per rule. */
export type FederalLaw = PersonLaw &
  IncomeLaw &
  DependentLaw & {
    readonly standardDeduction: StandardDeductionLaw;
    readonly itemized: ScheduleALaw & TopBracketLaw;
    readonly charityWithoutItemizing: CharityLaw;
    readonly tips: TipsDeductionLaw;
    readonly overtime: OvertimeDeductionLaw;
    readonly carLoan: CarLoanLaw;
    readonly senior: SeniorDeductionLaw;
    readonly qualifiedBusinessIncome: QualifiedBusinessLaw;
    readonly incomeTax: IncomeTaxLaw;
    readonly minimumTax: MinimumTaxLaw;
    readonly additionalMedicare: AdditionalMedicareLaw;
    readonly netInvestmentIncome: NetInvestmentIncomeLaw;
    readonly earlyWithdrawal: { readonly rate: number };
    readonly dependentCare: DependentCareLaw;
    readonly education: EducationLaw;
    readonly saversCredit: SaversCreditLaw;
    readonly adoption: AdoptionLaw;
    readonly childCredit: ChildCreditLaw;
    readonly earnedIncomeCredit: EarnedIncomeCreditLaw;
    readonly payroll: PaymentsLaw;
  };
