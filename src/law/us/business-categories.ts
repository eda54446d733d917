/**
 * Where each of a gig worker's costs goes on Schedule C (lines of the 2025 form; 27b is "other expenses"); cars,
 * the home office and goods sold have sections of their own. For what each one is and what records to keep, see
 * `business-categories.words.ts`. Sources: instructions for Schedule C, Publications 334, 463 and 587. Not compared
 * with a copy of the 2026 form.
 */
import type { ExpenseCategory, Work, WorkProfile } from "../../engine/tax/schedule-c/categories.ts";

const categories = [
  { id: "platform_fees", name: "Platform fees and commissions", line: "10" },
  { id: "all_together", name: "All your costs in one amount", line: "27b" },
  { id: "payment_processing", name: "Card and payment processing fees", line: "10" },
  { id: "advertising", name: "Advertising", line: "8" },
  { id: "contract_labor", name: "Cleaners, helpers and other contractors", line: "11" },
  { id: "equipment", name: "Equipment that lasts more than a year", line: "13", isShared: true },
  { id: "insurance", name: "Insurance, except health and car", line: "15" },
  { id: "interest", name: "Interest on business loans and cards", line: "16b", isShared: true },
  { id: "professional", name: "Legal and professional services", line: "17" },
  { id: "office", name: "Office costs and software", line: "18" },
  { id: "rent_equipment", name: "Equipment or car rental by the day or week", line: "20a", isShared: true },
  { id: "rent_space", name: "Rent for a workplace", line: "20b" },
  { id: "repairs", name: "Repairs and maintenance", line: "21" },
  { id: "supplies", name: "Supplies", line: "22" },
  { id: "taxes_licenses", name: "Property tax, licenses and business taxes", line: "23" },
  { id: "travel", name: "Travel away from home overnight", line: "24a" },
  { id: "meals", name: "Business meals", line: "24b", isMeals: true },
  { id: "phone", name: "Phone and internet", line: "25", isShared: true },
  { id: "utilities", name: "Utilities", line: "25" },
  { id: "wages", name: "Employee wages", line: "26" },
  { id: "shipping", name: "Shipping and packaging", line: "27b" },
  { id: "education", name: "Training for the work you already do", line: "27b" },
  { id: "dues", name: "Dues, background checks, inspections", line: "27b" },
  { id: "bank", name: "Business bank fees", line: "27b" },
  { id: "gear", name: "Work clothes not suitable for everyday wear", line: "27b" },
] as const satisfies readonly ExpenseCategory[];
export type CategoryId = (typeof categories)[number]["id"];
export const expenseCategories: readonly ExpenseCategory<CategoryId>[] = categories;

/**
 * Tipped occupations: 26 CFR 1.224-1 (T.D. 10044, 91 FR 19026, April 13, 2026). The final list adds visual artists,
 * floral designers and gas pump attendants to the proposed one; none of our kinds of work is one of those. Until the
 * rules for specified services are written, tips in those businesses are deductible too (Notice 2025-69, which the
 * final rule leaves in force).
 */
export const workProfiles: Readonly<Record<Work, WorkProfile>> = {
  rideshare: {
    name: "Driving passengers",
    tipsOnList: true,
    specifiedService: false,
  },
  delivery: {
    name: "Delivery",
    tipsOnList: true,
    specifiedService: false,
  },
  freelance: {
    name: "Freelance design, writing or software",
    tipsOnList: false,
    specifiedService: null,
  },
  home_sharing: {
    name: "Renting out a home or room",
    tipsOnList: false,
    specifiedService: false,
  },
  selling: {
    name: "Selling goods",
    tipsOnList: false,
    specifiedService: false,
  },
  care_and_home_services: {
    name: "Care, cleaning and home services",
    tipsOnList: true,
    specifiedService: null,
  },
  creator: {
    name: "Content and performing",
    tipsOnList: true,
    specifiedService: null,
  },
  beauty: { name: "Nails, hair and beauty", tipsOnList: true, specifiedService: false },
  tutoring: { name: "Tutoring and lessons", tipsOnList: true, specifiedService: null },
  consulting: { name: "Consulting", tipsOnList: false, specifiedService: true },
  other: { name: "Other work", tipsOnList: false, specifiedService: null },
};
