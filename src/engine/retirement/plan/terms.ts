/**
 * A complete retirement plan: what a household has, receives, wants and pays, in today's dollars. Years are calendar
 * years.
 */

import type { Claimant, ClaimingLaw } from "../../social-security/claimant.ts";
import type { EarningsTestLaw } from "../../social-security/earnings-test.ts";
import type { YearSeries } from "../../social-security/series.ts";
import type { TrustFundForecast } from "../../social-security/trust-fund.ts";
import type { Region } from "../../tax/health/poverty-line.ts";
import type { OwnPlanLaw } from "../../tax/plans/own-plan-limits.ts";
import type { SavingSplitLaw } from "../saving-split.ts";
import type { Strategy } from "../strategies.ts";
import type { MedicarePremiumLaw } from "../taxes/irmaa.ts";
import type { RequiredDistributionLaw } from "../taxes/rmd.ts";
import type { MonthOfBirth } from "../taxes/rmd-start.ts";
import type { Ceilings } from "../taxes/roth.ts";
import type { YearTaxLaw } from "../taxes/year-tax.ts";
import type { MarketplaceLaw } from "./marketplace.ts";

/** Balances at the start of a year, and what later years need to know about it. */
export interface Holdings {
  /** The traditional 401(k)s and IRAs of the first person, and of the second. */
  readonly traditional: number;
  readonly spouseTraditional: number;
  readonly roth: number;
  /** Taxable account and its cost basis. */
  readonly taxable: number;
  readonly basis: number;
  /** Health savings account. */
  readonly health: number;
  readonly cash: number;
  /** The part of the first person's traditional money that is in the 401(k) of a job left at 55 or later. */
  readonly workplace: number;
  /** The part of it in an account that makes substantially equal payments, and the yearly payment in dollars. */
  readonly payingOut: number;
  readonly equalPayment: number;
  /** Roth contributions not withdrawn yet, including conversions older than five years. */
  readonly rothContributions: number;
  /** Converted to Roth one, two, three and four years ago, and not withdrawn yet. */
  readonly converted1: number;
  readonly converted2: number;
  readonly converted3: number;
  readonly converted4: number;
  /** Contributions to traditional accounts that were already taxed (Form 8606). */
  readonly afterTax: number;
  /** What an income annuity bought earlier pays in a year, or will pay once it begins. */
  readonly annuity: number;
  /** What a TIPS ladder bought earlier pays in a year, in the years it pays. */
  readonly ladder: number;
  /** A year of payments on the loan of a home bought earlier; they don't rise with prices. */
  readonly homeLoan: number;
  /** Consumer prices since the start of the plan: 1.1 if something that cost a dollar costs 1.10. */
  readonly prices: number;
  /**
   * The income that determines Medicare premiums two years later, for last year and the year before, in their own
   * dollars.
   */
  readonly medicareIncome: number;
  readonly medicareIncomeBefore: number;
}

/** The balances of all accounts together. */
export const savingsIn = ({ traditional, spouseTraditional, roth, taxable, health, cash }: Holdings): number =>
  traditional + spouseTraditional + roth + taxable + health + cash;

/** No money with its own rule before 59½, no annuity, no bond ladder and no home loan. */
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
  homeLoan: 0,
};

/** An income annuity bought with traditional money; its payments are fully taxed (26 USC 408(d)(1)). */
interface AnnuityTerms {
  readonly buyYear: number;
  readonly price: number;
  /** What it pays in its first year, in dollars of the year it is bought. */
  readonly income: number;
  /** The first year it pays; for a deferred annuity, later than the purchase. */
  readonly fromYear: number;
  /** Yearly increase in dollars, as a fraction. */
  readonly raise: number;
  /** Whether it pays for the first person's life, or as long as either of the two lives. */
  readonly lives: "one" | "two";
}

/**
 * A ladder of inflation-protected bonds with a level real income, for whoever is alive. In traditional accounts its
 * payments are fully taxed. In a taxable account, its interest and the increase in principal are taxed each year (26
 * CFR 1.1275-7), and its payments aren't.
 */
export interface LadderTerms {
  readonly buyYear: number;
  readonly fromYear: number;
  readonly throughYear: number;
  /** Yearly amount, in today's dollars. */
  readonly income: number;
  readonly realYield: number;
  readonly pretax: boolean;
}

/** What the household does before 59½, when withdrawals cost an additional tax. */
export interface EarlyChoices {
  /**
   * Roth contributions are known, so earnings and recent conversions taken early are taxed. Otherwise everything counts
   * as contributions.
   */
  readonly contributionsKnown: boolean;
  /** Roth contributions and conversions five years old are taken before traditional money. */
  readonly rothFirst: boolean;
  /** Share of the first person's traditional money in the 401(k) of the job left at 55 or later. */
  readonly workplaceShare: number;
  /** Substantially equal payments from a share of the first person's traditional money (26 USC 72(t)(2)(A)(iv)). */
  readonly payments: { readonly fromYear: number; readonly share: number; readonly rate: number } | null;
}

export interface PlanPerson {
  readonly birth: MonthOfBirth;
  /** First year without pay from the current job. */
  readonly stopYear: number;
  /** Last year in which the plan assumes this person is alive. */
  readonly lastYear: number;
  /** The year through which a survivor's benefit should pay the most; the last year by default. */
  readonly benefitsTo?: number;
  readonly pay: number;
  /** Has a 401(k) or similar plan at work. */
  readonly covered: boolean;
  /** Instead, a plan of one's own for the profit among the streams; only the first person's. */
  readonly ownPlan?: "sep" | "solo" | null;
  readonly claimant: Claimant;
  /** Month in which Social Security starts, counted as in `birth.ts`. */
  readonly claimMonth: number;
}

