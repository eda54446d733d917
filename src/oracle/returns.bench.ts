/** How many full returns one core computes in a second: federal, and federal with California. The goal is 100,000. */

import { compiledState } from "../engine/state/compiled.ts";
import { situationOf } from "../engine/state/situation.ts";
import { stateReturn } from "../engine/state/state-return.ts";
import { blankBusiness, blankHousehold, blankPerson, jobPaying } from "../engine/tax/blank-household.ts";
import type { Household } from "../engine/tax/household.ts";
import { federalReturn } from "../engine/tax/return/federal-return.ts";
import { lawFor } from "../law/us/index.ts";
import { blankDependent } from "../testing/blanks.ts";
import { stateYear } from "../testing/state-year.ts";

const HOUSEHOLDS = 4_096;
const joint = lawFor(2026, "married_joint");
const single = lawFor(2026, "single");

/** Working couples with children, and single people, all with a business, each a little different. */
function household(i: number): Household {
  const couple = i % 2 === 0;
  const blank = blankHousehold(couple ? "married_joint" : "single");
  const law = couple ? joint : single;
  const profit = 5_000 + ((i * 7_919) % 150_000);
  const wages = (i * 104_729) % 180_000;
  return {
    ...blank,
    filer: {
      ...blankPerson,
      jobs: [jobPaying(wages, law.payroll)],
      businesses: [{ ...blankBusiness, netProfit: profit }],
    },
    spouse: couple ? { ...blankPerson, businesses: [{ ...blankBusiness, netProfit: profit / 3 }] } : null,
    dependents: couple ? [blankDependent, { ...blankDependent, age: 12 }] : [],
    income: { ...blank.income, taxableInterest: i % 900, longTermGain: (i * 31) % 8_000 },
    costs: { ...blank.costs, stateAndLocalTaxes: (i * 17) % 25_000, mortgageInterest: (i * 13) % 18_000 },
  };
}

const households = Array.from({ length: HOUSEHOLDS }, (_, i) => household(i));
const lawOf = ({ filingStatus }: Household) => (filingStatus === "single" ? single : joint);
const states = { single: stateLaw("single"), joint: stateLaw("married_joint") };
function stateLaw(status: "single" | "married_joint") {
  const law = compiledState(stateYear("CA", 2026), status);
  if (law === null) throw new Error("California taxes income");
  return law;
}
const home = { locality: null, realEstateTaxes: 0, stateIncomeTaxPaid: 0, rentPaid: 0 };

let sum = 0;
export const benches = [
  {
    name: "federal return of a household",
    unit: "returns",
    run() {
      for (const one of households) sum += federalReturn(one, lawOf(one)).totalTax;
      return HOUSEHOLDS;
    },
  },
  {
    name: "federal return, and the state return built on it",
    unit: "households",
    run() {
      for (const one of households) {
        const law = lawOf(one);
        const federal = federalReturn(one, law);
        const state = one.filingStatus === "single" ? states.single : states.joint;
        sum += stateReturn(situationOf(one, home, federal, law), state).tax;
      }
      return HOUSEHOLDS;
    },
  },
];
/** The results, so that no compiler optimizes them away. */
export const figured = () => sum;
