/** A stress test's name, its finding in one sentence, and the lines for its figures. */

import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { asInput, explainOne, type Found, type Known, type Step } from "../../../engine/worksheet.ts";
import { inDollars, inWholePercent } from "../../../ui/format.ts";
import { firstAgeOf } from "../ages.ts";
import { LATEST_STOP, STEP } from "../answer/search-limits.ts";
import { roundly } from "../answer/verdict.ts";
import { setsOwnStart } from "../compared/rule-words.ts";
import type { Inputs } from "../inputs.ts";
import { wholeShare } from "../words.ts";
import type { AllFutures, StressTest } from "./results.ts";
import type { WayOut, WaysOut } from "./stress-tests.ts";

export function nameOfTest(test: StressTest): string {
  if (test.kind === "history") return `Retire in ${test.year}`;
  switch (test.name) {
    case "plan":
      return "Your plan";
    case "crash":
      return "Crash in year one";
    case "inflation":
      return "High inflation";
    case "cut":
      return `Benefits cut ${inWholePercent(test.share)}`;
    case "long life":
      return `Live to ${test.at}`;
    case "early death":
      return `Early death at ${test.at}`;
    case "care":
      return "3 years of care";
  }
}

/** How often it lasts: histories are counted; random futures are a share. */
export const lastsIn = ({ succeeded, paths, rate }: AllFutures, counts: boolean): string =>
  counts ? `${succeeded} of ${paths}` : wholeShare(rate);

/** A test's finding in short: on its button and in the table, in the same words. */
export function foundIn(test: StressTest, counts: boolean): string {
  if (test.kind === "futures") return `lasts in ${lastsIn(test, counts)}`;
  const { end, failedAge, throughAge, complete } = test;
  if (end === null) return "not known";
  if (failedAge !== null) return `short at ${failedAge}`;
  return complete ? `lasts to ${throughAge}` : `has lasted to ${throughAge} so far`;
}

/** What the amount in the column of savings is: in how many of the futures, or at which age of the one history. */
export const amountIs = (test: StressTest): string =>
  test.kind === "futures" ? (test.poorEnd > 0 ? "or less, 1 in 10" : "1 in 10") : `at ${test.throughAge}`;

const WHAT: Readonly<Record<Exclude<AllFutures["name"], "plan">, (test: AllFutures) => string>> = {
  crash: ({ at, share }) =>
    `Stocks never lost more in a year than in ${at}: ${inWholePercent(-share)} after inflation. Here, that happens in your first year of retirement`,
  inflation: ({ at, share }) =>
    `Prices never rose faster over ten years than from ${at} to ${at + 9}: ${inWholePercent(share)} a year. Here, your first ten years of retirement have the prices and markets of those years`,
  cut: ({ at, share }) =>
    `The Social Security trustees expect the trust fund to run out in ${at}, unless Congress acts. Here, benefits are ${inWholePercent(share)} smaller from then on`,
  "long life": ({ at }) => `If you live to ${at}`,
  "early death": ({ at }) => `If you die at ${at}, one Social Security benefit ends, your spouse files taxes alone`,
  care: ({ at }) =>
    `A semi-private room in a nursing home costs ${inDollars(at)} a year. Here, you need one in the last three years of the plan, on top of everything else`,
};

/** What a survivor lives on. */
function survivorSentence({ survivor }: AllFutures): string {
  if (survivor === undefined) return "";
  const [before, after] = survivor;
  const instead = (amount: number, now: number) =>
    before.onPay ? "" : amount === now ? ", as much as for two" : ` instead of ${inDollars(amount)} for two`;
  const income = (year: typeof before) => year.socialSecurity + year.otherIncome;
  return ` In the typical case, your spouse then has ${inDollars(income(after))} a year from Social Security and other income${instead(income(before), income(after))}, pays ${inDollars(after.tax)} in tax${instead(before.tax, after.tax)}, and spends ${inDollars(after.spent)} on living expenses${instead(before.spent, after.spent)}.`;
}

export function sentenceOf(test: StressTest, plan: AllFutures, counts: boolean): string {
  if (test.kind === "history") {
    const { year, startYear, saved, end, failedAge, throughYear, throughAge, complete } = test;
    if (end === null)
      return `Our market history doesn't go back far enough to cover your working years before ${year}.`;
    const before =
      saved === null
        ? ""
        : `, after working from ${startYear} on, you would have stopped with about ${roundly(saved)}, and`;
    const then = `If you had retired in ${year}${before === "" ? "," : before} `;
    if (failedAge !== null) return `${then}your money would have run short at ${failedAge}.`;
    return complete
      ? `${then}your money would have lasted to ${throughAge}, with about ${roundly(end)} left.`
      : `${then}you would have about ${roundly(end)} left at ${throughAge}. Our market history ends there, in ${throughYear}.`;
  }
  const found = `your money lasts in ${lastsIn(test, counts)}`;
  if (test.name === "plan") return `Without any test, ${found}.`;
  const compared = test.without ?? plan;
  const change =
    test.rate === compared.rate && test.paths === compared.paths
      ? ", the same as without the test"
      : `, compared with ${lastsIn({ ...plan, ...compared }, counts)} without the test`;
  const fewer = test.paths < plan.paths ? ` (fewer histories are long enough)` : "";
  const starts = `${WHAT[test.name](test)}${test.name === "long life" ? ", " : ", and "}`;
  return `${starts}${found}${fewer}${change}.${survivorSentence(test)}`;
}

