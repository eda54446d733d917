/**
 * The true-cost tool's fields. Those named as in the mortgage calculator mean the same, so that links carry them over.
 */
import { choice, count, type InputsOf, list, money, percent } from "../../inputs/fields.ts";
import { amountOrShare } from "../../inputs/kinds/amount-or-share.ts";
import type { LinkFormat } from "../../inputs/link.ts";
import { type Givens, readForm, startOf, type Typed } from "../../inputs/typed.ts";
import { outlook } from "../../law/mortgage/outlook.ts";
import { buyingCosts, sellingCosts } from "../../law/mortgage/transaction-costs.ts";
import { upkeep, wearingParts } from "../../law/mortgage/upkeep.ts";
import { runningCosts } from "../home/costs.ts";
import { homeFields, stayFields } from "../home/fields.ts";
import { homeGivens, stayGivens, titleAndTaxesOf } from "../home/givens.ts";
import { usualBuyingCosts } from "../home/house.ts";
import { EXAMPLE } from "../home/purchase.ts";

const kindsOfPart = [
  { value: "roof", label: "Roof" },
  { value: "heating", label: "Heating and cooling" },
  { value: "waterHeater", label: "Water heater" },
  { value: "paint", label: "Exterior paint" },
  { value: "appliances", label: "Kitchen appliances" },
  { value: "windows", label: "Windows" },
  { value: "floors", label: "Floors" },
  { value: "driveway", label: "Driveway" },
  { value: "other", label: "Something else" },
] as const;
type PartKind = (typeof kindsOfPart)[number]["value"];

const ASSUMED = { text: "our assumption; no one can predict this" };
/** `called` is its name in sentences. */
const growth = (label: string, called: string, start: number) =>
  percent({ label, called, start, min: -0.2, max: 0.3, usual: [-0.02, 0.12], from: ASSUMED });

export const fields = {
  ...homeFields,
  ...stayFields,
  propertyTax: { ...runningCosts.propertyTax, help: "Ask the county for the tax on your price, not on the seller's." },
  upkeepMethod: choice({
    label: "Upkeep",
    start: "value",
    options: [
      { value: "value", label: "By value" },
      { value: "area", label: "By square footage" },
      { value: "parts", label: "By parts that wear out" },
      { value: "reported", label: "Routine repairs only" },
    ],
  }),
  upkeepShare: percent({
    label: "Yearly upkeep, as a share of the value",
    start: upkeep.shareOfValue.value,
    max: 0.1,
    usual: [0.002, 0.04],
    from: { text: "a rule of thumb" },
  }),
  squareFeet: count({
    label: "Living area in square feet",
    start: 1_800,
    max: 100_000,
    usual: [300, 10_000],
    from: EXAMPLE,
  }),
  perSquareFoot: money({
    label: "Yearly upkeep for each square foot",
    start: upkeep.perSquareFoot.value,
    max: 50,
    from: { text: "a rule of thumb" },
  }),
  parts: list({
    label: "Parts that wear out",
    one: "part",
    of: {
      what: choice({ label: "Part", start: "other", options: kindsOfPart }),
      cost: money({ label: "A new one costs", start: 0, max: 1_000_000 }),
      life: count({ label: "It lasts", unit: "years", start: 10, min: 1, max: 100 }),
    },
    start: Object.entries(wearingParts).map(([what, { cost, life }]) => ({
      what: what as PartKind,
      cost: cost.value,
      life: life.value,
    })),
    max: 12,
  }),
  closing: amountOrShare({
    label: "Buying costs",
    start: { share: buyingCosts.titleAndTaxesShare.value },
    of: "of the price",
    ofField: "price",
    max: 5_000_000,
    maxShare: 0.2,
  }),
  sellingShare: percent({
    label: "Selling costs, as a share of the price",
    start: sellingCosts.assumed.value,
    max: 0.2,
    usual: [0.01, 0.12],
    from: { text: "our assumption: agents, title, transfer tax" },
  }),
  stress: choice({
    label: "How costs grow",
    start: "usual",
    options: [
      { value: "calm", label: "Good times" },
      { value: "usual", label: "Normal times" },
      { value: "hard", label: "Hard times" },
    ],
    help: "Sets the growth rates below until you enter your own.",
  }),
  appreciation: growth(
    "The home's value grows each year by",
    "Yearly growth of the home's value",
    outlook.appreciation.value,
  ),
  assessmentGrowth: growth(
    "Property tax grows each year by",
    "Yearly growth of property tax",
    outlook.appreciation.value,
  ),
  insuranceGrowth: growth("Insurance grows each year by", "Yearly growth of insurance", outlook.insuranceGrowth.value),
  duesGrowth: growth("Dues grow each year by", "Yearly growth of dues", outlook.duesGrowth.value),
  upkeepGrowth: growth("Upkeep grows each year by", "Yearly growth of upkeep", outlook.appreciation.value),
  specialAssessment: money({
    label: "Special assessment, halfway through your stay",
    start: 0,
    max: 10_000_000,
    help: "A one-time bill from an HOA.",
  }),
  inflation: growth("Yearly inflation", "Yearly inflation", outlook.inflation.value),
  rentGrowth: growth("Rent grows each year by", "Yearly growth of rent", outlook.rentGrowth.value),
  investReturn: growth(
    "Your savings would earn each year",
    "Yearly return on your savings",
    outlook.investReturn.value,
  ),
  stockShare: percent({
    label: "Share of your savings in stocks",
    start: outlook.stockShare.value,
    max: 1,
    from: ASSUMED,
    help: "Used when we replay the past. The rest is in bonds.",
  }),
  filingStatus: choice({
    label: "Filing status",
    start: "married_joint",
    options: [
      { value: "single", label: "Single" },
      { value: "married_joint", label: "Married filing jointly" },
      { value: "head_of_household", label: "Head of household" },
    ],
  }),
  incomePerYear: money({
    label: "Yearly household income before taxes",
    start: 120_000,
    max: 50_000_000,
    from: EXAMPLE,
    help: "We use it only for the tax that owning may save you.",
  }),
  stateTax: money({ label: "Yearly state income tax", start: 5_000, max: 10_000_000, from: EXAMPLE }),
  otherItemized: money({ label: "Yearly gifts and other deductions", start: 1_000, max: 10_000_000, from: EXAMPLE }),
};