/** Money that comes in from one year through another. */
export interface Stream {
  readonly kind: "work" | "self-employment" | "pension" | "fixed pension" | "rent" | "untaxed";
  readonly amount: number;
  readonly fromYear: number;
  readonly throughYear: number;
  /** The person it belongs to; by default, and for a gig always, the first. */
  readonly who?: 0 | 1;
  /**
   * The share that the other person gets after that person's death; by default, all of it. Work ends with the worker.
   */
  readonly survivorShare?: number;
  /** How much more a fixed pension pays each year than the year before; by default, the same. */
  readonly raise?: number;
}

export interface Phase {
  readonly fromYear: number;
  /** Share of full spending from then on. */
  readonly share: number;
}

/** A home bought, in today's dollars. While pay covers spending, it covers the home too. */
export interface HomeBought {
  readonly year: number;
  /** A fixed-rate loan taken then. Its payments begin right away, and dollars of the purchase year never rise. */
  readonly loan: number;
  readonly rate: number;
  readonly loanYears: number;
  /** What it costs each year besides, less the rent it replaces. */
  readonly costs: number;
  /** The last year in which it costs anything. */
  readonly throughYear: number;
}

export interface PlanTerms {
  readonly firstYear: number;
  readonly persons: readonly [PlanPerson] | readonly [PlanPerson, PlanPerson];
  /** Unknown income from before the plan is assumed to be that of its first year. */
  readonly start: {
    readonly [K in keyof Holdings]: Holdings[K] | (K extends `medicareIncome${string}` ? null : never);
  };
  /**
   * Saved in a year of work, and where it goes; the rest goes to traditional accounts. Increased by `raise` above
   * inflation every year.
   */
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
    /** Share of it that a survivor needs. */
    readonly survivorShare: number;
    /** Dollars of the year, not adjusted for inflation. */
    readonly mortgage: number;
    readonly mortgageThrough: number;
    /** One-time cost; negative for one-time, untaxed income. */
    readonly oneOffs: readonly { readonly year: number; readonly amount: number }[];
    /**
     * Homes sold: the price less the costs of selling, in today's dollars, and what was paid for it in dollars of then.
     * The cash is among the one-offs.
     */
    readonly homes?: readonly { readonly year: number; readonly price: number; readonly paid: number }[];
    /** Homes bought. The cash paid for them is among the one-offs. */
    readonly homesBought?: readonly HomeBought[];
    /**
     * For someone of the first person's age in the first year without pay; it rises with age. Each person
     * without a job pays the premium of their own age until the month of turning 65.
     */
    readonly premiumBefore: number;
    /** It is the full premium of a silver plan, and the credit covers a part. */
    readonly marketplace: Region | null;
    /** Everything each person pays per month from Medicare age on; `null` for Part B with its surcharges. */
    readonly medicarePremium: number | null;
    readonly medical: number;
    /** Given to charity straight from traditional IRAs once allowed, on top of spending (26 USC 408(d)(8)). */
    readonly giving: number;
  };
  readonly streams: readonly Stream[];
  /** Share of stocks while working and afterward; bonds are the rest. Cash is separate. */
  readonly stockShare: number;
  readonly stockShareRetired: number;
  readonly fee: number;
  /** Real return of cash. */
  readonly cashReturn: number;
  readonly dividendYield: number;
  readonly bondYield: number;
  readonly stateRate: number;
  /** How spending is set: `null` means the desired amount, whatever markets do. */
  readonly strategy: Strategy | null;
  /** With a strategy: the share of desired spending that counts as enough. */
  readonly floorShare: number;
  readonly order: "conventional" | "proportional" | "fill";
  /** The level up to which `fill` takes traditional money. */
  readonly fillTo: Ceilings;
  /** Roth conversions up to a ceiling, from one year through another. */
  readonly conversion: {
    readonly to: Ceilings;
    readonly fromYear: number;
    readonly throughYear: number;
    /** Traditional money may pay the tax once cash and the taxable account can't. */
    readonly paysTax?: boolean;
  } | null;
  readonly trustFund: TrustFundForecast | null;
  readonly early: EarlyChoices;
  readonly annuity: AnnuityTerms | null;
  readonly ladder: LadderTerms | null;
  /** Share of the taxable account's gain that the first of two deaths eliminates (26 USC 1014). */
  readonly steppedUp: number;
}

/** The law for one kind of return. */
interface ReturnLaw {
  readonly yearTax: YearTaxLaw;
  readonly medicare: MedicarePremiumLaw;
  readonly saving: SavingSplitLaw & OwnPlanLaw;
}

/** The legal figures a plan needs, in today's dollars. */
export interface PlanLaw {
  readonly alone: ReturnLaw;
  readonly together: ReturnLaw;
  readonly seniorDeductionLastYear: number;
  readonly distributions: RequiredDistributionLaw;
  readonly marketplace: MarketplaceLaw;
  /** Ways to avoid the additional tax before 59½. */
  readonly earlyAccess: {
    readonly separationAge: number;
    readonly leastPayments: number;
    readonly lifeExpectancy: YearSeries;
  };
  /** Gifts straight from an IRA: each person's maximum, and the minimum age in months. */
  readonly giving: { readonly limit: number; readonly fromMonths: number };
  /** Annuities that begin after required distributions do: the maximum price, and the age by which they begin. */
  readonly longevityAnnuities: { readonly mostPaid: number; readonly latestAge: number };
  /** The gain from selling one's home that isn't taxed, in dollars that never rise. */
  readonly homeSale: { readonly alone: number; readonly together: number };
  /** The employer's share of a plan of one's own, as a part of compensation. */
  readonly profitSharing: { readonly planRate: number };
  /** With more pay than this, the catch-up contribution from 50 on goes into Roth. */
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
