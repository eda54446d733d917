/** What a combination changes in the plan, why it is better, and the lines for its figures. */
import { capital } from "../../../engine/capital.ts";
import { type Tried, triedIn } from "../../../engine/retirement/futures/tried.ts";
import { estateLines } from "../../../engine/retirement/plan/estate.lines.ts";
import {
  asInput,
  asLine,
  explain,
  explainOne,
  type Known,
  type Scope,
  type Step,
  type Unit,
} from "../../../engine/worksheet.ts";
import { stateInSentence } from "../../../inputs/state-in-sentence.ts";
import { inWholePercent } from "../../../ui/format.ts";
import { listed } from "../../../ui/listed.ts";
import { requiredFrom } from "../ages.ts";
import { roundly } from "../answer/verdict.ts";
import { isSameAge, type Recommendation } from "../claiming/recommend.ts";
import { fields, type Inputs } from "../inputs.ts";
import type { Ranked } from "./rank.ts";
import { type Compared, type Course, isOtherWay, type TaxOption, type Unconverted } from "./search.ts";

const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
const lineOf = (name: string) => labelOf(fields.convertTo.options, name);
const stateName = (code: string) => stateInSentence(labelOf(fields.elsewhere.options, code));

const agesIn = (from: number, through: number) => (from >= through ? `at ${from}` : `from ${from} through ${through}`);

/** Through the end of the plan is "on", because what there is to convert often ends sooner. */
const yearsOf = ({ planTo }: Inputs, { convertFrom, convertThrough }: TaxOption) =>
  convertThrough >= planTo && convertFrom < convertThrough
    ? `from ${convertFrom} on`
    : agesIn(convertFrom, convertThrough);

/** What to do differently: "Claim at 70 and convert up to the top of the 12% bracket from 63 through 74". */
export function changesOf(inputs: Inputs, option: TaxOption): string {
  const parts: string[] = [];
  if (option.state !== inputs.state) parts.push(`live in ${stateName(option.state)}`);
  if (option.claimAge !== inputs.claimAge) parts.push(`claim at ${fields.claimAge.show(option.claimAge)}`);
  if (option.spouseClaimAge !== inputs.spouseClaimAge)
    parts.push(`have your spouse claim at ${fields.claimAge.show(option.spouseClaimAge)}`);
  if (option.rothFirst !== inputs.rothFirst)
    parts.push(
      option.rothFirst
        ? "take Roth contributions before traditional money until 59½"
        : "don't take Roth contributions before traditional money",
    );
  if (option.jobPlan !== inputs.jobPlan)
    parts.push("keep your traditional money in the 401(k) at the job you leave (rule of 55)");
  if (isOtherWay(inputs, { ...option, rothFirst: inputs.rothFirst, jobPlan: inputs.jobPlan }))
    parts.push(
      option.equal
        ? `starting at ${option.equalFrom}, take equal payments under 72(t) from ${inWholePercent(option.equalShare)} of your traditional money`
        : "don't take equal payments under 72(t)",
    );
  if (isOtherConversion(inputs, option))
    parts.push(
      option.convert
        ? `convert to Roth up to ${lineOf(option.convertTo)} ${yearsOf(inputs, option)}${option.convertPays === "traditional" ? ", using traditional money for the tax if needed" : ""}`
        : "don't convert to Roth",
    );
  if (option.order !== inputs.order || (option.order === "fill" && option.fillTo !== inputs.fillTo))
    parts.push(ORDERS[option.order](lineOf(option.fillTo)));
  const text = listed(parts);
  return capital(text);
}

const isOtherConversion = (inputs: Inputs, option: TaxOption) =>
  option.convert !== inputs.convert ||
  (option.convert &&
    (option.convertTo !== inputs.convertTo ||
      option.convertFrom !== inputs.convertFrom ||
      option.convertThrough !== inputs.convertThrough ||
      option.convertPays !== inputs.convertPays));

const ORDERS: Readonly<Record<TaxOption["order"], (line: string) => string>> = {
  conventional: () => "spend taxable money first, then traditional, then Roth",
  proportional: () => "spend some from every account",
  fill: (line) => `spend traditional money up to ${line} each year, then taxable, then Roth`,
};

/** Conversions up to one of these, before required distributions begin, fill lower brackets. */
const LOW: readonly TaxOption["convertTo"][] = ["10", "12", "22", "gains"];

