/** Hints under the fields of the further questions, by name; loaded with those questions. */
import type { Work } from "../../../engine/tax/schedule-c/categories.ts";
import { categoryWords, workWords } from "../../../law/us/business-categories.words.ts";
import { carFields, costs } from "./gig-fields.ts";

/** What a kind of cost is, and what records to keep. */
function hintFor(id: keyof typeof categoryWords, ofWork?: string): string {
  const { note, records } = categoryWords[id];
  const examples = ofWork ?? categoryWords[id].examples;
  return [
    examples && `For example, ${examples}.`,
    note,
    records && `Keep: ${records.charAt(0).toLowerCase()}${records.slice(1)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What to ask first about a kind of work, its usual costs, and what to watch out for. */
export const wordsOf = (work: Work) => workWords[work];

const STUDENT =
  "In school full time during some part of five months of the year. Full-time students can't get the saver's credit or, starting in 2027, the Saver's Match.";
const careMonths = (who: string, their: string) =>
  `Months in school full time, or unable to care for ${their}. For the care credit, ${who} as earning at least $250 in each of them, or $500 if two or more people were cared for.`;
const ROTH = "You can't deduct it, but it can get you the saver's credit or, starting in 2027, the Saver's Match.";
const ofGigsAndHousehold: Readonly<Record<string, string>> = {
  ...Object.fromEntries(costs.map(({ id }) => [`gigs.${id}`, hintFor(id)])),
  rent: "Some states give a credit or a deduction for it.",
  personalServices:
    "The rest can be taxed at 3% with Form I-335. If you leave it empty, we use the state's safe harbor: half of profit up to $100,000.",
  stateWithheld:
    "From every job and pension: your pay stubs, or Form W-2, box 17. If you leave it empty, we estimate it from your pay.",
  lastYearStateTax:
    "After credits. Include city or county tax if it was on the same return. Leave it empty if you don't know.",
  lastYearPlaceTax: "From last year's city return, before any payments. Leave it empty if you don't know.",
  "gigs.grossOnForms":
    "Form 1099-K shows what customers paid. It can be more than you received. You deduct the difference as a cost.",
  "gigs.services":
    "This decides which form you use. A place to stay goes on Schedule E, with no self-employment tax. Hotel-like service goes on Schedule C, with self-employment tax. If you rent out your own home for fewer than 15 days a year, you owe no tax on the rent.",
  "gigs.stay": "Divide all days rented by the number of stays.",
  "gigs.role": "This decides how much of a loss you can use this year.",
  "gigs.livedIn":
    "Or more than 10% of the days it's rented, if that's longer. Then you can deduct costs only up to the rent.",
  "gigs.isBusiness":
    "For example, you put in 250 hours of work a year and keep separate books and records (Rev. Proc. 2019-38). We count the deduction for business income only if you check this.",
  "gigs.homeMortgageInterest":
    "Enter all of it if only guests use the house. Otherwise, enter the part for the rented rooms and days. Don't enter it again under deductions.",
  "gigs.homeDepreciation":
    "From last year's Form 4562, or your tax software. In the first year, divide the cost of the home without the land by 27.5 (by 39 for hotel-like use). Count only the months since it was ready to rent, with the first as half a month.",
  "gigs.passedOn": "Money that passed through the platform but was never yours.",
  "gigs.tips":
    "Cash and card tips that you reported or that were reported to you. For tax years 2025 to 2028, you can deduct them in jobs where tips are customary.",
  "gigs.carMethod":
    "To use the mileage rate, you have to choose it in the first year you use the car for work. For a leased car, you have to keep using it for the whole lease.",
  "gigs.totalMiles": "Include personal trips. You need this only for actual costs.",
  "gigs.carLoanInterest": "With either method, you can deduct the business share of it.",
  "gigs.carCost":
    "If most of its miles are for work, you deduct the share of its cost that is for work this year, up to a yearly limit (bonus depreciation). If not, the cost is spread over six years. This is for cars up to 6,000 pounds, bought after January 19, 2025. If you deduct actual costs in the first year, you can't switch to the mileage rate later.",
  "gigs.carDepreciation":
    "For a car from an earlier year: from last year's Form 4562, or your tax software. You can use it only with actual costs.",
  "gigs.equipmentMethod":
    "Bonus depreciation can create a loss. Section 179 can't: what your business income doesn't cover carries over to next year. You can use it only if more than half of the use is for work. For equipment bought before January 20, 2025, we count the lower bonus rate of that time and, for the rest, the first year of five-year depreciation.",
  section179Before: "Last year's Form 4562, line 13.",
  "gigs.costOfGoodsSold": "What you paid for the things you sold this year.",
  "gigs.officeSquareFeet": "A space used regularly and only for this work.",
  "gigs.propertyBasis":
    "What you originally paid for things this gig still uses, such as a vehicle, equipment or a building, without land. It counts for ten years, or longer if it is depreciated over more.",
  "gigs.specifiedService":
    "Health, law, accounting, consulting, performing arts, athletics or financial services. It matters only at high incomes.",
  filerAge: "At the end of the year.",
  spouseAge: "At the end of the year.",
  filerNewYear:
    "For taxes, you reach an age on the day before your birthday, so you count as a year older at the end of the year.",
  spouseNewYear: "Your spouse then counts as a year older at the end of the year.",
  filerStudent: STUDENT,
  spouseStudent: STUDENT,
  spouseItemizes: "If one of you itemizes on a separate return, the other can't take the standard deduction.",
  livedApart: "This matters only on a separate return.",
  "jobs.pay":
    "Your salary or wages. If you use box 1 of Form W-2 instead, leave the 401(k) contributions empty, because box 1 is already without them.",
  "jobs.withheld": "On your pay stub, or Form W-2, box 2. If you leave it empty, we estimate it from your pay.",
  "jobs.retirementAtWork": "Boxes 3 and 5 of Form W-2 include them, but box 1 does not.",
  "jobs.overtimePremium": "Only the extra half in “time and a half.”",
  ordinaryDividends: "All of them: Form 1099-DIV, box 1a.",
  qualifiedDividends: "Box 1b.",
  longTermGain:
    "On investments and other property you held for more than a year. We tax it at 0%, 15% or 20%. Collectibles can cost up to 28%, and depreciation you deducted on real estate up to 25%.",
  pensions: "Form 1099-R, box 2a. Don't include money you rolled over into another retirement account.",
  earlyWithdrawals:
    "You owe an additional 10% tax on this part (Form 5329). Leave out money with an exception: for example, disability or survivor benefits, an inherited account, equal yearly payments for life, the plan of a job you left in or after the year you turned 55, or IRA money for college or a first home.",
  healthPremiums: "For you and your family, in months when you could not join an employer's plan.",
  marketplace: "If so, the premium tax credit may pay part of it.",
  benchmarkPremium:
    "The second-lowest-cost Silver plan for everyone covered. Your Marketplace’s tax tool has it, and so does Form 1095-A, column B, which comes in January. If the months differ, add up all twelve and choose “a year.”",
  advanceCredit:
    "Your Marketplace account shows how much goes to the insurer each month. In January it's in Form 1095-A, column C.",
  hsaMonths:
    "Count the months when you had this plan on the first day and weren't on Medicare yet. If you get Social Security at 65 or later, you're on Medicare. If you have the plan on December 1 and keep it all next year, you may count all 12.",
  dependentsIncome: "Their adjusted gross income counts for the credit if they have to file.",
  roth: `${ROTH} Both kinds of IRA share one yearly limit.`,
  spouseRoth: ROTH,
  planContribution: "The part you pay in before tax. We count no more than the law allows.",
  filerCareMonths: careMonths("you count", "yourself"),
  spouseCareMonths: careMonths("your spouse counts", "themselves"),
  stateTaxPaid: "What you paid this year, not what you will owe.",
  medical: "Not counting the premiums above.",
  carLoanInterest: "For a car that was assembled in the United States and bought with a loan made after 2024.",
  netOperatingLoss:
    "A loss from 2018 or later, when you lost more than you earned in a year (Form 172), minus what you've used since. It can offset up to 80% of this year's taxable income. The rest carries over to next year.",
  businessLossBefore:
    "The loss on last year's Form 8995, line 16. It lowers this year's business income deduction, not your income.",
  lastYearTax: "Form 1040, line 24, minus refundable credits. Leave it empty if you don't know.",
  lastYearIncome: "Form 1040, line 11a (line 11 before 2025).",
  printedTables:
    "Form 1040 asks for this if taxable income is below $100,000. Otherwise, we figure the tax to the cent.",
  unevenIncome: "If so, your payments can follow your income (Schedule AI).",
};

/** Each additional car has the same questions as the first. */
const ofCars = Object.fromEntries(
  Object.keys(carFields).flatMap((name) => {
    const hint = ofGigsAndHousehold[`gigs.${name}`];
    return hint === undefined ? [] : [[`cars.${name}`, hint]];
  }),
);

export const hints: Readonly<Record<string, string>> = {
  ...ofGigsAndHousehold,
  ...ofCars,
  fleet: "If so, the law allows only actual costs, not the mileage rate. Cars you use one after the other don't count.",
};

/** The same with the examples of one kind of work. */
export const hintsOf = (work: Work): typeof hints => ({
  ...hints,
  ...Object.fromEntries(
    costs.flatMap(({ id }) => {
      const examples = workWords[work].examples?.[id];
      return examples === undefined ? [] : [[`gigs.${id}`, hintFor(id, examples)]];
    }),
  ),
});
