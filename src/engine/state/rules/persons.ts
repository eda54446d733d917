import { rule } from "../rule.ts";
import { dependentsUnder, youngChildrenLine } from "../situation.ts";

interface PerPerson {
  readonly perFiler: number;
  readonly perDependent: number;
}
/** An amount for everyone on the return: exemptions, or credits instead of them. */
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
    children: youngChildrenLine,
    amount: { label: "Child tax credit", formula: "perChild * children" },
  },
});

interface PensionLaw {
  readonly fromAge: number;
  /** `null` for no limit. */
  readonly mostEach: number | null;
}
/** Each filer's pensions and retirement withdrawals from an age on, up to a limit. */
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
      found: "For each filer from that age on, their own pensions, up to any limit.",
      check: "amount <= federal.pensions + 0.01",
    },
  },
});

interface WithdrawalLaw {
  /** Age from which withdrawals count too; an employer pension counts at any age. */
  readonly withdrawalsFrom: number;
  /** Whether a Roth conversion counts before that age, because it bears no early withdrawal tax. */
  readonly anyConversion: boolean;
  /** `null` for no limit. */
  readonly mostEach: number | null;
  /** Limit for the whole return, whoever has them; `null` for no limit. */
  readonly most: number | null;
}
/** Employer pensions at any age, and withdrawals from an age on, up to a limit per filer or per return. */
export const pensionsAndLaterWithdrawals = rule({
  figure: (s, law: WithdrawalLaw) => {
    let amount = 0;
    for (const { age, pensions, employerPensions, conversions } of s.people) {
      const counted = age >= law.withdrawalsFrom ? pensions : employerPensions + (law.anyConversion ? conversions : 0);
      amount += law.mostEach === null ? counted : Math.min(counted, law.mostEach);
    }
    return { amount: law.most === null ? amount : Math.min(amount, law.most) };
  },
  lines: {
    amount: {
      label: "Pensions and withdrawals left out",
      found: "For each filer, employer pensions, and from that age on withdrawals too, up to any limit.",
      check: "amount <= federal.pensions + 0.01",
    },
  },
});

/** Every filer's pensions that employers paid for. */
export const employerPensionsLeftOut = rule({
  figure: (s) => {
    let amount = 0;
    for (const { employerPensions } of s.people) amount += employerPensions;
    return { amount };
  },
  lines: { amount: { label: "Pensions of employers", formula: "sum(people.employerPensions)" } },
});
