/** What the blanks of the further questions say under them, by name; they come with those questions. */
import type { Work } from "../../engine/tax/schedule-c/categories.ts";
import { categoryWords, workWords } from "../../law/us/business-categories.words.ts";
import { costs } from "./gig-fields.ts";

/** What a kind of cost is, and what to keep for it. */
function hintFor(id: keyof typeof categoryWords): string {
  const { examples, note, records } = categoryWords[id];
  return [
    examples && `For example ${examples}.`,
    note,
    records && `Keep: ${records.charAt(0).toLowerCase()}${records.slice(1)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a kind of work is asked first, its usual costs, and what to be careful about. */
export const wordsOf = (work: Work) => workWords[work];

export const hints: Readonly<Record<string, string>> = {
  ...Object.fromEntries(costs.map(({ id }) => [`gigs.${id}`, hintFor(id)])),
  rent: "Some states give a credit or a deduction for it.",
  statePaid: "For this tax year.",
  personalServices:
    "The rest can be taxed at 3% with Form I-335. Leave it empty to use the state's safe harbor: half, up to $100,000 of profit.",
  stateWithheld: "From every job and pension: Form W-2, box 17. Leave it empty and we estimate it from your pay.",
  lastYearStateTax: "After credits, with city or county tax on the same return. Leave it empty if you don't know.",
  "gigs.grossOnForms":
    "Form 1099-K shows what customers paid. It can be more than what reached you: the difference is a cost.",
  "gigs.services":
    "This decides which form you use. A place to stay goes on Schedule E, with no self-employment tax. Hotel-like service goes on Schedule C, with self-employment tax. If you rent out your own home for fewer than 15 days a year, you owe no tax on the rent.",
  "gigs.stay": "All days rented, divided by the number of stays.",
  "gigs.role": "This decides how much of a loss you can use this year.",
  "gigs.livedIn": "Or more than a tenth of the days it is rented. Then costs count only up to the rent.",
  "gigs.isBusiness":
    "For example 250 hours of work a year, with separate books and records (Rev. Proc. 2019-38). Then the deduction for business income counts; without it, we leave that deduction out.",
  "gigs.homeMortgageInterest": "Only the part for the rented rooms and days. Do not enter it again under deductions.",
  "gigs.homeDepreciation":
    "From last year's Form 4562, or your tax software. A home without its land is spread over 27.5 years, hotel-like use over 39.",
  "gigs.passedOn": "Money that passed through the platform but was never yours.",
  "gigs.tips":
    "Cash and card tips that are reported, by you or to you. For tax years 2025 to 2028, you can deduct them in jobs where tips are customary.",
  "gigs.carMethod":
    "To use the mileage rate, you have to choose it in the first year you use the car for work. For a leased car, you have to keep using it.",
  "gigs.totalMiles": "Include personal trips. You need this only for actual costs.",
  "gigs.carLoanInterest": "You can deduct the work share with either method.",
  "gigs.carDepreciation": "From last year's Form 4562, or your tax software. It counts only with actual costs.",
  "gigs.costOfGoodsSold": "What you paid for the things you sold this year.",
  "gigs.officeSquareFeet": "A space used regularly and only for this work.",
  "gigs.propertyBasis":
    "What you first paid for things this gig still uses, such as a vehicle, equipment or a building, without land. It counts for ten years, or longer if it is depreciated over more.",
  "gigs.specifiedService":
    "Health, law, accounting, consulting, performing arts, athletics or financial services. It matters only at high incomes.",
  filerAge: "At the end of the year.",
  spouseAge: "At the end of the year.",
  filerNewYear:
    "You reach an age on the day before your birthday, so you count as a year older at the end of the year.",
  spouseNewYear: "Your spouse then counts as a year older at the end of the year.",
  filerStudent: "For some part of five months of the year. Full-time students get no saver's credit.",
  spouseStudent: "For some part of five months of the year. Full-time students get no saver's credit.",
  spouseItemizes: "If one of you itemizes on a separate return, the other can't take the standard deduction.",
  livedApart: "For separate returns only.",
  "jobs.pay": "Form W-2, box 1 is what is taxed: pay less 401(k) and health plan payments.",
  "jobs.withheld": "On the pay stub; Form W-2, box 2. Leave it empty and we estimate it from your pay.",
  "jobs.retirementAtWork": "They are inside boxes 3 and 5 of the W-2, not in box 1.",
  "jobs.overtimePremium": "Only the extra half in “time and a half”.",
  ordinaryDividends: "All of them: Form 1099-DIV, box 1a.",
  qualifiedDividends: "Box 1b.",
  longTermGain: "On things held for more than a year.",
  healthPremiums: "For you and your family, in months when you could not join an employer's plan.",
  marketplace: "Then the premium tax credit may pay part of it.",
  benchmarkPremium: "Form 1095-A, column B, or the Marketplace's own figure.",
  advanceCredit: "Form 1095-A, column C.",
  hsaMonths:
    "Count the months when you had this plan on the first and weren't on Medicare yet. Social Security at 65 or later brings Medicare. If you have the plan on December 1 and keep it all next year, you may count all 12.",
  dependentsIncome: "Their adjusted gross income counts for the credit if they have to file.",
  roth: "It isn't deducted, but it can bring the saver's credit. Both kinds of IRA share one yearly limit.",
  spouseRoth: "It isn't deducted, but it can bring the saver's credit.",
  planContribution: "Before tax. We count no more than the law allows.",
  stateTaxPaid: "What you paid this year, not what you will owe.",
  medical: "Without the premiums above.",
  carLoanInterest: "Assembled in the United States, bought with a loan made after 2024.",
  lastYearTax: "Form 1040, line 24, minus refundable credits. Leave it empty if you don't know.",
  lastYearIncome: "Form 1040, line 11.",
  printedTables: "As Form 1040 asks below $100,000 of taxable income. Without it, the tax is figured to the cent.",
  unevenIncome: "Then the installments may follow it (Schedule AI).",
};
