/** Worked examples of the guides: fixed cases, computed when the site is built. */
import { adjustableSchedule } from "../../engine/mortgage/adjustable/adjustable.ts";
import { worst } from "../../engine/mortgage/adjustable/index-paths.ts";
import { fhaLoan } from "../../engine/mortgage/insurance/fha.ts";
import { loanEstimate } from "../../engine/mortgage/loan-estimate.ts";
import { upkeepByMethod } from "../../engine/mortgage/owning/upkeep.ts";
import { recast } from "../../engine/mortgage/recast.ts";
import { refinance } from "../../engine/mortgage/refinance.ts";
import { toFourDecimals } from "../../engine/rounding.ts";
import type { Unit } from "../../engine/worksheet.ts";
import { readForm } from "../../inputs/typed.ts";
import { valuesOf } from "../../law/figure.ts";
import { adjustableProducts, adjustableTerms } from "../../law/mortgage/adjustable.ts";
import { currentAverages } from "../../law/mortgage/current-averages.ts";
import { fha, fhaAnnualPremiums, fhaMinimumDown } from "../../law/mortgage/fha.ts";
import { homeownersProtection } from "../../law/mortgage/homeowners-protection.ts";
import { wearingParts } from "../../law/mortgage/upkeep.ts";
import type { Shown } from "../../ui/prose/shown.ts";
import { houseFigures } from "./house-figures.ts";
import { givenBy, houseFields } from "./house-inputs.ts";

export interface Example {
  readonly value: number | null;
  readonly unit: Unit;
  readonly label: string;
}
type Examples = Readonly<Record<string, Readonly<Record<string, Example>>>>;

const usd = (value: number, label: string): Example => ({ value, unit: "usd", label });
const rate = (value: number, label: string): Example => ({ value, unit: "rate", label });
const months = (value: number | null, label: string): Example => ({ value, unit: "months", label });

const START = { year: 2027, month: 1, day: 1 };

/** A loan that is fixed for five years, with the usual terms; the worst case hits every cap as soon as it can. */
function adjustableExample() {
  const product = adjustableProducts.find(({ name }) => name === "5/6");
  if (!product) throw new Error("The 5/6 loan is not listed");
  const loan = 400_000;
  const initialRate = 0.06125;
  const { margin, roundTo } = valuesOf<{ margin: number; roundTo: number; index: number }>(adjustableTerms);
  const terms = { ...product, loan, initialRate, termMonths: 360, margin, roundTo, floor: margin, firstPayment: START };
  const made = adjustableSchedule(terms, worst(terms));
  return {
    loan: usd(loan, "Loan of the example"),
    rate: rate(initialRate, "First rate of the example"),
    payment: usd(made.segments[0]?.payment ?? 0, "Payment in the first five years"),
    worst: usd(made.maxPayment, "Highest payment, if the index rises to every cap"),
    highest: rate(initialRate + product.lifetimeCap, "Highest rate the caps allow"),
  };
}

/** The official sample form H-24(B) of Regulation Z, computed with our engine. */
function sampleForm() {
  const loan = 162_000;
  const annualRate = 0.03875;
  const made = loanEstimate({
    loan,
    propertyValue: 180_000,
    annualRate,
    termMonths: 360,
    insurancePerMonth: 82.35,
    insuranceEndShare: homeownersProtection.automaticShare.value,
    // 15 days at 17.44, and the fees that count: 405 + 1,097 + 107.
    prepaidInterest: 261.6,
    totalLoanCosts: 5672,
    amountFinanced: loan - 261.6 - 1609,
  });
  return { loan, annualRate, made };
}

/** Five years into a loan, a new one at a lower rate that starts over with 30 years. */
function refinanceExample() {
  const originalLoan = 360_000;
  const oldRate = currentAverages.fixed30.value;
  const newRate = oldRate - 0.01;
  const closingCosts = 7000;
  const paymentsMade = 60;
  const made = refinance({
    originalLoan,
    oldRate,
    oldMonths: 360,
    paymentsMade,
    newRate,
    newMonths: 360,
    closingCosts,
    costsFinanced: false,
    cashOut: 0,
    holdMonths: 120,
    discountRate: 0,
  });
  return {
    loan: usd(originalLoan, "First loan"),
    oldRate: rate(oldRate, "Rate of the first loan"),
    newRate: rate(newRate, "Rate of the new loan"),
    balance: usd(made.balance, "Still owed after five years"),
    costs: usd(closingCosts, "Closing costs of the new loan"),
    saving: usd(made.monthlySaving, "Saved each month"),
    breakEven: months(made.simpleBreakEven, "Months until the savings have paid the costs"),
    interestSaved: usd(made.interestSaved, "Interest saved if the new loan runs 30 years"),
    sameTermPayment: usd(made.sameTermPayment, "Payment if the new loan ends when the old one would"),
    sameTermSaved: usd(made.remainingInterestOld - made.sameTermInterest, "Interest saved if it ends then"),
  };
}

