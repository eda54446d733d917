/** The fields of one gig: what came in, and what it cost. */

import { monthNames } from "../../../engine/calendar.ts";
import { kindsOfWork, type Work } from "../../../engine/tax/schedule-c/categories.ts";
import { type AnyField, choice, count, flag, money, percent, periodic } from "../../../inputs/fields.ts";
import { expenseCategories, workProfiles } from "../../../law/us/business-categories.ts";

/** Costs typed as one amount a year: each category with its own line on Schedule C, except platform fees. */
export const costs = expenseCategories.filter(({ id }) => id !== "platform_fees");
export const shareName = (id: string) => `${id}_share`;

const MOST = 100_000_000;
const cost = (label: string) => money({ label, start: 0, max: MOST });
const miles = { unit: "miles", max: 500_000, parts: true } as const;

const costFields: Record<string, AnyField> = {};
for (const { id, name, isShared } of costs) {
  costFields[id] = cost(name);
  if (isShared) costFields[shareName(id)] = percent({ label: `${name}: share used for work`, start: 1, max: 1 });
}

/** The questions about each car. */
export const carFields = {
  miles: count({ label: "Miles driven for work this year", start: 0, ...miles }),
  milesOfYear: flag({ label: "These are the miles for the whole year", start: false }),
  milesJanuaryToJune: count({ label: "Miles driven for work, January to June", start: 0, ...miles }),
  milesJulyToDecember: count({ label: "Miles driven for work, July to December", start: 0, ...miles }),
  parkingAndTolls: cost("Parking and tolls while working"),
  carMethod: choice({
    label: "How to deduct the car",
    start: "larger",
    options: [
      { value: "larger", label: "Whichever is larger" },
      { value: "standard", label: "Standard mileage rate" },
      { value: "actual", label: "Actual costs" },
    ],
  }),
  totalMiles: count({
    label: "Total miles on the car this year",
    start: null,
    ...miles,
  }),
  fuel: cost("Fuel or charging"),
  repairsAndTires: cost("Repairs and tires"),
  carInsurance: cost("Car insurance"),
  registration: cost("Registration"),
  leasePayments: cost("Lease payments"),
  carLoanInterest: cost("Interest on the car loan"),
  carCost: cost("What the car cost, if you bought it this year"),
  carDepreciation: cost("Depreciation for work use"),
};

export const gigFields = {
  who: choice({
    label: "Whose work is it?",
    start: "filer",
    options: [
      { value: "filer", label: "Yours" },
      { value: "spouse", label: "Your spouse's" },
    ],
  }),
  work: choice({
    label: "What kind of work?",
    start: "rideshare" as Work,
    options: kindsOfWork.map((value) => ({ value, label: workProfiles[value].name })),
  }),
  /** For a rented home or room: whether rent goes on Schedule E or C, and what a loss may offset. */
  services: choice({
    label: "What do your guests get?",
    start: "place",
    options: [
      { value: "place", label: "A place to stay, cleaned between guests" },
      { value: "hotel", label: "Hotel-like services, such as cleaning, meals or tours" },
      { value: "fewDays", label: "A stay in the home I live in, fewer than 15 days this year" },
    ],
  }),
  stay: choice({
    label: "How long do they stay, on average?",
    start: "short",
    options: [
      { value: "short", label: "Seven days or less" },
      { value: "long", label: "More than seven days" },
    ],
  }),
  role: choice({
    label: "Who does the work?",
    start: "most",
    options: [
      { value: "most", label: "I do most of it" },
      { value: "decides", label: "Others do, but I decide on guests, prices and repairs" },
      { value: "none", label: "Others do and decide" },
    ],
  }),
  livedIn: flag({ label: "You live there, or stay more than 14 days a year", start: false }),
  isBusiness: flag({ label: "The rental is run as a business", start: false }),
  homeMortgageInterest: cost("Mortgage interest, the rented share"),
  homeDepreciation: cost("Depreciation of the home, the rented share"),
  pay: periodic({
    label: "Pay from gig work",
    start: { amount: 0, per: "month" },
    periods: ["week", "two weeks", "month", "year", "so far"],
    max: 100_000_000,
    usual: [100, 2_000_000],
    help: "What you received, tips included, before your own costs.",
  }),
  /** Counts for weekly and monthly pay, for pay so far, and for when payments are due. */
  began: choice({
    label: "When did you start?",
    start: 1,
    options: monthNames.map((name, i) => ({ value: i + 1, label: i === 0 ? "In January or earlier" : `In ${name}` })),
  }),
  grossOnForms: money({
    label: "Gross pay on your 1099 forms",
    start: null,
    max: MOST,
  }),
  passedOn: money({
    label: "Sales tax and refunds in that amount",
    start: 0,
    max: MOST,
  }),
  tips: money({
    label: "Tips in that pay",
    start: 0,
    max: MOST,
  }),
  ...carFields,
  ...costFields,
  equipmentMethod: choice({
    label: "How to deduct the equipment",
    start: "bonus",
    options: [
      { value: "bonus", label: "All of it now (bonus depreciation)" },
      { value: "section179", label: "Section 179: now, up to your business income" },
      { value: "early", label: "I bought it before January 20, 2025" },
    ],
  }),
  costOfGoodsSold: cost("Cost of goods you sold"),
  officeSquareFeet: count({
    label: "Workspace at home, in square feet",
    start: 0,
    max: 100_000,
    parts: true,
  }),
  officeMonths: count({ label: "Months you used it", start: 12, max: 12, unit: "months" }),
  homeSquareFeet: count({ label: "The whole home, in square feet", start: 0, max: 1_000_000, parts: true }),
  homeCosts: cost("Rent, utilities and insurance for the home in those months"),
  propertyBasis: cost("What your equipment and property cost, still in use"),
  specifiedService: flag({
    label: "My work is a “specified service”",
    start: false,
  }),
} satisfies Record<string, AnyField>;
