/** Builds a state return from a few words, for figures worked by hand. */
import { compiledState } from "../engine/state/compiled.ts";
import { blankHome, type Home, type Situation, situationOf } from "../engine/state/situation.ts";
import { type StateReturn, stateReturn } from "../engine/state/state-return.ts";
import type { StateYear, TaxedYear } from "../engine/state/state-year.ts";
import { blankBusiness, blankHousehold, blankPerson, jobPaying } from "../engine/tax/blank-household.ts";
import type { FilingStatus } from "../engine/tax/filing-status.ts";
import type { Household, Person } from "../engine/tax/household.ts";
import { federalReturn } from "../engine/tax/return/federal-return.ts";
import { lawFor, type TaxYear } from "../law/us/index.ts";
import { blankDependent } from "./blanks.ts";

interface Who extends Partial<Person> {
  readonly wages?: number;
  readonly profit?: number;
}
export interface Told {
  readonly status?: FilingStatus;
  readonly filer?: Who;
  readonly spouse?: Who;
  /** Ages of dependent children at year-end. */
  readonly children?: readonly number[];
  readonly income?: Partial<Household["income"]>;
  readonly costs?: Partial<Household["costs"]>;
  readonly claims?: Partial<Household["claims"]>;
  readonly home?: Partial<Home>;
  readonly livedApart?: boolean;
  /** Read tax from the printed tables, on the federal and the state return. */
  readonly byTable?: boolean;
}

const payroll = { wageBase: Number.POSITIVE_INFINITY, socialSecurityRate: 0.062, medicareRate: 0.0145 };
const person = ({ wages = 0, profit = 0, ...rest }: Who = {}): Person => ({
  ...blankPerson,
  jobs: wages === 0 ? [] : [jobPaying(wages, payroll)],
  businesses: profit === 0 ? [] : [{ ...blankBusiness, netProfit: profit }],
  ...rest,
});

/** A household in which everything not mentioned is zero, and everyone is 40, as its state sees it. */
export function workedSituation(year: TaxYear, told: Told): Situation {
  const status = told.status ?? "single";
  const law = lawFor(year, status);
  const blank = blankHousehold(status);
  const household: Household = {
    ...blank,
    filer: person(told.filer),
    spouse: status === "married_joint" ? person(told.spouse) : null,
    dependents: (told.children ?? []).map((age) => ({ ...blankDependent, age })),
    income: { ...blank.income, ...told.income },
    costs: { ...blank.costs, ...told.costs },
    claims: { ...blank.claims, ...told.claims },
    livedApartAllYear: told.livedApart ?? false,
    byTaxTable: told.byTable ?? false,
  };
  return situationOf(household, { ...blankHome, ...told.home }, federalReturn(household, law), law);
}

/** That household's state return. */
export function workedReturn(state: StateYear, told: Told): StateReturn {
  const compiled = compiledState(state, told.status ?? "single");
  if (compiled === null) throw new Error(`${state.name} has no income tax`);
  return stateReturn(workedSituation(state.year as TaxYear, told), compiled);
}

/** The amount of one credit or subtraction on that return, by its name in the state's file. */
export const workedCredit = (
  state: TaxedYear,
  kind: "subtractions" | "credits" | "refundableCredits",
  name: string,
  told: Told,
) => workedReturn(state, told).parts[kind][Object.keys(state[kind] ?? {}).indexOf(name)]?.amount;
