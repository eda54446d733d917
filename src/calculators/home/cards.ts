/**
 * The home page's answers to one number for each calculator: at build for the default values, and in the browser for
 * what a visitor types, with the same calculation as the calculator itself.
 */
import { area, line, stack } from "d3-shape";
import { paymentDate } from "../../engine/mortgage/schedule.ts";
import { numberIn } from "../../inputs/number.ts";
import { checkHigh, checkLow, enter, mustBeNumber } from "../../inputs/sentences.ts";
import { readForm } from "../../inputs/typed.ts";
import { inDollars, inNumbers, inWholePercent, monthInWords } from "../../ui/format.ts";
import { answer as gigYear } from "../gig-tax/answer.ts";
import { fields as gigFields } from "../gig-tax/inputs.ts";
import { answer as houseCost } from "../mortgage/answer.ts";
import { inputsFor as houseFor } from "../mortgage/given.ts";
import { turningPoint, yearsOf } from "../mortgage/payments/years.ts";
import { resultOf } from "../retirement/answer/result.ts";
import { givenBy } from "../retirement/given.ts";
import { fields as planFields } from "../retirement/inputs.ts";
import { counted, endAge } from "../retirement/words.ts";

/** Texts by their place on the card, and the shapes of its picture: the `d` of a path, or the width of a bar. */
export interface Card {
  readonly says: Readonly<Record<string, string>>;
  readonly shapes: Readonly<Record<string, string>>;
}

/** The square in which the pictures are drawn; they are stretched to the card's width. */
export const WIDE = 300;
export const HIGH = 100;

const across = (i: number, count: number) => (count > 1 ? (WIDE * i) / (count - 1) : 0);
const upward = (value: number, most: number) => HIGH - (most > 0 ? (HIGH * value) / most : 0);

function areaOf(low: readonly number[], high: readonly number[], most: number): string {
  const path = area<number>()
    .x((_, i) => across(i, high.length))
    .y0((_, i) => upward(low[i] ?? 0, most))
    .y1((value) => upward(value, most))
    .digits(0);
  return path([...high]) ?? "";
}

/** How much of a month's gig pay to set aside, and who gets which part of it. */
function gig(monthly: string): Card {
  const { inputs } = readForm(gigFields, { gigs: "1", "gigs.0.pay": `${monthly}/month` });
  const { aside, year, profit } = gigYear(inputs);
  const pay = profit / 12;
  const set = pay * aside.ofProfit;
  const security = Math.min(set, year.result.selfEmploymentTax / 12);
  const widths = [pay - set, security, set - security].map((part) => (pay > 0 ? (100 * part) / pay : 0));
  const [kept = 0, first = 0, second = 0] = widths;
  return {
    says: {
      figure: inDollars(set),
      rest: `of it (${inWholePercent(aside.ofProfit)}) for federal tax. That leaves ${inDollars(pay - set)}, before state tax and your costs.`,
      note: `For a single person with no other income in ${inputs.taxYear}.`,
    },
    shapes: {
      kept: `0 ${kept}`,
      security: `${kept} ${first}`,
      income: `${kept + first} ${second}`,
    },
  };
}

/** What a house costs each month, and where its payments go over the years. */
function house(price: string): Card {
  const answered = houseCost(houseFor({ price }));
  const { schedule } = answered.payments;
  const years = yearsOf(schedule);
  const layers = stack<(typeof years)[number], "interest" | "principal">().keys(["interest", "principal"])([...years]);
  const most = Math.max(...layers.flatMap((layer) => layer.map(([, high]) => high)), 0);
  const turn = turningPoint(schedule);
  const [interest, principal] = layers.map((layer) =>
    areaOf(
      layer.map(([low]) => low),
      layer.map(([, high]) => high),
      most,
    ),
  );
  return {
    says: {
      figure: inDollars(answered.worksheet.totalWithExtra),
      rest: "a month with taxes and insurance, 20% down.",
      note: turn
        ? `Most of each loan payment is interest until ${monthInWords(paymentDate(schedule, turn))}.`
        : "Most of each loan payment pays back the loan.",
      first: String(years[0]?.year ?? ""),
      last: String(years.at(-1)?.year ?? ""),
    },
    shapes: { interest: interest ?? "", principal: principal ?? "" },
  };
}

/** In how many historical periods savings last, and what is left over the years. */
function savings(saved: string): Card {
  const { inputs } = readForm(planFields, { savings: saved }, {}, givenBy);
  const result = resultOf(inputs);
  const [, low = [], , middle = [], , high = []] = result.fan;
  const begin = result.years1[0]?.savings ?? 0;
  const from = (values: readonly number[]) => [begin, ...values];
  const most = Math.max(begin, ...high);
  const last = endAge(result);
  return {
    says: {
      figure: counted(result),
      rest: `market histories, through age ${last}.`,
      note: `Age ${inputs.age}, saving ${inDollars(inputs.saving)} a year until ${inputs.retireAge}, then spending ${inDollars(inputs.spending)} a year. Includes Social Security on ${inDollars(inputs.pay)} of pay, health costs, and federal and state income tax.`,
      first: `age ${result.firstAge - 1}`,
      last: `age ${last}`,
    },
    shapes: {
      fan: areaOf(from(low), from(high), most),
      middle:
        line<number>()
          .x((_, i) => across(i, middle.length + 1))
          .y((value) => upward(value, most))
          .digits(0)(from(middle)) ?? "",
    },
  };
}

export const cards = { gig, house, savings };
export type CardName = keyof typeof cards;

/** Each card's field: its label, and the dollars that are answered here; others are questioned first. */
export const asked: Readonly<Record<CardName, { label: string; example: string; least: number; most: number }>> = {
  gig: { label: "Monthly pay from gig work", example: "3,000", least: 10, most: 160_000 },
  house: { label: "Price of the home", example: "400,000", least: 20_000, most: 20_000_000 },
  savings: { label: "Savings for retirement", example: "115,000", least: 0, most: 100_000_000 },
};

/** The number a visitor typed, read as the calculators read it ("38k"), with its answer; or what is wrong with it. */
export function answerTo(name: CardName, text: string): { problem: string } | { shown: string; card: Card } {
  const { label, example, least, most } = asked[name];
  if (text.trim() === "") return { problem: enter(label) };
  const value = numberIn(text);
  if (value === undefined || Number.isNaN(value)) return { problem: mustBeNumber(label, example) };
  if (value < least) return { problem: checkLow(label) };
  if (value > most) return { problem: checkHigh(label) };
  return { shown: inNumbers(value), card: cards[name](String(value)) };
}
