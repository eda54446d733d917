/** Why each program's mortgage insurance lasts as long as it does, with the figures of the law behind it. */
import { explainOne, type Scope, type Step } from "../../../../engine/worksheet.ts";
import type { ProgramName } from "./program-names.ts";

interface Lasting {
  readonly premiumMonths: number;
  readonly termMonths: number;
}

interface Reason {
  /** In a sentence that names what it uses: "{downShare}". */
  readonly found: string;
  readonly uses: readonly string[];
}

function ofFha({ premiumMonths, termMonths }: Lasting): Reason {
  const uses = ["downShare", "fhaLaw.limitedMonths"];
  const found =
    premiumMonths < termMonths
      ? "You put down {downShare}. With 10% or more down, FHA charges its premium for {fhaLaw.limitedMonths}. With less, it charges the premium for as long as you have the loan."
      : "You put down {downShare}. With less than 10% down, FHA charges its premium for as long as you have the loan. With 10% or more, the premium ends after {fhaLaw.limitedMonths}, or with the loan if that comes sooner.";
  return { found, uses };
}

const ofConventional = ({ premiumMonths }: Lasting): Reason =>
  premiumMonths === 0
    ? {
        found: "A conventional loan has mortgage insurance only if you borrow more than {requestShare} of the price.",
        uses: ["requestShare"],
      }
    : {
        found:
          "By law, private insurance ends once you’re scheduled to owe {automaticShare} of the price, or after the middle of the term if that comes sooner. You may ask to end it earlier, once you owe {requestShare}.",
        uses: ["automaticShare", "requestShare"],
      };

const REASONS: Record<ProgramName, (lasting: Lasting) => Reason> = {
  conventional: ofConventional,
  fha: ofFha,
  va: () => ({
    found: "A VA loan has no monthly insurance. You pay its funding fee once, with the loan.",
    uses: [],
  }),
  usda: () => ({
    found:
      "USDA charges its annual fee, {usdaLaw.annualFeeRate} of the balance, for as long as you have the loan, whatever you put down.",
    uses: ["usdaLaw.annualFeeRate"],
  }),
};

/** The step with this program's own reason, instead of one that names all four. */
export function withReason(step: Step, program: ProgramName, termMonths: number, scope: Scope): Step {
  const premiumMonths = Number(step.value);
  const { found, uses } = REASONS[program]({ premiumMonths, termMonths });
  const named = Object.fromEntries(Object.entries(scope).filter(([name]) => uses.includes(name)));
  const line = { label: step.label, unit: step.unit, found, check: "premiumMonths >= 0" };
  return explainOne(step.name, step.value, line, named);
}
