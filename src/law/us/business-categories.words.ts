/**
 * What each of a gig worker's costs is and what records to keep, and what to know about each kind of work. The sources
 * are the same as for the categories.
 */
import type { CategoryWords, Work, WorkWords } from "../../engine/tax/schedule-c/categories.ts";
import type { CategoryId } from "./business-categories.ts";

const RECEIPT = "A receipt or invoice with date, payee, amount and purpose";

export const categoryWords: Readonly<Record<CategoryId, CategoryWords>> = {
  platform_fees: {
    examples: "service and booking fees, marketplace selling fees, host fees",
    note: "Form 1099-K shows what customers paid. You deduct the platform's cut here.",
    records: "The platform's yearly summary",
  },
  all_together: {
    note: "If you have only one figure, enter it here, without the car and without what you enter elsewhere. On the tax form, each kind of cost has its own line.",
    records: "A receipt for each cost",
  },
  payment_processing: { records: RECEIPT },
  advertising: { examples: "listing photos, search ads, cards, a website", records: RECEIPT },
  contract_labor: {
    note: "You may have to send them a Form 1099-NEC.",
    records: "Each helper's Form W-9, and what you paid when",
  },
  equipment: {
    examples: "computer, camera, e-bike",
    note: "If you bought it after January 19, 2025, and use it mostly for work, you can deduct the share of its cost that is for work in the year you start using it (bonus depreciation, Form 4562). Some states spread that out.",
    records: "The invoice and the day you started using it",
  },
  insurance: {
    examples: "liability, equipment, host protection",
    note: "The standard mileage rate already includes car insurance.",
    records: RECEIPT,
  },
  interest: { records: "Statements" },
  professional: { examples: "bookkeeping, contract review, tax preparation for the business part", records: RECEIPT },
  office: { examples: "subscriptions, postage, cloud storage", records: RECEIPT },
  rent_equipment: {
    note: "If you lease a car for 30 days or more, enter the payments under the car.",
    records: RECEIPT,
  },
  rent_space: { examples: "chair or booth, co-working desk, studio, storage unit", records: RECEIPT },
  repairs: { note: "Repairs to a car go under the car.", records: RECEIPT },
  supplies: {
    examples: "what the work uses up within a year",
    records: RECEIPT,
  },
  taxes_licenses: {
    examples: "city license, vehicle-for-hire permit",
    note: "Don't include income tax or self-employment tax.",
    records: RECEIPT,
  },
  travel: { records: "Dates, places, purpose, and receipts for lodging" },
  meals: {
    note: "Enter the whole bill. You deduct half of it. You can't deduct a meal by yourself on an ordinary workday.",
    records: "Amount, date, place, purpose, and with whom",
  },
  phone: {
    note: "You can't deduct the first landline in your home.",
    records: "Bills, and a note of how you split work and personal use",
  },
  utilities: {
    note: "For a separate workplace, or a place that you rent out. For a workspace in your home, use that section.",
    records: RECEIPT,
  },
  wages: { records: "Forms W-2 and 941" },
  shipping: { records: RECEIPT },
  education: { note: "Training for a new trade doesn't count.", records: RECEIPT },
  dues: { records: RECEIPT },
  bank: { records: "Statements" },
  gear: { records: RECEIPT },
};

/** For each kind of work: what to ask first, its usual costs, and what to watch out for. */
export const workWords: Readonly<Record<Work, WorkWords>> = {
  rideshare: {
    first: ["miles", "tips"],
    main: ["platform_fees", "phone", "supplies", "dues"],
    examples: { supplies: "phone mounts, chargers, water for passengers" },
    note: "Miles count from the moment you head for a job until it ends, and between jobs with the app on. The drive from home usually doesn't count. Keep a log.",
  },
  delivery: {
    first: ["miles", "tips"],
    main: ["platform_fees", "phone", "supplies", "equipment"],
    examples: { supplies: "insulated bags, phone mounts" },
    note: "Miles count from the moment you head for a job until it ends, and between jobs with the app on. The drive from home usually doesn't count. Keep a log.",
  },
  freelance: {
    first: ["office", "equipment"],
    main: ["office", "equipment", "professional", "advertising", "phone", "education"],
    note: "At high incomes, consulting, performing, law, accounting, health and finance get less of the business income deduction than writing, design and software.",
  },
  home_sharing: {
    first: ["services", "all_together"],
    main: [
      "contract_labor",
      "supplies",
      "utilities",
      "taxes_licenses",
      "insurance",
      "repairs",
      "payment_processing",
      "advertising",
    ],
    examples: {
      contract_labor: "cleaners between guests, a co-host, a handyman",
      supplies: "linens, soap, coffee for guests",
      utilities: "power, water, gas, internet for guests",
      taxes_licenses: "property tax, a short-term rental permit",
      insurance: "homeowner's or landlord insurance, host protection",
      payment_processing: "host fees, if your pay above is before them",
    },
    note: "For rooms in your own home, enter only the rented share of each cost. For a house that only guests use, enter the full cost. Property tax goes under “Property tax, licenses and business taxes.”",
  },
  selling: {
    first: ["costOfGoodsSold", "shipping"],
    main: ["shipping", "payment_processing", "platform_fees", "office"],
    note: "Selling your own used things at a loss isn't a business.",
  },
  care_and_home_services: {
    first: ["miles", "supplies"],
    main: ["supplies", "insurance", "contract_labor", "phone"],
    examples: { supplies: "cleaning products, gloves, bags" },
    note: "At high incomes, health care gets less of the business income deduction than personal care and cleaning.",
  },
  creator: {
    first: ["equipment", "office"],
    main: ["equipment", "office", "contract_labor", "advertising"],
    note: "At high incomes, endorsements, appearances and performing get less of the business income deduction. For now, tips for them are still deductible (Notice 2025-69; T.D. 10044).",
  },
  beauty: {
    first: ["tips", "supplies", "rent_space"],
    main: ["supplies", "rent_space", "taxes_licenses", "education", "insurance"],
    examples: { supplies: "polish, gloves, color, towels" },
    note: "Tips are pay, even in cash, but you can deduct reported tips. Rent for a chair or booth is a cost.",
  },
  tutoring: {
    first: ["miles", "supplies"],
    main: ["supplies", "office", "phone", "education"],
    examples: { supplies: "books, paper, teaching materials" },
    note: "The drive between two students counts. The drive from home to the first one usually doesn't.",
  },
  consulting: {
    first: ["office", "travel"],
    main: ["office", "travel", "meals", "professional", "phone"],
    note: "Consulting is a “specified service,” so at high incomes the business income deduction shrinks, then ends.",
  },
  other: {
    first: ["supplies"],
    main: ["supplies", "phone", "professional", "office"],
    note: "If another kind of work on the list is close to yours, choose it, because only some kinds can deduct tips.",
  },
};
