// @vitest-environment jsdom
/** What a panel's first sentence takes for granted until the visitor says otherwise. */
import { act, cleanup } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { onForm } from "../../../testing/on-form.tsx";
import type { Fields } from "../../../ui/form/useForm.ts";
import { answer } from "../answer.ts";
import { inputsFor } from "../given.ts";
import { fields } from "../inputs.ts";
import Afford from "./affordable/Afford.tsx";
import { affordOf } from "./affordable/affordable.ts";
import Taxes from "./owning/Taxes.tsx";
import { taxesOf } from "./owning/taxes-while-owning.ts";
import Refinance from "./present-loan/Refinance.tsx";
import { refinancingOf } from "./present-loan/refinancing.ts";

afterEach(cleanup);

type Typed = Parameters<typeof inputsFor>[0];
const answered = (typed: Typed) => answer(inputsFor(typed));

/** The finding while nothing is typed, and once this field is. */
function findings(panel: ReactNode, field: string, text: string): string[] {
  const { container, form } = onForm(panel, fields as unknown as Fields);
  const said = () => container.querySelector(".finding")?.textContent ?? "";
  const before = said();
  act(() => form().set(field, text));
  return [before, said()];
}

test("income tax saved: the filing status is said until it is chosen", () => {
  // With 30,000 of income, 16,100 of standard deduction is more than the interest on 80,000 and the tax on 100,000.
  const none = <Taxes found={taxesOf(answered({ price: "100000", incomePerYear: "30000" }))} />;
  const [assumed, chosen] = findings(none, "filingStatus", "single");
  expect(assumed).toMatch(/^If you file as single, owning saves you no income tax in /);
  expect(chosen).toMatch(/^Owning saves you no income tax in /);
  // 560,000 at about 7% is over 39,000 of interest, and 150,000 of income is far above either deduction.
  const some = <Taxes found={taxesOf(answered({ price: "700000", incomePerYear: "150000" }))} />;
  expect(findings(some, "filingStatus", "single")).toEqual([
    expect.stringMatching(/^If you file as single, owning saves \$\d,\d{3} in income tax in /),
    expect.stringMatching(/^Owning saves \$\d,\d{3} in income tax in /),
  ]);
});

test("what is left for everything else: the filing status is said until it is chosen", () => {
  const of = (typed: Typed) => findings(<Afford found={affordOf(answered(typed))} />, "filingStatus", "married_joint");
  const [assumed, chosen] = of({ incomePerYear: "120000" });
  expect(assumed).toMatch(/left for everything else, after federal taxes and debts, if you file as single\.$/);
  expect(chosen).toMatch(/left for everything else, after federal taxes and debts\.$/);
  const [spending, ofCouple] = of({ incomePerYear: "120000", livingPerMonth: "1000" });
  expect(spending).toMatch(/left for the unexpected, if you file as single\.$/);
  expect(ofCouple).toMatch(/left for the unexpected\.$/);
  const [cash] = of({ price: "400000", incomePerYear: "90000", downPayment: "100%" });
  expect(cash).toMatch(/a month left, if you file as single\.$/);
});

test("refinancing: no verdict on a rate that is only our example", () => {
  const found = (typed: Typed) => {
    const of = answered({ rateNow: "6", paymentsLeft: "360", owedNow: "300000", refiCosts: "0", ...typed });
    return <Refinance answered={of} found={refinancingOf(of)} />;
  };
  const better = "over the 11 years you stay, refinancing leaves you $";
  // A point below 6%.
  const [example, typed] = findings(found({}), "newRate", "5");
  expect(example?.startsWith(`At 5%, for example, ${better}`)).toBe(true);
  expect(typed?.startsWith(`Worth it: ${better}`)).toBe(true);
  expect(example).toMatch(/\$[\d,]+ better off, counting what your savings could have earned\./);
  // The same rate with 9,000 of costs: 9,000 are lost.
  const same = found({ newRate: "6", newMonths: "30 years", refiCosts: "9000" });
  expect(findings(same, "newRate", "6")).toEqual([
    "At 6%, for example, over the 11 years you stay, refinancing leaves you $9,000 worse off, counting what your savings could have earned.",
    "Not worth it: over the 11 years you stay, refinancing leaves you $9,000 worse off, counting what your savings could have earned.",
  ]);
});
