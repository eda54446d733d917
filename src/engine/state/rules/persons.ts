import { rule } from "../rule.ts";
import { dependentsUnder } from "../situation.ts";

interface PerPerson {
  readonly perFiler: number;
  readonly perDependent: number;
}
/** An amount for everybody on the return: exemptions, or credits in their place. */
export const amountPerPerson = rule<PerPerson, { amount: number }>({
  figure: (s, law) => ({ amount: law.perFiler * s.filers + law.perDependent * s.dependents.length }),
  lines: {
    amount: { label: "Personal exemptions", formula: "perFiler * filers + perDependent * dependents" },
  },
});

interface ByStatus {
  readonly ofStatus: number;
  readonly perDependent: number;
}
/** One amount for the return, by filing status, and one for every dependent. */
export const amountByStatus = rule<ByStatus, { amount: number }>({
  figure: (s, law) => ({ amount: law.ofStatus + law.perDependent * s.dependents.length }),
  lines: { amount: { label: "Exemptions", formula: "ofStatus + perDependent * dependents" } },
});

interface PerChild {
  readonly perChild: number;
  readonly under: number;
}
/** A credit for every dependent below an age. */
export const creditPerChildUnder = rule({
  figure: (s, law: PerChild) => {
    const children = dependentsUnder(law.under, s);
    const amount = law.perChild * children;
    return { children, amount };
  },
  lines: {
    children: { label: "Children young enough", found: "Dependents below the age limit.", unit: "count" },
    amount: { label: "Child tax credit", formula: "perChild * children" },
  },
});

interface PensionLaw {
  readonly fromAge: number;
  /** `null` for no limit. */
  readonly mostEach: number | null;
}
/** Pensions and retirement withdrawals of each filer from an age on, up to a limit. */
export const pensionsLeftOut = rule({
  figure: (s, law: PensionLaw) => {
    let amount = 0;
    for (const { age, pensions } of s.people)
      if (age >= law.fromAge) amount += law.mostEach === null ? pensions : Math.min(pensions, law.mostEach);
    return { amount };
  },
  lines: {
    amount: {
      label: "Pensions left out",
      found: "For each filer from that age on: own pensions, up to the limit where there is one.",
      check: "amount <= federal.pensions + 0.01",
    },
  },
});
