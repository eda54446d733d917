/**
 * The lines behind equipment that isn't deducted as bonus depreciation: section 179 with its limits, and earlier
 * purchases.
 */
import { section179Lines } from "../../../engine/tax/schedule-c/section-179.lines.ts";
import { asInput, asLine, explain, type Known, type Scope, type Step, type Unit } from "../../../engine/worksheet.ts";
import { fieldAt } from "../../../inputs/typed.ts";
import { scopeOf } from "../../../law/figure.ts";
import { carFirstYear } from "../../../law/us/business.ts";
import { earlyBonus, section179Limits } from "../../../law/us/section-179.ts";
import type { Answer } from "../answer.ts";
import { fields, type Gig } from "../inputs.ts";
import { shareName } from "../questions/gig-fields.ts";
import { amountIn, earlyShare, electedOf, methodOf, section179Of } from "./business-year.ts";

const typed = (name: string, value: number, unit?: Unit): Known =>
  asInput(name, fieldAt(fields, name)?.label ?? name, value, unit);
const line = (label: string, value: number): Known => asLine("", label, value);

/** A gig's equipment as typed. */
const equipmentIn = (gig: Gig, i: number): Scope => ({
  cost: typed(`gigs.${i}.equipment`, amountIn(gig, "equipment")),
  share: typed(`gigs.${i}.${shareName("equipment")}`, amountIn(gig, shareName("equipment")), "rate"),
});

type ByYear = Readonly<Record<number, Parameters<typeof scopeOf>[0] | undefined>>;

/** @returns all lines, and by gig those that replace what was typed in a field */
export function equipmentSteps({ inputs, year: { gone, law } }: Answer) {
  const { taxYear, gigs } = inputs;
  const early = gigs.map((gig, i) => earlySteps(gig, i, taxYear));
  const found = section179Of(inputs, gone, law);
  const limits = (section179Limits as ByYear)[taxYear];
  const under179 = found && limits ? section179Steps(inputs, found, scopeOf(limits)) : null;
  return {
    steps: [...early.flat(), ...(under179?.steps ?? [])],
    of: (i: number): ReadonlyMap<string, Known> =>
      new Map([...(early[i] ?? []).map((step) => ["equipment", step] as const), ...(under179?.of(i) ?? [])]),
  };
}

function earlySteps(gig: Gig, i: number, taxYear: number): Step[] {
  const cost = amountIn(gig, "equipment");
  if (methodOf(gig) !== "early" || cost === 0) return [];
  const bonus = (earlyBonus as ByYear)[taxYear];
  return explain(
    { firstYear: cost * earlyShare(taxYear) },
    {
      firstYear: {
        label: "First-year depreciation of the equipment",
        meaning:
          "The bonus rate in effect when you bought it, plus the first year of five-year depreciation on the rest.",
        formula: bonus ? "cost * (bonusShare + (1 - bonusShare) * decliningShare)" : "cost * decliningShare",
        form: "Form 4562, lines 14 and 19b",
      },
    },
    { ...equipmentIn(gig, i), ...(bonus ? scopeOf(bonus) : {}), ...scopeOf(carFirstYear as never) },
    `gigs.${i + 1}.equipment.`,
  );
}

type Found = NonNullable<ReturnType<typeof section179Of>>;

function section179Steps({ gigs, taxYear }: Answer["inputs"], { property, sheet, first }: Found, limits: Scope) {
  const elected = gigs.map((gig, i) => {
    const own = electedOf(gig, taxYear);
    if (own === 0) return [];
    const lines = { elected: { label: "Equipment for work", formula: "cost * share", form: "Form 4562, line 6" } };
    return explain({ elected: own }, lines, equipmentIn(gig, i), `gigs.${i + 1}.section179.`);
  });
  const all = elected.flat();
  const total = (all.length === 1 && all[0]) || line("Equipment for work, all gigs", property.elected);
  const whole = explain(
    sheet,
    section179Lines,
    {
      elected: total,
      carriedOver: typed("section179Before", property.carriedOver),
      businessIncome: line("Profit of all businesses before this deduction, plus wages", property.businessIncome),
      ...limits,
    },
    "section179.",
  );
  const of = (name: string) => whole.find((step) => step.name === `section179.${name}`) as Step;
  const deducted = elected.map(([own], i) =>
    own === undefined
      ? []
      : explain(
          { deducted: (Number(own.value) * sheet.ofThisYear) / property.elected },
          {
            deducted: {
              label: "Section 179 deduction of this gig",
              formula: "own * ofThisYear / elected",
              form: "Form 4562, line 12",
            },
          },
          { own, ofThisYear: of("ofThisYear"), elected: total },
          `gigs.${i + 1}.section179.`,
        ),
  );
  return {
    steps: [...all, ...whole, ...deducted.flat()],
    of: (i: number): (readonly [field: string, step: Known])[] => [
      ...(deducted[i] ?? []).map((step) => ["equipment", step] as const),
      ...(i === first ? [["section179Before", of("ofEarlierYears")] as const] : []),
    ],
  };
}
