/** The rows that show how a benefit is figured, from average earnings to the monthly amount. */
import type { Step } from "../../../engine/worksheet.ts";
import { inDollars, inPercent } from "../../../ui/format.ts";
import { ageInWords } from "../words.ts";

interface Row {
  readonly step: Step;
  readonly label: string;
}

export function benefitRows(steps: readonly Step[]): readonly Row[] {
  const named = (name: string) => steps.find((step) => step.name === name);
  const number = (step: Step, name: string) => Number(step.uses[name]?.value ?? 0);
  const row = (name: string, label: (step: Step) => string): Row[] => {
    const step = named(name);
    return step === undefined || step.value === 0 ? [] : [{ step, label: label(step) }];
  };
  const [first, second] = ["benefit.firstBendPoint", "benefit.secondBendPoint"].map((name) =>
    inDollars(Number(named(name)?.value ?? 0)),
  );
  // A typed amount isn't worked out from pay.
  const isTyped = named("claimed.unrounded")?.uses.primaryInsuranceAmount?.name !== "benefit.amount";
  const raises = steps.filter(({ name }) => /^benefit\.adjustments\.\d+\.after$/.test(name));
  const worked = [
    ...row("benefit.earnings.averageMonthly", () => "Average monthly earnings, adjusted for wages (AIME)"),
    ...row("benefit.firstPart", (step) => `${inPercent(number(step, "firstShare"))} of it up to ${first}`),
    ...row(
      "benefit.secondPart",
      (step) => `${inPercent(number(step, "secondShare"))} of it from ${first} to ${second}`,
    ),
    ...row("benefit.thirdPart", (step) => `${inPercent(number(step, "thirdShare"))} of it above ${second}`),
    ...row("benefit.atEligibility", () => "Total (the primary insurance amount at 62)"),
    ...raises.map((step) => ({
      step,
      label: `With the ${inPercent(number(step, "rate"))} cost-of-living raise of ${String(named(step.name.replace("after", "year"))?.value)}`,
    })),
    ...row("benefit.amount", () => "Full monthly benefit, at full retirement age"),
  ];
  return [
    ...(isTyped ? [] : worked),
    ...row("stated.amount", () => "Your Statement's full benefit, for the work in this plan"),
    ...row("claimed.share.factor", () => `Share of it when you claim at ${ageInWords(claimAge(steps))}`),
    ...row("claimed.monthly", () => "Your monthly benefit, before Medicare and tax"),
  ];
}

/** The age of the claim, in months. */
const claimAge = (steps: readonly Step[]): number =>
  Number(steps.find(({ name }) => name === "claimed.share.monthsEarly")?.uses.claimAge?.value ?? 0);
