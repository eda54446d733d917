/**
 * Rent or buy in one sentence. The past and steady growth can disagree, mostly because stocks and bonds have earned
 * more than the visitor assumes; then the sentence says what decides, and where the answer tips.
 */
import { wealthByYear } from "../../../../engine/mortgage/owning/rent-or-buy.ts";
import { FIRST_YEAR } from "../../../../law/series/housing-history.ts";
import { inDollars, inPercent } from "../../../../ui/format.ts";
import type { RentOrBuyFound } from "./compare.ts";
import type { PastPeriodsFound } from "./past-periods.ts";

/** The returns that savings may be assumed to have. */
const LOWEST = -0.05;
const HIGHEST = 0.15;
const TENTH = 0.001;
/** From two in five to three in five past periods, neither side usually won. */
const ABOUT_EVEN = 0.1;

/**
 * The yearly return on savings at which buying and renting come out the same with steady growth; `null` if there is
 * none in reach. More return helps the renter, who has invested more.
 */
export function tippingReturn(found: RentOrBuyFound): number | null {
  const { home, renting, law, saleTax, taxSaving, horizonYears, answered } = found;
  const { investTaxRate } = answered.given;
  const advantage = (investReturn: number) => {
    const investing = { investReturn, investTaxRate };
    const years = wealthByYear(home, renting, investing, horizonYears, law, saleTax, taxSaving);
    return (years.buyerByYear.at(-1) ?? 0) - (years.renterByYear.at(-1) ?? 0);
  };
  if (advantage(LOWEST) < 0 || advantage(HIGHEST) > 0) return null;
  let [buying, rentingWins] = [LOWEST, HIGHEST];
  while (rentingWins - buying > TENTH / 10) {
    const middle = (buying + rentingWins) / 2;
    if (advantage(middle) > 0) buying = middle;
    else rentingWins = middle;
  }
  return Math.round((buying + rentingWins) / 2 / TENTH) * TENTH;
}

const inTenths = (rate: number) => inPercent(Math.round(rate * 1000) / 1000);
const years = (count: number) => (count === 1 ? "one year" : `${count} years`);

export function verdictInWords(found: RentOrBuyFound, { worksheet: past }: PastPeriodsFound): string | undefined {
  const { worksheet: steady, horizonYears, answered } = found;
  const { given } = answered;
  if (past.periodCount === 0) return undefined;
  const real = given.todaysDollars;
  const inPast = (real ? past.advantageReal : past.advantage).middle;
  const inSteady = real ? steady.advantageBuyReal : steady.advantageBuy;
  const won = `${past.timesBuyingWon} of ${past.periodCount} past periods`;
  const rentedAt = `${inDollars(given.rentPerMonth)} a month`;
  const growth = `home prices rise ${inTenths(given.appreciation)} and your savings earn ${inTenths(given.investReturn)} a year`;
  if (inPast >= 0 === inSteady >= 0)
    return inPast >= 0
      ? `Over ${years(horizonYears)}, buying comes out ahead of renting at ${rentedAt}: in ${won}, and if ${growth}.`
      : `Over ${years(horizonYears)}, renting at ${rentedAt} comes out ahead of buying: buying won in ${past.timesBuyingWon === 0 ? `none of ${past.periodCount} past periods` : `only ${won}`}, and it loses if ${growth}.`;
  const winner = (ahead: number) => (ahead >= 0 ? "buying" : "renting");
  const tips = tippingReturn(found);
  const share = past.timesBuyingWon / past.periodCount;
  const even = Math.abs(share - 0.5) <= ABOUT_EVEN ? "It’s about even, and depends" : "It depends";
  const wins = `${winner(inPast)} came out ahead in ${inPast >= 0 ? past.timesBuyingWon : past.periodCount - past.timesBuyingWon} of ${past.periodCount} past periods`;
  // The return that savings had in the past wouldn't tip the answer by itself: prices and rents moved otherwise too.
  const isByReturn = tips !== null && (inSteady >= 0 ? past.savingsGrowth > tips : past.savingsGrowth < tips);
  if (!isByReturn)
    return `${even} on how home prices, rents and savings grow. As they have grown since ${FIRST_YEAR}, ${wins}. If ${growth}, ${winner(inSteady)} comes out ahead.`;
  const earned = `In stocks and bonds, that money would have earned ${inTenths(past.savingsGrowth)} a year since ${FIRST_YEAR}, and ${wins}. Go by that if you would really invest it.`;
  const assumed = `If it earns ${inTenths(given.investReturn)} a year and home prices rise ${inTenths(given.appreciation)}, ${winner(inSteady)} comes out ahead.`;
  const where = ` With that growth, the answer changes at ${inTenths(tips)} a year: ${inSteady >= 0 ? "if the money earns more, rent" : "if the money earns less, buy"}.`;
  return `${even} on what your down payment and savings would earn if you rented. ${earned} ${assumed}${where}`;
}
