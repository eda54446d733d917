/** The year of those who have answered the first questions only: a profit, and a household with nothing else in it. */
import { setAside } from "../../engine/payments/set-aside.ts";
import { blankBusiness, blankHousehold, blankPerson } from "../../engine/tax/blank-household.ts";
import { type FederalReturn, federalReturn } from "../../engine/tax/federal-return.ts";
import { perYear } from "../../inputs/fields.ts";
import { lawFor } from "../../law/us/index.ts";
import { type FirstInputs, START_AGE } from "./first-fields.ts";
import { partOfYearGone } from "./part-of-year.ts";

/** What the first answer shows. The whole answer (`answer.ts`) has all this and more, and the same numbers: gig-tax.test.ts. */
export interface FirstAnswer {
  readonly inputs: FirstInputs;
  readonly year: {
    readonly businesses: readonly { readonly sheet: { readonly netProfit: number } }[];
    readonly result: FederalReturn;
  };
  readonly profit: number;
  readonly grossReceipts: number;
  readonly aside: ReturnType<typeof setAside>;
}

export function firstAnswer(inputs: FirstInputs): FirstAnswer {
  const { taxYear, filingStatus, today, gigs } = inputs;
  const profits = gigs.map(({ pay }) => perYear(pay, partOfYearGone(taxYear, today)));
  const law = lawFor(taxYear, filingStatus);
  const person = { ...blankPerson, age: START_AGE };
  const withProfits = (netProfits: readonly number[]) =>
    federalReturn(
      {
        ...blankHousehold(filingStatus),
        filer: { ...person, businesses: netProfits.map((netProfit) => ({ ...blankBusiness, netProfit })) },
        spouse: filingStatus === "married_joint" ? person : null,
        byTaxTable: true,
        byCreditTable: true,
      },
      law,
    );
  const result = withProfits(profits);
  const profit = profits.reduce((sum, one) => sum + one, 0);
  const aside = setAside({
    taxWith: result.taxAfterRefundableCredits,
    taxWithout: withProfits(profits.map(() => 0)).taxAfterRefundableCredits,
    profit,
    grossReceipts: profit,
  });
  const businesses = profits.map((netProfit) => ({ sheet: { netProfit } }));
  return { inputs, year: { businesses, result }, profit, grossReceipts: profit, aside };
}
