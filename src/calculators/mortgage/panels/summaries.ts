/** Each panel's finding in a line, shown while it is closed. */
import type { AffordablePrice } from "../../../engine/mortgage/affordable-price.ts";
import { paymentDate } from "../../../engine/mortgage/schedule.ts";
import { inCents, inDollars, inPercent, monthInWords, monthsInWords } from "../../../ui/format.ts";
import { listed } from "../../../ui/listed.ts";
import type { Answer } from "../answer.ts";
import type { Adjustable } from "./adjustable/paths.ts";
import type { BoughtDown } from "./adjustable/temporary-buydown.ts";
import { type Afford, tooExpensive } from "./affordable/affordable.ts";
import { qualifyingInWords } from "./affordable/qualifying.ts";
import type { Help } from "./down-payment-help.ts";
import { type Check, checkInWords } from "./loan-estimate/checked-boxes.ts";
import type { Estimate } from "./loan-estimate/closing-figures.ts";
import { nameWithin, type Offers } from "./offers/compare.ts";
import type { PointsFound } from "./offers/other-quote.ts";
import type { Ends } from "./owning/insurance-ends.ts";
import type { Taxes } from "./owning/taxes-while-owning.ts";
import type { Present } from "./present-loan/ahead.ts";
import type { Early } from "./present-loan/paying-early.ts";
import { isWorthIt, type Refinancing } from "./present-loan/refinancing.ts";
import type { Programs } from "./programs/compare.ts";
import { PROGRAM_TITLES } from "./programs/program-names.ts";
import type { PastPeriodsFound } from "./renting/past-periods.ts";
import type { RentedOut } from "./renting/rented-out.ts";

/** To three decimals of a percent, as lenders print it. */
export const rateInWords = (rate: number | null) => (rate === null ? "none" : inPercent(Math.round(rate * 1e5) / 1e5));

const whatBinds = ({ cashBinds, programBinds }: AffordablePrice) =>
  cashBinds ? "your cash" : programBinds ? "the program" : "the traditional 28/36 rule";

/**
 * A house above the limit, in words that come before the choice of a loan; nothing for any other. What decides is said:
 * the 28/36 rule is a custom, and lenders may go beyond it.
 */
export function aboveLimitInWords(found: Afford, isAnyOpen: boolean): string | undefined {
  const limited = tooExpensive(found);
  if (!limited) return undefined;
  const price = inDollars(found.answered.house.price);
  const counted = qualifyingInWords(found.answered);
  const lenders = counted === undefined ? "" : ` ${counted}`;
  const fits = limited.rounded === 0 ? undefined : `up to ${inDollars(limited.rounded)}`;
  if (limited.cashBinds)
    return `At ${price}, this house needs more cash than you have${fits === undefined ? "" : `. Your cash covers a price of ${fits}`}, counting closing costs and a reserve.`;
  if (limited.programBinds)
    return `At ${price}, this house costs more than lenders usually allow for ${LOANS[found.answered.given.program]}${fits === undefined ? "" : `. With your income and debts, they usually allow ${fits}`}.${lenders}${isAnyOpen ? leftInWords(found) : ""}`;
  const byIt = fits === undefined ? "no price would fit your income and debts" : `you could afford ${fits}`;
  const hope = isAnyOpen ? ` A lender may still say yes, as the table below shows.${leftInWords(found)}` : "";
  return `At ${price}, ${sharesInWords(found, lenders)}. By that rule, which is a custom and not a law, ${byIt}.${hope}`;
}

/** The house's shares of the income beside the traditional ones, with what lenders count in between. */
function sharesInWords({ answered, worksheet: { ratios }, levels: { traditional } }: Afford, lenders: string): string {
  const whole = (share: number) => inPercent(Math.round(100 * share) / 100);
  const { front, back } = ratios ?? {};
  const usual = `${traditional.front ? whole(traditional.front.value) : ""}`;
  if (typeof front !== "number" || typeof back !== "number")
    return `you have no income to pay for this house, and the 28/36 rule allows ${usual} of income`;
  const debts = answered.given.debtsPerMonth > 0;
  return debts
    ? `this house would take ${whole(front)} of your income before taxes, and ${whole(back)} with your other debts.${lenders} The 28/36 rule allows ${usual}, and ${whole(traditional.back.value)} with other debts`
    : `this house would take ${whole(front)} of your income before taxes.${lenders} The 28/36 rule allows ${usual}`;
}

