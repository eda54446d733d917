/** A whole retirement plan: what a household has, gets, wants and pays, in today's dollars. Years are calendar years. */

import type { Claimant, ClaimingLaw } from "../../social-security/claimant.ts";
import type { EarningsTestLaw } from "../../social-security/earnings-test.ts";
import type { YearSeries } from "../../social-security/series.ts";
import type { TrustFundForecast } from "../../social-security/trust-fund.ts";
import type { Region } from "../../tax/health/premium-tax-credit.ts";
import type { SavingSplitLaw } from "../saving-split.ts";
import type { Strategy } from "../strategies.ts";
import type { MedicarePremiumLaw } from "../taxes/irmaa.ts";
import type { RequiredDistributionLaw } from "../taxes/rmd.ts";
import type { MonthOfBirth } from "../taxes/rmd-start.ts";
import type { Ceilings } from "../taxes/roth.ts";
import type { YearTaxLaw } from "../taxes/year-tax.ts";
import type { MarketplaceLaw } from "./marketplace.ts";

/** What there is at the start of a year, and what later years look back to. */
export interface Holdings {
  /** Traditional 401(k)s and IRAs of the first person, and of the second. */
  readonly traditional: number;
  readonly spouseTraditional: number;
  readonly roth: number;
  /** Taxable account and its cost basis. */
  readonly taxable: number;
  readonly basis: number;
  /** Health savings account. */
  readonly health: number;
  readonly cash: number;
  /** The part of the first person's traditional money in the 401(k) of a job left at 55 or later. */
  readonly workplace: number;
  /** The part of it in an account that pays substantially equal payments, and the yearly payment in dollars. */
  readonly payingOut: number;
  readonly equalPayment: number;
  /** Roth contributions not taken out yet, with conversions whose five years are over. */
  readonly rothContributions: number;
  /** Converted to Roth one, two, three and four years ago, and not taken out yet. */
  readonly converted1: number;
  readonly converted2: number;
  readonly converted3: number;
  readonly converted4: number;
  /** Contributions to traditional accounts on which tax is paid already (Form 8606). */
  readonly afterTax: number;
  /** What an income annuity bought before pays in a year, or will pay once it begins. */
  readonly annuity: number;
  /** What a TIPS ladder bought before pays in a year, in the years it pays. */
  readonly ladder: number;
  /** Consumer prices since the start of the plan: 1.1 when what cost a dollar costs 1.10. */
  readonly prices: number;
  /** Income that decides Medicare premiums two years later, of the year just past and of the one before, in their own dollars. */
  readonly medicareIncome: number;
  readonly medicareIncomeBefore: number;
}

/** No money with a rule of its own before 59½, no annuity and no ladder of bonds. */
export const noEarlyMoney = {
  workplace: 0,
  payingOut: 0,
  equalPayment: 0,
  rothContributions: 0,
  converted1: 0,
  converted2: 0,
  converted3: 0,
  converted4: 0,
  afterTax: 0,
  annuity: 0,
  ladder: 0,
};

/** An income annuity bought from traditional money: its payments are taxed in full (26 USC 408(d)(1)). */
export interface AnnuityTerms {
  readonly buyYear: number;
  readonly price: number;
  /** What it pays in its first year, in the dollars of the year it is bought in. */
  readonly income: number;
  /** The first year that pays: later than it is bought for a deferred one. */
  readonly fromYear: number;
  /** How much more dollars each further year pays, as a fraction. */
  readonly raise: number;
  /** It pays as long as the first person lives, or as one of the two does. */
  readonly lives: "one" | "two";
}

/**
 * A ladder of inflation-protected bonds with a level income above prices, for whoever lives. In traditional accounts its payments are taxed in
 * full; in a taxable account its interest and the rise of its principal are taxed each year (26 CFR 1.1275-7), and its payments are not.
 */
export interface LadderTerms {
  readonly buyYear: number;
  readonly fromYear: number;
  readonly throughYear: number;
  /** A year, in today's dollars. */
  readonly income: number;
  readonly realYield: number;
  readonly pretax: boolean;
}

/** What one does before 59½, when withdrawals cost an additional tax. */
export interface EarlyChoices {
  /** Roth contributions are known: earnings and young conversions taken early are taxed. Otherwise all of it counts as contributions. */
  readonly contributionsKnown: boolean;
  /** Roth contributions and conversions five years old come before traditional money. */
  readonly rothFirst: boolean;
  /** Share of the first person's traditional money that is in the 401(k) of the job left at 55 or later. */
  readonly workplaceShare: number;
  /** Substantially equal payments from a share of the first person's traditional money (26 USC 72(t)(2)(A)(iv)). */
  readonly payments: { readonly fromYear: number; readonly share: number; readonly rate: number } | null;
}

