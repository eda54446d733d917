/** What the law asks for by the end of one of the four periods. */
interface PeriodLaw {
  /** Months from January to the end of the period: 3, 5, 8, 12. */
  readonly months: number;
  /** Makes a year of the period: 4, 2.4, 1.5, 1. */
  readonly annualizationFactor: number;
  /** Share of the annualized tax that must be paid by the period's date: 22.5 %, 45 %, 67.5 %, 90 %. */
  readonly applicablePercentage: number;
}

export type Four<T> = readonly [T, T, T, T];
/** The figures of the four periods, by number. */
export type PeriodsLaw = Readonly<Record<1 | 2 | 3 | 4, PeriodLaw>>;

export type AnnualizedInstalments = ReturnType<typeof annualizedInstalments>;

/**
 * The instalments of somebody whose income came unevenly (Form 2210, Schedule AI, lines 20 to 27). Dollars, unrounded.
 *
 * Each date asks for a share of the tax on the income so far, blown up to a year, but never for more than the regular
 * instalment and what earlier dates left out of theirs.
 *
 * @param totalTax the tax on each period's annualized income (line 19)
 */
export function annualizedInstalments(totalTax: Four<number>, required: number, periods: PeriodsLaw) {
  let earlier = 0;
  let savedBefore = 0;
  const instalments = totalTax.map((annualizedTax, i) => {
    const { applicablePercentage } = periods[(i + 1) as 1 | 2 | 3 | 4];
    const earlierInstalments = earlier;
    // Credits that are paid out can leave less than nothing to be required.
    const regularInstalment = Math.max(0, required) / 4;
    const dueByThen = applicablePercentage * annualizedTax;
    const annualizedInstalment = Math.max(0, dueByThen - earlierInstalments);
    const limit = regularInstalment + savedBefore;
    const instalment = Math.min(annualizedInstalment, limit);
    const worksheet = {
      annualizedTax,
      dueByThen,
      earlierInstalments,
      annualizedInstalment,
      regularInstalment,
      savedBefore,
      limit,
      instalment,
    };
    earlier += instalment;
    savedBefore = limit - instalment;
    return worksheet;
  });
  return { instalments };
}