/** What this house would leave to live on. `status` is the filing status that we assume, if it is to be said. */
export function leftInWords({ answered, worksheet: { left } }: Afford, status = ""): string {
  if (!left) return "";
  const { stateIncomeTax, livingPerMonth, debtsPerMonth } = answered.given;
  const paid = [
    stateIncomeTax === 0 ? "federal taxes" : "taxes",
    "this house",
    ...(debtsPerMonth > 0 ? ["your debts"] : []),
    ...(livingPerMonth === null ? [] : ["your other spending"]),
  ];
  return left.left < 0
    ? ` After ${listed(paid)}, you would be ${inDollars(-left.left)} short each month${status}.`
    : ` After ${listed(paid)}, you would have ${inDollars(left.left)} a month left${status}.`;
}

const LOANS = { conventional: "conventional loans", fha: "FHA loans", va: "VA loans", usda: "USDA loans" } as const;

export const afford = ({ answered, worksheet }: Afford) =>
  answered.house.price === 0
    ? "enter a price, your income and your cash"
    : worksheet.limited
      ? worksheet.limited.rounded === 0
        ? `no price fits, because of ${whatBinds(worksheet.limited)}`
        : `up to ${inDollars(worksheet.limited.rounded)}, limited by ${whatBinds(worksheet.limited)}`
      : answered.worksheet.loan === 0
        ? `enter your ${worksheet.left ? "cash to see the highest price it covers" : "income to see what this house would leave you"}`
        : `you need ${inDollars(worksheet.need.incomeNeeded)} a year for this house`;

export const estimate = ({ worksheet: { closing, comparisons } }: Estimate) =>
  `bring ${inDollars(closing.cash)}; APR ${rateInWords(comparisons.apr)}`;

export const check = (found: Check | undefined) =>
  found ? checkInWords(found) : "copy your Loan Estimate, box by box";

/** Buying or renting in the past; a stay longer than the record has none. */
export const rentOrBuyInThePast = ({ horizonYears, worksheet }: PastPeriodsFound) =>
  worksheet.periodCount === 0
    ? "no past period is as long as your stay"
    : `buying came out ahead in ${worksheet.timesBuyingWon} of ${worksheet.periodCount} past periods of ${monthsInWords(12 * horizonYears)}`;

export const PROGRAMS = {
  conventional: "a conventional loan",
  fha: "an FHA loan",
  va: "a VA loan",
  usda: "a USDA loan",
} as const;

/** Which program costs the least over the stay, in a sentence; undefined if none is open. */
export function cheapestProgram({
  answered,
  ranked,
  leading,
  shown,
  stay,
  worksheet,
  early,
}: Programs): string | undefined {
  const [first, second] = ranked;
  const ifEnough = answered.given.incomePerYear === null ? ", if your income is enough" : "";
  if (first === undefined) return undefined;
  const name = (i: number) => PROGRAMS[shown[i]?.name ?? "conventional"];
  if (second === undefined) return `Of the four, only ${name(first)} is available to you${ifEnough}.`;
  const costOf = (i: number) => worksheet.programs[i]?.cost ?? 0;
  const less = costOf(second) - costOf(first);
  const staying = `If you stay ${monthsInWords(stay)},`;
  const also = early ? ` ${early.words}` : "";
  if (early?.isClose && !leading.includes(early.program)) {
    const ahead = inDollars(costOf(early.program) - costOf(first));
    return `${staying} ${name(first)} costs you ${ahead} less than ${name(early.program)}, unless you end its insurance early or pay for it in another way.${also}`;
  }
  if (leading.length < 2)
    return `${staying} ${name(first)} costs you the least: ${inDollars(less)} less than ${name(second)}.${also}`;
  const same = `${staying} ${listed(leading.map(name))} cost you`;
  return less < 1
    ? `${same} the same.${also}`
    : `${same} about the same: ${name(first)} is ${inDollars(less)} less.${also}`;
}