/** What the changes are for: "To last in nine of ten histories even then". */
export const goalOf = (test: StressTest, { legacy, model }: Inputs): string =>
  `For your money to last${legacy > 0 ? ` and leave ${inDollars(legacy)}` : ""}${test.kind === "futures" ? ` in nine of ten ${triedIn(model).many}` : ""} even then`;

/** If neither change alone is enough to pass a test, or can't be made. */
export function noWayOut(inputs: Inputs): string {
  const ownStart = setsOwnStart(inputs);
  if (inputs.retireAge <= firstAgeOf(inputs))
    return ownStart
      ? "This rule sets your spending itself. Another rule, or spending as planned, may pass this test."
      : "Spending less wouldn't be enough to pass this test.";
  return ownStart
    ? `Working longer, up to ${LATEST_STOP}, wouldn't be enough to pass this test.`
    : `Neither spending less nor working longer, up to ${LATEST_STOP}, would be enough on its own to pass this test.`;
}

export const yearsLonger = (years: number): string => `${years} ${years === 1 ? "year" : "years"} longer`;

/** The name under which a test's figure is explained. */
export const stepName = (test: StressTest, figure: "rate" | "end" | "spending" | "retireAge") =>
  `stress.${test.kind === "history" ? test.year : test.name.replace(" ", "")}.${figure}`;

const given = (label: string, value: number): Known => asInput("", label, value, "count");

/** The lines of the figures of all tests. */
export const stressSteps = (tests: readonly StressTest[]): Step[] =>
  tests.flatMap((test): Step[] => {
    const name = nameOfTest(test);
    if (test.kind === "history")
      return test.end === null
        ? []
        : [
            explainOne(stepName(test, "end"), test.end, {
              label: `${name}: savings at ${test.throughAge}, in today's dollars`,
              found: `Your plan, followed year by year through the markets and prices of history, with retirement in ${test.year}, up to the end of ${test.throughYear}.`,
              unchecked: "rows",
            }),
          ];
    const { succeeded, paths, rate, poorEnd } = test;
    return [
      explainOne(
        stepName(test, "rate"),
        rate,
        { label: `${name}: how often the money lasts`, unit: "share", formula: "succeeded / paths" },
        { succeeded: given("Times it lasts", succeeded), paths: given("Times tried", paths) },
      ),
      explainOne(stepName(test, "end"), poorEnd, {
        label: `${name}: savings left if unlucky (1 in 10)`,
        found: `All ${paths} results sorted by what is left, in today's dollars. One in ten is this much or less.`,
        unchecked: "rows",
      }),
    ];
  });

/** The lines of the changes with which the plan passes a test. */
export function wayOutSteps(inputs: Inputs, test: StressTest, { spending, retireAge }: WaysOut): Step[] {
  const { many } = triedIn(inputs.model);
  const lasts =
    test.kind === "futures"
      ? `the plan lasts in nine of ten ${many} in this test`
      : `the plan, with retirement in ${test.year}, doesn't run short${inputs.legacy > 0 ? " and leaves what you want to leave" : ""}`;
  const line = (name: "spending" | "retireAge", { value, rates }: WayOut, line: Omit<Found, "check" | "unchecked">) =>
    rates === null
      ? explainOne(stepName(test, name), value, { ...line, unchecked: "rows" })
      : explainOne(
          stepName(test, name),
          value,
          { ...line, check: "withIt >= enough && beyond < enough" },
          {
            withIt: share("With it, the plan lasts in", rates.withIt),
            beyond: share("One step further, it lasts in", rates.beyond),
            enough: share("Enough to pass", rates.enough),
          },
        );
  return [
    ...(spending === null
      ? []
      : [
          line("spending", spending, {
            label: `${nameOfTest(test)}: most you can spend each year`,
            unit: "usd",
            found: `Found by trying steps of $${STEP}: the most you can spend so that ${lasts}.`,
          }),
        ]),
    ...(retireAge === null
      ? []
      : [
          line("retireAge", retireAge, {
            label: `${nameOfTest(test)}: earliest age to stop working`,
            unit: "count",
            found: `Found by trying whole years: the earliest age to stop at which ${lasts}.`,
          }),
        ]),
  ];
}

const share = (label: string, value: number): Known => asInput("", label, value, "share");
