import { type Now, settings, WITHDRAWAL_METHODS } from "../strategies.ts";

/** Age divided by 20, as a percentage of savings: 3.25% at 65, 4.5% at 90. */
export const ageOverTwenty = ({ startAge }: { readonly startAge: number }) => {
  const divisor = 20;
  return {
    wants: ({ year, balance }: Now) => {
      const age = startAge + year;
      const wanted = (age / divisor / 100) * balance;
      return { age, wanted };
    },
    lines: {
      age: { label: "Age this year", formula: "startAge + year", unit: "years" },
      wanted: {
        label: "Age over 20, as a percentage of savings",
        formula: "age / divisor / 100 * balance",
        source: WITHDRAWAL_METHODS,
      },
    } as const,
    settings: settings({
      startAge: [startAge, "Age at the first withdrawal", "years"],
      divisor: [divisor, "The age is divided by", "count"],
    }),
  };
};