const QUALIFIED: Readonly<Record<string, string>> = {
  va: "if you or your spouse served",
  usda: "if the home is in a rural area",
};

/** Loans for some people or homes only that would cost less still, in a sentence; undefined if there are none. */
export function cheaperIfQualified({ ranked, shown, worksheet }: Programs): string | undefined {
  const least = worksheet.programs[ranked[0] ?? -1]?.cost;
  if (least === undefined) return undefined;
  const cheaper = shown.flatMap(({ name, onlyIf }, i) =>
    onlyIf !== undefined && (worksheet.programs[i]?.cost ?? least) < least
      ? [`${PROGRAMS[name]} ${QUALIFIED[name] ?? onlyIf}`]
      : [],
  );
  return cheaper.length === 0
    ? undefined
    : `You would pay even less with ${cheaper.join(", or with ")}: check the box below.`;
}

/** Programs by their titles, with a verb that fits. */
export const cheapestInTitles = (programs: readonly number[], shown: Programs["shown"]) => ({
  names: listed(programs.map((i) => PROGRAM_TITLES[shown[i]?.name ?? "conventional"])),
  verb: programs.length > 1 ? "cost about the same" : "costs least",
});

export function programs(found: Programs | undefined, afforded?: Afford) {
  if (!found) return "which ones you qualify for, and what each costs";
  const { ranked, leading, shown, worksheet } = found;
  if (ranked.length === 0 && shown.some(({ closedByIncome }) => closedByIncome !== undefined))
    return "your income isn’t enough for this house";
  if (ranked.length === 0) return "you don’t qualify for any with this down payment";
  if (ranked.every((i) => (worksheet.programs[i]?.short ?? 0) > 0)) return "you don’t have enough cash to close";
  const limited = afforded && tooExpensive(afforded);
  const above = !limited
    ? ""
    : limited.cashBinds
      ? "more than your cash and reserve cover; "
      : `above ${limited.programBinds ? "the program’s usual limit" : "the traditional 28/36 rule"}; `;
  const other = found.early;
  const isClose = other?.isClose && !leading.includes(other.program);
  const { names, verb } = cheapestInTitles(leading, shown);
  const over = `over ${monthsInWords(found.stay)}`;
  return ranked.length === 1
    ? `${above}only ${names} is available to you`
    : `${above}${names} ${verb} ${over}${isClose ? ", unless conventional insurance ends early" : ""}`;
}

/** Which offer costs the least over your stay, in a sentence; nothing for a single offer. */
export function cheapest({ worksheet, answered, names }: Offers): string | undefined {
  if (worksheet.offers.length < 2) return undefined;
  const costs = worksheet.offers.map(({ cost }) => cost);
  const least = Math.min(...costs);
  const best = costs.indexOf(least);
  const next = Math.min(...costs.filter((_, i) => i !== best));
  const second = costs.findIndex((cost, i) => i !== best && cost === next);
  const stay = monthsInWords(Math.min(answered.given.stayMonths, answered.house.termMonths));
  return next - least < 1
    ? `The offers cost the same over ${stay}.`
    : `${names[best]} costs ${inDollars(next - least)} less than ${nameWithin(names[second] ?? "")} over ${stay}.`;
}

/** From when on the offer that costs more at closing is the cheaper one, if there are two; nothing if it never is. */
export function paysOff({ worksheet: { differences }, names }: Offers): string | undefined {
  const [difference, ...others] = differences;
  if (!difference || others.length > 0 || difference.breakEven === null) return undefined;
  const name = names[difference.upfront > 0 ? 1 : 0];
  return `${name} costs more at closing, and pays off if you keep the loan longer than ${monthsInWords(difference.breakEven)}.`;
}

export const offers = (found: Offers) => cheapest(found) ?? "up to three, line by line";

