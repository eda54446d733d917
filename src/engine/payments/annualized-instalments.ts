/** What the law requires by the end of one of the four periods. */
interface PeriodLaw {
  /** Months from January to the end of the period: 3, 5, 8, 12. */
  readonly months: number;
  /** Scales the period to a year: 4, 2.4, 1.5, 1. */
  readonly annualizationFactor: number;
  /** Share of the annualized tax due by the period's date: 22.5%, 45%, 67.5%, 90%. */
  readonly applicablePercentage: number;
}

export type Four<T> = readonly [T, T, T, T];
/** The four periods' figures, by number. */
export type PeriodsLaw = Readonly<Record<1 | 2 | 3 | 4, PeriodLaw>>;

export type AnnualizedInstalments = ReturnType<typeof annualizedInstalments>;

/**
 * Installments for uneven income (Form 2210, Schedule AI, lines 20 to 27). Dollars, unrounded.
 *
 * Each date asks for a share of the tax on the income so far, annualized, but never for more than the regular
 * installment plus whatever earlier dates held back from theirs.
 *
 * @param totalTax the tax on each period's annualized income (line 19)
 */
export function annualizedInstalments(totalTax: Four<number>, required: number, periods: PeriodsLaw) {
  let earlier = 0;
  let savedBefore = 0;
  const instalments = totalTax.map((annualizedTax, i) => {
    const { applicablePercentage } = periods[(i + 1) as 1 | 2 | 3 | 4];
    const earlierInstalments = earlier;
    // Refundable credits can push the required amount below zero.
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