/** Why it helps, in a sentence or two. */
export function reasonOf(inputs: Inputs, one: Compared, plan: Compared): string {
  if (!isOtherWay(inputs, one.option) || one.course.earlyTax >= plan.course.earlyTax)
    return mainReason(inputs, one, plan);
  const { rothFirst, jobPlan, equal, equalFrom, equalShare } = inputs;
  const rest = changesOf(inputs, { ...one.option, rothFirst, jobPlan, equal, equalFrom, equalShare });
  const way =
    one.option.jobPlan !== jobPlan
      ? "If you leave a job in the year you turn 55 or later, what is in its 401(k) isn't subject to the 10% tax. In an IRA, it would be until 59½."
      : one.option.equal
        ? "Equal payments aren't subject to the 10% tax before 59½, but they are fixed until then, and for at least five years."
        : `Roth contributions come out untaxed at any age, so you pay less of the 10% tax before 59½.${inputs.rothContributions === null ? " You haven't entered what you put in, so we count all Roth money you have today as contributions." : ""}`;
  return rest === "" ? way : `${way} ${mainReason(inputs, one, plan)}`;
}

function mainReason(inputs: Inputs, { option, course }: Compared, { course: before }: Compared): string {
  if (option.convert && isOtherConversion(inputs, option)) {
    if (option.convertTo === "medicare")
      return course.surcharges > before.surcharges
        ? "Conversions stop at the first Medicare surcharge threshold, but other income can still cross it."
        : "Conversions stop at the first Medicare surcharge threshold, so they don't raise your premiums.";
    if (option.convertTo === "credit")
      return "Conversions stop at the income where the premium tax credit ends, so they don't cost you the credit.";
    if (course.taxAlone < before.taxAlone && before.taxAlone - course.taxAlone > before.heirsTax - course.heirsTax)
      return "You fill the wider brackets of a joint return while you are both alive, so less is taxed later in the survivor's narrower brackets.";
    if (
      course.tax <= before.tax &&
      !(LOW.includes(option.convertTo) && (course.firstAge ?? 0) < requiredFrom(inputs.born))
    )
      return "You pay the tax on this money sooner, and from then on it grows untaxed in a Roth account.";
    return course.tax <= before.tax
      ? "You fill the lower brackets in low-income years, so less is left to be taxed in higher brackets later."
      : "You pay more tax yourself, but at lower rates than your heirs would pay.";
  }
  if (option.order === "fill" && (inputs.order !== "fill" || inputs.fillTo !== option.fillTo))
    return "You fill the lower brackets with withdrawals every year, so less is left to be taxed in higher brackets later.";
  if (option.order === "proportional" && inputs.order !== "proportional")
    return "Taking some from every account keeps your taxable income even, so less of it reaches higher brackets.";
  if (option.state !== inputs.state) return `${capital(stateName(option.state))} taxes this income less.`;
  if (option.claimAge > inputs.claimAge || option.spouseClaimAge > inputs.spouseClaimAge)
    return "Waiting raises the benefit for life, and only part of a benefit is ever taxed.";
  if (option.claimAge < inputs.claimAge || option.spouseClaimAge < inputs.spouseClaimAge)
    return "Benefits that start earlier leave more savings to grow.";
  if (inputs.convert && !option.convert) return "Converting costs more tax now than it saves later.";
  return "Leaving traditional and Roth accounts alone for longer lets more of the money grow untaxed.";
}

const WHY: Readonly<Record<Unconverted, (tried: Tried) => string>> = {
  empty: () => "nothing is left in your traditional accounts to convert",
  "tied up": () => "all of your traditional money is tied up in equal payments",
  "no money for the tax": () => "nothing is left outside your retirement accounts to pay the tax on a conversion",
  "other income reaches the line": () => "your other income already reaches that limit",
  "withdrawals reach the line": () => "what you take out to live on already reaches that limit",
  "after the last year": ({ one }) => `this ${one} ends`,
};

/**
 * At which ages something is converted in the middle future, and why not in the other years that are planned: "at 63
 * (after that, …)".
 */
export function conversionAges({ firstAge, lastAge, whyBefore, whyAfter }: Course, tried: Tried): string | null {
  if (firstAge === null || lastAge === null) return null;
  const why =
    whyBefore !== null && whyBefore === whyAfter
      ? [`in the other years, ${WHY[whyBefore](tried)}`]
      : [whyBefore && `before that, ${WHY[whyBefore](tried)}`, whyAfter && `after that, ${WHY[whyAfter](tried)}`];
  const said = why.filter((one) => one !== null).join("; ");
  return `${agesIn(firstAge, lastAge)}${said && ` (${said})`}`;
}

/** Less than this, two states count as the same. Dollars. */
const SAME = 1_000;