/** The other offer compared with the loan above, in words: whether it pays off, and when. */
export function pointsInWords({ answered, offer, worksheet }: PointsFound): string {
  const { cost, monthlySaving, equityBreakEvenMonth: month } = worksheet;
  const stay = monthsInWords(Math.min(answered.given.stayMonths, offer.termMonths));
  if (cost === 0 && monthlySaving === 0) return "The two offers are the same.";
  if (cost <= 0 && monthlySaving >= 0)
    return "The other offer is better from the start: it costs no more and saves each month.";
  if (cost >= 0 && monthlySaving <= 0)
    return "The loan above is better from the start: the other offer costs more and saves nothing.";
  if (cost > 0)
    return month === null
      ? "The other offer never earns back what it costs."
      : `The other offer pays off if you stay longer than ${monthsInWords(month)}. You plan to stay ${stay}.`;
  return month === null
    ? "The higher payments of the other offer never use up its credit."
    : `The other offer is better only if you leave within ${monthsInWords(month)}. You plan to stay ${stay}.`;
}

export function points({ worksheet: { cost, monthlySaving, equityBreakEvenMonth: month } }: PointsFound) {
  if (cost <= 0 || monthlySaving <= 0 || month === null) return "another offer compared with this one";
  return `${inDollars(cost)} in points pays off after ${monthsInWords(month)}`;
}

export function ends(found: Ends | undefined, { house, worksheet }: Answer) {
  if (!found) return worksheet.mortgageInsurancePerMonth > 0 ? "charged by the program" : "none needed";
  const { ends: dates, lastIfValued } = found.worksheet;
  const when = (payment: number) => monthInWords(paymentDate(house, Math.max(1, payment)));
  const valued =
    lastIfValued !== null && lastIfValued < dates.lastIfRequested
      ? `, or in ${when(lastIfValued)} with a new valuation, if prices rise as you say`
      : "";
  return `ask in ${when(dates.lastIfRequested)}${valued}; waiting costs ${inDollars(dates.savedByRequest)}`;
}

export function taxes(found: Taxes | undefined) {
  if (!found) return "enter your income to see it";
  const { saved } = found.worksheet;
  return saved < 1
    ? `owning saves no tax in ${found.firstYear}`
    : `owning saves ${inDollars(saved)} in tax in ${found.firstYear}`;
}

export const adjustable = (found: Adjustable | undefined) =>
  found && !found.neverChanges ? `up to ${inCents(found.worksheet.outlook.worst.maxPayment)} a month` : "yours can’t";

export const boughtDown = (found: BoughtDown | undefined) =>
  found
    ? `${found.answered.given.buydown}: ${inDollars(found.worksheet.buydown.cost)} for lower payments at first`
    : "for fixed-rate loans only";

export const help = (found: Help | undefined) =>
  found
    ? `you bring ${inDollars(found.worksheet.cashYouBring)} to closing instead of ${inDollars(found.cashToClose)}`
    : "a second loan, or a grant, toward your cash to close";

export const rentedOut = (found: RentedOut | undefined) =>
  !found
    ? "rent from a room or a unit lowers your cost"
    : found.worksheet.afterRent < 0
      ? `the rent leaves you ${inDollars(-found.worksheet.afterRent)} a month`
      : `the home costs you ${inDollars(found.worksheet.afterRent)} a month`;

export const present = (found: Present | undefined) =>
  found
    ? `paid off in ${monthInWords(paymentDate(found.loan, found.worksheet.now.paymentsToGo))}`
    : "payoff date, extra payments and insurance from your statement";

export const early = (found: Early | undefined) =>
  found
    ? found.answered.given.owedNow === null && found.answered.worksheet.interestSaved > 0
      ? `your extra payments save ${inDollars(found.answered.worksheet.interestSaved)} in interest`
      : `half a payment every two weeks saves ${inDollars(found.worksheet.biweekly.everyFortnight.interestSaved)}`
    : "you aren’t borrowing anything";

export function refinancing(found: Refinancing | undefined) {
  if (!found) return "you’d owe nothing by then";
  const { newRate, paymentsMade, holdMonths } = found.offer;
  const what = `at ${inPercent(newRate)} ${paymentsMade === 0 ? "now" : `after ${monthsInWords(paymentsMade)}`}`;
  return holdMonths === 0
    ? `${what}: you would have moved by then`
    : `${what}: ${isWorthIt(found) ? "worth" : "costs"} ${inDollars(Math.abs(found.worksheet.refinance.presentValue))}`;
}