export interface PlanPerson {
  readonly birth: MonthOfBirth;
  /** First year without pay from the present work. */
  readonly stopYear: number;
  /** Last year the plan reckons with this person alive. */
  readonly lastYear: number;
  /** The year up to which a survivor's benefit is to pay the most; left out: the last. */
  readonly benefitsTo?: number;
  readonly pay: number;
  /** Has a 401(k) or the like at work. */
  readonly covered: boolean;
  readonly claimant: Claimant;
  /** Month in which Social Security starts, counted as in `birth.ts`. */
  readonly claimMonth: number;
}

/** Money that comes in from one year through another. */
export interface Stream {
  readonly kind: "work" | "self-employment" | "pension" | "fixed pension" | "untaxed";
  readonly amount: number;
  readonly fromYear: number;
  readonly throughYear: number;
}

export interface Phase {
  readonly fromYear: number;
  /** Share of the full spending from then on. */
  readonly share: number;
}

export interface PlanTerms {
  readonly firstYear: number;
  readonly persons: readonly [PlanPerson] | readonly [PlanPerson, PlanPerson];
  readonly start: Holdings;
  /** Saved in a year of work, and where it goes; the rest goes to traditional accounts. Raised by `raise` every year, above prices. */
  readonly saving: {
    readonly yearly: number;
    readonly rothShare: number;
    readonly taxableShare: number;
    readonly healthShare: number;
    readonly match: number;
    readonly raise: number;
  };
  readonly spending: {
    readonly yearly: number;
    readonly phases: readonly Phase[];
    /** Share of it that one person alone needs. */
    readonly survivorShare: number;
    /** Dollars of the year, not raised with prices. */
    readonly mortgage: number;
    readonly mortgageThrough: number;
    /** Costs once; below zero for money that comes in once, untaxed. */
    readonly oneOffs: readonly { readonly year: number; readonly amount: number }[];
    /** For each person below the age of Medicare, and for each person at any age. */
    readonly premiumBefore: number;
    /** That is the full premium of a silver plan at the age of the first year without pay: it rises with age, and the credit pays a part. */
    readonly marketplace: Region | null;
    /** What each person pays a month from the age of Medicare on, all told; `null` for Part B with its surcharges. */
    readonly medicarePremium: number | null;
    readonly medical: number;
    /** To charity straight from traditional IRAs, once one may, on top of spending (26 USC 408(d)(8)). */
    readonly giving: number;
  };
  readonly streams: readonly Stream[];
  /** Share of stocks while working and afterwards; bonds take the rest. Cash stands apart. */
  readonly stockShare: number;
  readonly stockShareRetired: number;
  readonly fee: number;
  /** Real return of cash. */
  readonly cashReturn: number;
  readonly dividendYield: number;
  readonly bondYield: number;
  readonly stateRate: number;
  /** How spending is found: `null` for what is wanted, whatever markets do. */
  readonly strategy: Strategy | null;
  /** With a strategy: the share of the spending wanted that counts as enough. */
  readonly floorShare: number;
  readonly order: "conventional" | "proportional" | "fill";
  /** Up to where `fill` takes traditional money. */
  readonly fillTo: Ceilings;
  /** Roth conversions up to a ceiling, from one year through another. */
  readonly conversion: { readonly to: Ceilings; readonly fromYear: number; readonly throughYear: number } | null;
  readonly trustFund: TrustFundForecast | null;
  readonly early: EarlyChoices;
  readonly annuity: AnnuityTerms | null;
  readonly ladder: LadderTerms | null;
  /** Share of the gain in the taxable account that a first death of two clears (26 USC 1014). */
  readonly steppedUp: number;
}

/** Law of one kind of return. */
interface ReturnLaw {
  readonly yearTax: YearTaxLaw;
  readonly medicare: MedicarePremiumLaw;
  readonly saving: SavingSplitLaw;
}

/** The figures of law a plan needs, in today's dollars. */
export interface PlanLaw {
  readonly alone: ReturnLaw;
  readonly together: ReturnLaw;
  readonly seniorDeductionLastYear: number;
  readonly distributions: RequiredDistributionLaw;
  readonly marketplace: MarketplaceLaw;
  /** Ways around the additional tax before 59½. */
  readonly earlyAccess: {
    readonly separationAge: number;
    readonly leastPayments: number;
    readonly lifeExpectancy: YearSeries;
  };
  /** Gifts straight from an IRA: the most for each person, and the age in months from which one may. */
  readonly giving: { readonly limit: number; readonly fromMonths: number };
  /** Annuities that begin after required distributions do: the most paid for them, and the age by which they begin. */
  readonly longevityAnnuities: { readonly mostPaid: number; readonly latestAge: number };
  /** With more pay than this the addition from 50 on goes into Roth. */
  readonly rothCatchUpPay: number;
  readonly claiming: ClaimingLaw;
  readonly earningsTest: EarningsTestLaw;
  readonly payroll: {
    readonly wageBase: number;
    /** The employee's share. */
    readonly socialSecurityRate: number;
    readonly medicareRate: number;
  };
}