export type Inputs = InputsOf<typeof fields>;

export const linkFormat: LinkFormat = { version: 1 };

/** What the stress control does: growth added to the usual rate, and a special assessment as a share of the price. */
const STRESS = {
  calm: { value: 0, insurance: -0.025, dues: -0.015, special: 0 },
  usual: { value: 0, insurance: 0, dues: 0, special: 0 },
  hard: { value: -0.02, insurance: 0.05, dues: 0.03, special: 0.02 },
} as const;

const stateName = (state: string) => fields.state.options.find(({ value }) => value === state)?.label ?? "";

/** Averages by term, state and loan, and the growth that the stress control sets. */
export function givenBy(inputs: Inputs): Givens {
  const { price, stress } = inputs;
  const titleAndTaxes = titleAndTaxesOf(inputs.state);
  const { value, insurance, dues, special } = STRESS[stress];
  const grows = (start: number, by: number) => ({ text: fields.appreciation.show(start + by), from: ASSUMED });
  return {
    ...homeGivens(inputs),
    ...stayGivens(inputs),
    closing: {
      text: fields.closing.show({ amount: Math.round(usualBuyingCosts(inputs, titleAndTaxes.share)) }),
      from: {
        text: `average fees for this price${titleAndTaxes.from ? ` (${stateName(inputs.state)})` : ""}; your Loan Estimate has yours`,
      },
    },
    appreciation: grows(outlook.appreciation.value, value),
    assessmentGrowth: grows(outlook.appreciation.value, 0),
    insuranceGrowth: grows(outlook.insuranceGrowth.value, insurance),
    duesGrowth: grows(outlook.duesGrowth.value, dues),
    specialAssessment: {
      text: fields.specialAssessment.show(Math.round((price * special) / 100) * 100),
      from: { text: special === 0 ? "none" : "an example of hard times" },
    },
  };
}

/** The inputs for the form's texts, with averages for anything not typed. */
export const inputsFor = (typed: Typed): Inputs => readForm(fields, typed, {}, givenBy).inputs;

/** The home before the reader types. */
export const exampleInputs = (): Inputs => startOf(fields, givenBy);
