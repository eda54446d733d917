/** What moves the result most: one value changed at a time, everything else as it is. */
import type { Step } from "../../../engine/worksheet.ts";
import { each, explain, type Lines } from "../../../engine/worksheet.ts";
import { inDollars, inPercent } from "../../../ui/format.ts";
import { type Answer, answer } from "../answer.ts";
import type { OtherLoans } from "../cost.ts";
import { fields, type Inputs } from "../inputs.ts";

/** A change worth trying: the blank, the text to put into it, and what that means in words. */
interface Change {
  readonly blank: keyof typeof fields;
  readonly text: string;
  readonly words: string;
}

const percent = (rate: number) => String(Number((rate * 100).toFixed(3)));
const dollars = (amount: number) => String(Math.round(amount));

/** The changes that make sense for this house. Each is one that a buyer could bring about, or that could happen. */
export function changesFor({ given, house, worksheet }: Answer): Change[] {
  const { price, downPayment, annualRate, termMonths } = house;
  const lowerRate = Math.max(0, annualRate - 0.005);
  const cheaper = Math.round((price * 0.95) / 1000) * 1000;
  const moreDown = Math.min(price, downPayment + 0.05 * price);
  const tax = house.propertyTaxPerYear * 0.9;
  const changes: (Change | false)[] = [
    annualRate > 0 && {
      blank: "annualRate",
      text: `${percent(lowerRate)}%`,
      words: `A rate half a point lower: ${inPercent(lowerRate)}`,
    },
    cheaper > 0 &&
      cheaper < price && {
        blank: "price",
        text: dollars(cheaper),
        words: `A home 5% cheaper: ${inDollars(cheaper)}`,
      },
    moreDown > downPayment && {
      blank: "downPayment",
      text: `${percent(moreDown / price)}%`,
      words: `5% of the price more down: ${inDollars(moreDown)}`,
    },
    termMonths > 180
      ? { blank: "termMonths", text: "15", words: "A term of 15 years" }
      : termMonths < 360 && { blank: "termMonths", text: "30", words: "A term of 30 years" },
    tax > 0 && {
      blank: "propertyTax",
      text: dollars(tax),
      words: `Property tax a tenth lower: ${inDollars(tax)} a year`,
    },
    house.insurancePerYear > 0 && {
      blank: "insurance",
      text: `${dollars(house.insurancePerYear * 1.4)}/year`,
      words: `Home insurance two fifths dearer, as it has become since 2022: ${inDollars(house.insurancePerYear * 1.4)} a year`,
    },
    worksheet.mortgageInsurancePerMonth > 0 &&
      given.programme === "conventional" &&
      given.creditScore < 760 && {
        blank: "creditScore",
        text: String(Math.min(760, given.creditScore + 40)),
        words: `A credit score 40 points higher: ${Math.min(760, given.creditScore + 40)}`,
      },
    worksheet.loan > 0 && {
      blank: "extraPerMonth",
      text: dollars(given.extraPerMonth + 100),
      words: "$100 more each month, paid on top",
    },
  ];
  return changes.filter((change) => change !== false).filter(({ blank, text }) => isTaken(blank, text));
}

/** Whether the blank would take the text: a change beyond what the form accepts is none to try. */
function isTaken(blank: keyof typeof fields, text: string): boolean {
  const field = fields[blank];
  return field.kind !== "list" && "value" in field.read(text);
}

const SHOWN = 5;

const costOf = ({ worksheet }: Answer) => worksheet.totalInterest + worksheet.totalMortgageInsurance;

export type Moves = ReturnType<typeof movesOf>;

/** The five changes that move the monthly cost most, with what they do to the cost of the loan in the end. */
export function movesOf(answered: Answer, others: OtherLoans | undefined, inputsWith: (change: Change) => Inputs) {
  const now = answered.worksheet.totalWithExtra;
  const costNow = costOf(answered);
  const moves = changesFor(answered)
    .map((change) => {
      const changed = answer(inputsWith(change), others);
      const month = changed.worksheet.totalWithExtra;
      const cost = costOf(changed);
      return { ...change, month, monthChange: month - now, cost, costChange: cost - costNow };
    })
    .sort((a, b) => Math.abs(b.monthChange) - Math.abs(a.monthChange))
    .slice(0, SHOWN);
  return { answered, now, costNow, moves };
}

type Worksheet = Pick<Moves, "now" | "costNow" | "moves">;

const lines: Lines<Worksheet> = {
  now: { label: "Each month, as it is", found: "The answer above.", check: "now >= 0" },
  costNow: {
    label: "Interest and mortgage insurance, as it is",
    found: "The interest of every payment and the mortgage insurance until it ends, added up.",
    check: "costNow >= 0",
  },
  moves: each({
    month: { label: "Each month with the change", found: "The whole calculation again, with this one value changed." },
    monthChange: { label: "Change each month", formula: "month - now" },
    cost: {
      label: "Interest and mortgage insurance with the change",
      found: "The whole calculation again, with this one value changed.",
    },
    costChange: { label: "Change of interest and mortgage insurance in all", formula: "cost - costNow" },
  }),
};

export const stepsOfMoves = ({ now, costNow, moves }: Moves): Step[] => explain({ now, costNow, moves }, lines, {});
