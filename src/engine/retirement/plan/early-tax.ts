/** What the additional tax on early withdrawals comes to over the years in which it is due. Today's dollars. */

interface TaxedYear {
  readonly age: number;
  readonly tax: number;
  readonly earlyTax: number;
}

export interface EarlyTaxFigures {
  readonly years: number;
  readonly total: number;
  /** The additional tax, and all tax, in a mean year in which the first is due. */
  readonly yearly: number;
  readonly allTax: number;
  readonly allTaxYearly: number;
  readonly firstAge: number;
  readonly lastAge: number;
}

/** Nothing where no year has any. */
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
