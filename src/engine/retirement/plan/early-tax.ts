/** The additional tax on early withdrawals over the years in which it is due. Today's dollars. */

interface TaxedYear {
  readonly age: number;
  readonly tax: number;
  readonly earlyTax: number;
}

export interface EarlyTaxFigures {
  readonly years: number;
  readonly total: number;
  /** The additional tax, and total tax, in an average year with additional tax. */
  readonly yearly: number;
  readonly allTax: number;
  readonly allTaxYearly: number;
  readonly firstAge: number;
  readonly lastAge: number;
}

/** Null if no year has any. */
export function earlyTaxFigures(path: readonly TaxedYear[]): EarlyTaxFigures | null {
  const due = path.filter(({ earlyTax }) => earlyTax > 0);
  const [first, last] = [due[0], due.at(-1)];
  if (first === undefined || last === undefined) return null;
  const years = due.length;
  const total = due.reduce((sum, { earlyTax }) => sum + earlyTax, 0);
  const allTax = due.reduce((sum, { tax }) => sum + tax, 0);
  return {
    years,
    total,
    yearly: Math.round(total / years),
    allTax,
    allTaxYearly: Math.round(allTax / years),
    firstAge: first.age,
    lastAge: last.age,
  };
}
