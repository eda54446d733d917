/** The salary the visitor would take from an S corporation, and what one would cost. */
import { money, percent } from "../../../inputs/fields.ts";

const MOST = 100_000_000;

export const corporationFields = {
  /** Half of the profit by default. */
  corporateSalary: money({ label: "Salary you'd pay yourself each year", start: null, max: MOST }),
  payrollService: money({ label: "Payroll service, per year", start: 600, max: MOST }),
  corporateReturn: money({ label: "Preparing the corporate tax return", start: 900, max: MOST }),
  /** The state's for new employers by default. */
  stateUnemploymentRate: percent({ label: "State unemployment tax rate", start: null, max: 0.3 }),
  stateUnemploymentWages: money({ label: "Pay this tax applies to, per year", start: null, max: MOST }),
};