function recastExample() {
  const loan = { loan: 360_000, annualRate: currentAverages.fixed30.value, termMonths: 360, firstPayment: START };
  const lump = 50_000;
  const fee = 300;
  const made = recast(loan, { lumpAfterPayment: 60, lump, fee });
  return {
    lump: usd(lump, "Lump sum"),
    fee: usd(fee, "Fee of the example"),
    oldPayment: usd(made.oldPayment, "Payment before"),
    newPayment: usd(made.newPayment, "Payment after"),
  };
}

/** A home bought with FHA's minimum down payment. */
function fhaExample() {
  const price = 300_000;
  const downShare = fhaMinimumDown.from580.value;
  const annualRate = currentAverages.fixed30.value;
  const made = fhaLoan({ price, downShare, annualRate, termMonths: 360 }, valuesOf(fha), fhaAnnualPremiums);
  return {
    price: usd(price, "Price of the example"),
    down: usd(price - made.loan, "Down payment"),
    upfront: usd(made.upfrontPremium, "Premium at the start"),
    perMonth: usd(made.premiumPerMonth, "Premium a month in the first year"),
    total: usd(made.totalAnnualPremiums, "Yearly premiums over the whole loan"),
  };
}

/** The price of each part that wears out, spread over its life. */
function partsExample() {
  const entries = Object.entries(wearingParts);
  const parts = entries.map(([, { cost, life }]) => ({ cost: cost.value, life: life.value }));
  const rules = { shareOfValue: 0, perSquareFoot: 0, routine: 0 };
  const { reserves, byParts } = upkeepByMethod({ price: 0, squareFeet: 0, parts }, rules);
  const each = entries.map(([name, { cost }], i) => [
    name,
    usd(reserves[i]?.perYear ?? 0, `${cost.label}, spread over its life`),
  ]);
  return { ...Object.fromEntries(each), inAll: usd(byParts, "All parts, a year") } as Record<string, Example>;
}

/**
 * The couple whose purchase runs through the mortgage guide: what they would enter for its house. Fixed, so that their
 * story stays true.
 */
export const coupleTyped = {
  price: "340000",
  downPayment: "10%",
  incomePerYear: "115000",
  debtsPerMonth: "350",
  rentPerMonth: "2300",
  yearsStaying: "10",
  extraPerMonth: "150",
};
const SAVED = 60_000;

function coupleExample() {
  const { inputs } = readForm(houseFields, coupleTyped, {}, givenBy);
  const found = houseFigures(inputs);
  // They come to the extra payments only at the end of their story.
  const asScheduled = houseFigures({ ...inputs, extraPerMonth: 0 });
  const told = ({ value, unit }: Shown, label: string): Example => ({ value, unit, label });
  return {
    price: told(found.price, "Price of the couple's house"),
    down: told(found.downShare, "Share of the price they put down"),
    rent: told(found.rent, "Their rent for a similar one"),
    stay: told(found.stay, "How long they plan to stay"),
    breakEven: told(found.breakEvenYear, "When buying comes out ahead"),
    rate: told(found.annualRate, "Rate of their loan"),
    income: usd(inputs.incomePerYear, "What they earn a year"),
    debts: usd(inputs.debtsPerMonth, "What they pay on other debts a month"),
    total: told(found.total, "What the house costs them a month"),
    incomeShare: told(found.incomeShare, "Share of their income"),
    highest: told(found.maxPrice, "Highest price by the 28/36 rule"),
    saved: usd(SAVED, "What they have saved"),
    cash: told(found.cash, "Their cash to close"),
    left: usd(SAVED - (found.cashWithReserve.value ?? 0), "What is left then"),
    insurance: told(found.mortgageInsurancePerMonth, "Their mortgage insurance a month"),
    ask: told(asScheduled.insuranceAsk, "When they may ask for its end"),
    askSaves: told(asScheduled.insuranceSaved, "What asking saves them"),
    halfPoint: told(found.halfPointOverFiveYears, "Interest that half a point less saves them in five years"),
    extra: told(found.extra, "What they pay extra each month"),
    sooner: told(found.extraShortens, "How much sooner they finish"),
    extraSaves: told(found.extraSaves, "Interest the extra saves them"),
  };
}

const sample = sampleForm();

export const examples = {
  arm: adjustableExample(),
  couple: coupleExample(),
  fha: fhaExample(),
  parts: partsExample(),
  recast: recastExample(),
  refinance: refinanceExample(),
  sample: {
    loan: usd(sample.loan, "Loan of the official sample form"),
    rate: rate(sample.annualRate, "Rate of the official sample form"),
    payment: usd(sample.made.principalAndInterest, "Principal and interest"),
    apr: rate(Math.round((sample.made.apr ?? 0) * 1e5) / 1e5, "Annual percentage rate"),
    tip: rate(toFourDecimals(sample.made.totalInterestPercentage), "Total interest percentage"),
  },
} satisfies Examples;