/** What another state alone changes, before anything else is changed with it. */
export function movedSentence({ state, elsewhere, model }: Inputs, moved: Compared, plan: Compared): string {
  const gain = moved.afterTaxResult - plan.afterTaxResult;
  const here = state === "flat" ? "with the flat rate" : `in ${stateName(state)}`;
  const result =
    Math.abs(gain) < SAME
      ? "leaves you and your heirs with about the same"
      : `leaves you and your heirs about ${roundly(Math.abs(gain))} ${gain > 0 ? "better" : "worse"} off`;
  return `Living in ${stateName(elsewhere)} with nothing else changed ${result}: lifetime tax is ${roundly(moved.lifetimeTax)} there and ${roundly(plan.lifetimeTax)} ${here}. State income tax in the median ${triedIn(model).one} is ${roundly(moved.course.stateTax)} there and ${roundly(plan.course.stateTax)} ${here}.${[moved, plan].map(({ whyUntaxed }) => (whyUntaxed ? ` ${whyUntaxed}` : "")).join("")}`;
}

/** Why the best combination claims at other ages than “Social Security” suggests; "" if it doesn't. */
export function otherClaim(
  { couple, lifetimes }: Inputs,
  { claimAge, spouseClaimAge }: Pick<TaxOption, "claimAge" | "spouseClaimAge">,
  { measure, chosen }: Recommendation,
): string {
  if (isSameAge(chosen.own, claimAge) && (!couple || isSameAge(chosen.spouse, spouseClaimAge))) return "";
  const show = fields.claimAge.show;
  const ages = (own: number, spouse: number) => (couple ? `${show(own)} and ${show(spouse)}` : show(own));
  const goesBy =
    measure === "lasting" ? "how often your money lasts" : "the benefits you can expect by the life tables";
  return `The best combination claims at ${ages(claimAge, spouseClaimAge)}, while “Social Security” suggests ${ages(chosen.own, chosen.spouse)}. “Social Security” goes by ${goesBy}. This search goes by what you and your heirs have after all tax${lifetimes === "random" ? "" : " if you live as long as planned"}. ${lifetimes === "random" ? "Go by “Social Security,” unless what your heirs get matters most to you." : "Go by “Social Security,” unless you expect to live that long."}`;
}

type Part = Exclude<
  keyof Course,
  "firstAge" | "lastAge" | "whyBefore" | "whyAfter" | "converted" | "firstConverted" | "taxAlone"
>;
const PARTS: Readonly<
  Record<Part, readonly [label: string, less: (amount: string) => string, more: (amount: string) => string]>
> = {
  tax: ["Lifetime tax", (x) => `you pay ${x} less in tax`, (x) => `you pay ${x} more in tax`],
  stateTax: [
    "The part of it that is state tax",
    (x) => `your state tax alone is ${x} lower`,
    (x) => `your state tax alone is ${x} higher`,
  ],
  earlyTax: [
    "The part of it that is the 10% tax before 59½",
    (x) => `the 10% tax before 59½ alone is ${x} lower`,
    (x) => `the 10% tax before 59½ alone is ${x} higher`,
  ],
  heirsTax: ["Tax your heirs pay", (x) => `your heirs pay ${x} less`, (x) => `your heirs pay ${x} more`],
  surcharges: [
    "Lifetime Medicare surcharges",
    (x) => `Medicare surcharges are ${x} lower`,
    (x) => `Medicare surcharges are ${x} higher`,
  ],
  credit: [
    "Lifetime premium tax credit",
    (x) => `the premium tax credit is ${x} smaller`,
    (x) => `the premium tax credit is ${x} larger`,
  ],
  socialSecurity: [
    "Lifetime Social Security",
    (x) => `Social Security pays ${x} less`,
    (x) => `Social Security pays ${x} more`,
  ],
};
const PART_NAMES = Object.keys(PARTS) as Part[];

/** Smaller differences aren't worth mentioning. Dollars. */
const WORTH_SAYING = 500;

/** What changes in the plan's median history or future, largest change first, each with the name of its line. */
export function effectsOf(
  i: number,
  inputs: Inputs,
  { option, course }: Compared,
  { course: before }: Compared,
): { readonly name: string; readonly text: string }[] {
  return PART_NAMES.filter((part) => part !== "stateTax" || option.state !== inputs.state)
    .filter((part) => part !== "earlyTax" || isOtherWay(inputs, option))
    .map((part) => ({ part, change: course[part] - before[part] }))
    .filter(({ change }) => Math.abs(change) >= WORTH_SAYING)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ part, change }) => ({
      name: `lower.${i}.course.${part}`,
      text: PARTS[part][change < 0 ? 1 : 2](roundly(Math.abs(change))),
    }));
}

const known = (label: string, value: number, unit?: Unit, name = ""): Known => asInput(name, label, value, unit);
const count = (label: string, value: number): Known => asLine("", label, value, "count");

const LEFT = {
  traditional: "Traditional accounts",
  spouseTraditional: "Your spouse's traditional accounts",
  roth: "Roth accounts",
  taxable: "Taxable account",
  health: "Health savings",
  cash: "Cash",
  afterTax: "Contributions you already paid tax on",
} as const;

/** The lines for every figure: the plan's under 0, the combinations' under 1 and up. */
export const lowerTaxSteps = (inputs: Inputs, { plan, better }: Ranked): Step[] => {
  const tried = triedIn(inputs.model);
  const plansResult = stepsOfOne(inputs, plan, 0).find(({ name }) => name === "lower.0.afterTaxResult") as Step;
  return [plan, ...better].flatMap((one, i): Step[] => {
    const steps = stepsOfOne(inputs, one, i);
    const afterTaxResult = steps.find(({ name }) => name === `lower.${i}.afterTaxResult`) as Step;
    return [
      ...steps,
      explainOne(
        `lower.${i}.gain`,
        one.afterTaxResult - plan.afterTaxResult,
        { label: "How much better off than with your plan", formula: "withIt - asPlanned" },
        { withIt: afterTaxResult, asPlanned: { ...plansResult, label: "The same with your plan" } },
      ),
      explainOne(`lower.${i}.course.firstConverted`, one.course.firstConverted, {
        label: `Converted to Roth in the first year${one.course.firstAge === null ? "" : `, at ${one.course.firstAge}`}`,
        found: `In the median ${tried.one} of your plan, up to the limit you chose, in today's dollars. It counts toward Medicare premiums two years later.`,
        unchecked: "rows",
      }),
      ...PART_NAMES.map((part) =>
        explainOne(
          `lower.${i}.course.${part}`,
          one.course[part] - plan.course[part],
          {
            label: `${PARTS[part][0]}: change from your plan`,
            formula: "withIt - asPlanned",
            meaning: `In the median ${tried.one} of your plan, in today's dollars. “Year by year” shows it.`,
          },
          {
            withIt: known(`${PARTS[part][0]}, with these changes`, one.course[part]),
            asPlanned: known(`${PARTS[part][0]}, with your plan`, plan.course[part]),
          },
        ),
      ),
      explainOne(`lower.${i}.course.converted`, one.course.converted, {
        label: "Converted to Roth over all years",
        found: `All conversions in the median ${tried.one} of your plan, added up in today's dollars.`,
        unchecked: "rows",
      }),
    ];
  });
};

function stepsOfOne(inputs: Inputs, one: Compared, i: number): Step[] {
  const isAverage = inputs.lifetimes === "random";
  const tried = triedIn(inputs.model);
  const given: Record<string, Known> = {
    heirsRate: known(fields.heirsRate.label, inputs.heirsRate, "rate", "heirsRate"),
  };
  for (const [name, label] of Object.entries(LEFT))
    given[name] = known(`${label} at the end`, one.left[name as keyof typeof LEFT]);
  const left = explain(one.estate, estateLines, given as Scope, `lower.${i}.`);
  return [
    ...left,
    explainOne(
      `lower.${i}.afterTaxResult`,
      one.afterTaxResult,
      {
        label: "Lifetime spending, plus what your heirs keep",
        formula: "spent + afterTaxEstate",
        meaning: isAverage
          ? `The average of all ${tried.many}, each with the same lives as in your plan, in today's dollars.`
          : `In the median ${tried.one} when all ${tried.many} are sorted by this amount, in today's dollars.`,
      },
      { spent: known("Lifetime spending", one.spent), afterTaxEstate: left.at(-1) as Step },
    ),
    explainOne(`lower.${i}.spent`, one.spent, {
      label: "Lifetime spending",
      found: isAverage
        ? `What you spend on living expenses, added up in each ${tried.one} and averaged, in today's dollars.`
        : `What you spend on living expenses, added up in the same ${tried.one}, in today's dollars.`,
      unchecked: "rows",
    }),
    explainOne(`lower.${i}.lifetimeTax`, one.lifetimeTax, {
      label: `Lifetime tax, ${isAverage ? "average" : "median"} of all ${tried.many}`,
      found: `Federal and state tax for all years, added up in each of ${one.paths} ${tried.many}, in today's dollars.${isAverage ? "" : " Half pay more."}`,
      unchecked: "rows",
    }),
    explainOne(
      `lower.${i}.rate`,
      one.rate,
      {
        label: `Share of ${tried.many} in which the money lasts`,
        unit: "share",
        formula: "succeeded / paths",
      },
      {
        succeeded: count(`${capital(tried.many)} in which the money lasts`, Math.round(one.rate * one.paths)),
        paths: count(`${capital(tried.many)} followed`, one.paths),
      },
    ),
  ];
}
