/** A Loan Estimate typed from paper. Each box that follows from others is recomputed, with the reason if it differs. */
import { estimateCheckLines } from "../../../../engine/mortgage/estimate-check.lines.ts";
import { type EstimateCheck, estimateCheck, type LoanType } from "../../../../engine/mortgage/estimate-check.ts";
import { explain, part, type Step } from "../../../../engine/worksheet.ts";
import { scopeOf, valuesOf } from "../../../../law/figure.ts";
import { fha, fhaAnnualPremiums } from "../../../../law/mortgage/fha.ts";
import { homeownersProtection } from "../../../../law/mortgage/homeowners-protection.ts";
import { inCents, inDollars, inPercent, monthsInWords } from "../../../../ui/format.ts";
import { listed } from "../../../../ui/listed.ts";
import type { Answer } from "../../answer.ts";
import type { printed as boxes } from "../../fields/printed.ts";
import type { Inputs } from "../../inputs.ts";
import { typedAs } from "../../scope.ts";
import { upfrontFeeOf } from "./upfront-fee.ts";

const law = { ...valuesOf(homeownersProtection), fha: valuesOf(fha), fhaPremiums: fhaAnnualPremiums };

type Box = keyof typeof boxes;

/** The finding for a box: the line that computes it, whether it agrees, and any message. */
export interface Verdict {
  readonly box: Box;
  readonly label: string;
  readonly line: keyof EstimateCheck;
  readonly agrees: boolean;
  /** Differs by no more than the law allows. */
  readonly isClose?: boolean;
  readonly figure: string;
  readonly reason?: string;
}

/** The form prints some amounts in whole dollars, so a whole number agrees with everything that rounds to it. */
const within = (typed: number, figure: number, more: number) =>
  Math.abs(typed - figure) <= (Number.isInteger(typed) ? 0.501 : 0.006) + more;
/** A hundredth of a percent, because the boxes it depends on are rounded too. */
const RATE_HAIR = 0.000_101;
const sameRate = (typed: number, figure: number | null) => figure !== null && Math.abs(typed - figure) <= RATE_HAIR;
/** An APR is printed to a thousandth of a percent. */
const APR_HAIR = 0.000_021;

/** A premium printed in whole dollars may have been up to half a dollar more or less. */
function agreesWithApr(typed: number, apr: number | null, printed: Parameters<typeof estimateCheck>[0]): boolean {
  if (apr === null) return false;
  const { insurance } = printed;
  const half = insurance > 0 && Number.isInteger(insurance) ? 0.5 : 0;
  const aprWith = (more: number) => estimateCheck({ ...printed, insurance: insurance + more }, law).apr ?? apr;
  return typed >= aprWith(-half) - APR_HAIR && typed <= aprWith(half) + APR_HAIR;
}
const rateText = (rate: number | null) => (rate === null ? "none" : inPercent(Math.round(rate * 1e5) / 1e5));

function printedOf(given: Inputs, loan: number, annualRate: number) {
  const upfrontFee = upfrontFeeOf(given) ?? 0;
  return {
    loanType: given.leType,
    loan,
    annualRate,
    termMonths: given.leTerm,
    price: given.lePrice ?? 0,
    insurance: given.leInsurance ?? 0,
    escrow: given.leEscrow ?? 0,
    upfrontFee,
    sectionA: given.leA ?? 0,
    sectionB: given.leB ?? 0,
    sectionC: given.leC ?? 0,
    sectionE: given.leE ?? 0,
    sectionF: given.leF ?? 0,
    sectionG: given.leG ?? 0,
    sectionH: given.leH ?? 0,
    lenderCredits: given.leCredits ?? 0,
    interestPerDay: given.lePerDay ?? 0,
    interestDays: given.leDays ?? 0,
    costsFinanced: given.leFinanced ?? 0,
    downPayment: given.leDown ?? 0,
    deposit: given.leDeposit ?? 0,
    sellerCredits: given.leSeller ?? 0,
    adjustments: given.leAdjustments ?? 0,
    financeCharges: given.leFinance ?? (given.leA ?? 0) + upfrontFee,
  };
}

/** An eighth of a percentage point: 12 CFR 1026.22(a)(2). */
const APR_TOLERANCE = 0.00125;

const isWithinTheLaw = (typed: number, apr: number | null) => apr !== null && Math.abs(typed - apr) <= APR_TOLERANCE;

/** Where the printed APR comes from, if it isn't ours. */
function aprReason(typed: number, found: EstimateCheck, fees: string): string {
  const counted = inCents(found.prepaidFinanceCharge);
  const ours = `We count ${counted} in prepaid finance charges: ${fees} and prepaid interest.`;
  if (sameRate(typed, found.aprOfNone))
    return `It agrees if no prepaid finance charge counts, as on form H-25(B), an official sample. ${ours}`;
  if (sameRate(typed, found.aprOfAll)) return `It agrees if we count all loan costs. ${ours}`;
  return isWithinTheLaw(typed, found.apr)
    ? `${ours} The difference is less than the eighth of a point that the law allows a printed APR.`
    : `${ours} Ask which fees the lender counts, and enter them above.`;
}

/** Why the insurance ends when we say it does. */
function endOfInsurance(loanType: LoanType, { insurancePayments }: EstimateCheck, termMonths: number): string {
  switch (loanType) {
    case "conventional":
      return `By law it ends when the scheduled balance reaches 78% of the price, after payment ${insurancePayments}.`;
    case "fha":
      return insurancePayments < termMonths
        ? "With 10% or more down, FHA’s premium ends after 11 years."
        : "With less than 10% down, FHA charges its premium for as long as you have the loan.";
    case "va":
      return "A VA loan has no monthly mortgage insurance.";
    case "usda":
      return "USDA charges its annual fee for as long as you have the loan.";
  }
}

export type Check = NonNullable<ReturnType<typeof checkOf>>;

/** Undefined until loan and rate are typed. */
export function checkOf({ given }: Pick<Answer, "given">) {
  const { leLoan, leRate, leTerm } = given;
  if (leLoan === null || leRate === null) return undefined;
  const printed = printedOf(given, leLoan, leRate);
  const found = estimateCheck(printed, law);
  const verdicts: Verdict[] = [];
  const some = (...boxes: readonly Box[]) => boxes.some((box) => given[box] !== null);
  const { leType, lePrice, leInsurance } = given;
  const isPrivate = leType === "conventional";
  const falls = leType === "fha" || leType === "usda";
  const feeKnown = upfrontFeeOf(given) !== null;
  /** Whether the boxes that the insurance follows from were typed. */
  const insured = {
    conventional: printed.insurance === 0 || lePrice !== null,
    fha: leInsurance !== null && lePrice !== null && feeKnown,
    va: true,
    usda: leInsurance !== null,
  }[leType];
  const loanCosts = some("leA", "leB", "leC");
  const otherCosts = some("leE", "leF", "leG", "leH");
  const compare = (
    [box, label]: readonly [Box, string],
    line: keyof EstimateCheck,
    reason: string,
    {
      more = 0,
      show = inCents,
      known = true,
    }: {
      /** How much the rounding of the boxes it depends on may matter. */
      readonly more?: number;
      readonly show?: (value: number) => string;
      /** Whether the boxes it depends on were typed. */
      readonly known?: boolean;
    } = {},
  ) => {
    if (!known) return;
    const typed = given[box] as number | null;
    const figure = found[line];
    if (typed === null || figure === null) return;
    const agrees = within(typed, figure, more);
    verdicts.push({ box, label, line, agrees, figure: show(figure), ...(agrees ? {} : { reason }) });
  };
  const sum = "The parts above add up to this.";
  compare(
    ["lePayment", "principal and interest"],
    "payment",
    `That is the level payment on ${inDollars(leLoan)} at ${inPercent(leRate)} over ${monthsInWords(leTerm)}. Ask whether the loan has a different term or a buydown.`,
  );
  compare(
    ["leInsuranceYears", "the end of insurance"],
    "insuranceYears",
    `${endOfInsurance(leType, found, leTerm)} Ask why the lender shows a different year.`,
    {
      show: (year) => (year === 0 ? "none" : `year ${year}`),
      known: insured && leInsurance !== null && lePrice !== null,
    },
  );
  compare(["leTotal", "the monthly total"], "total", sum, { known: some("leInsurance", "leEscrow") });
  compare(["leTotalLater", "the later total"], "totalLater", sum, { known: some("leEscrow") });
  compare(["leD", "loan costs"], "loanCosts", sum, { more: 1, known: loanCosts });
  const { lePerDay } = given;
  if (lePerDay !== null) {
    const of360 = Math.abs(lePerDay - found.perDay360) < 0.006;
    const of365 = Math.abs(lePerDay - found.perDay365) < 0.006;
    verdicts.push({
      box: "lePerDay",
      label: "interest per day",
      line: of360 ? "perDay360" : "perDay365",
      agrees: of360 || of365,
      figure: inCents(of360 ? found.perDay360 : found.perDay365),
      reason: of360
        ? "The lender counts 360 days in a year."
        : of365
          ? "The lender counts 365 days in a year."
          : `With 360 days in a year it would be ${inCents(found.perDay360)}.`,
    });
  }
  compare(["leI", "other costs"], "otherCosts", sum, { more: 1, known: otherCosts });
  compare(["leJ", "closing costs"], "closingCosts", "That is D plus I, minus lender credits.", {
    more: 1,
    known: loanCosts && otherCosts,
  });
  compare(
    ["leCash", "cash to close"],
    "cash",
    "That is J plus the down payment, minus the costs paid from the loan, the deposit, credits and adjustments.",
    { more: 1, known: loanCosts && otherCosts && some("leDown") && (isPrivate || some("leFinanced")) },
  );
  const premiums = Math.min(60, found.insurancePayments);
  const rounded = Number.isInteger(printed.insurance) && printed.insurance > 0 ? 0.5 * premiums : 0;
  compare(
    ["leFive", "the 5-year total"],
    "inFiveYears",
    `That is 60 payments with insurance, plus loan costs and prepaid interest. ${falls ? "The insurance falls a little each year with the balance. " : ""}Ask what the lender adds or leaves out.`,
    { more: rounded, show: inDollars, known: loanCosts && lePerDay !== null && insured },
  );
  compare(
    ["leFivePrincipal", "the 5-year principal"],
    "principalInFiveYears",
    "That is what the first 60 payments pay off.",
    {
      show: inDollars,
    },
  );
  const { leApr, leTip } = given;
  if (leApr !== null && insured && (some("leFinance") || (some("leA") && feeKnown))) {
    const fees = some("leFinance")
      ? "the fees you typed"
      : printed.upfrontFee > 0
        ? "section A, the upfront fee"
        : "section A";
    const agrees = agreesWithApr(leApr, found.apr, printed);
    verdicts.push({
      box: "leApr",
      label: "the APR",
      line: "apr",
      agrees,
      isClose: !agrees && isWithinTheLaw(leApr, found.apr),
      figure: rateText(found.apr),
      ...(agrees ? {} : { reason: aprReason(leApr, found, fees) }),
    });
  }
  if (leTip !== null && lePerDay !== null) {
    const agrees = sameRate(leTip, found.interestPercentage);
    verdicts.push({
      box: "leTip",
      label: "the TIP",
      line: "interestPercentage",
      agrees,
      figure: rateText(found.interestPercentage),
      ...(agrees
        ? {}
        : { reason: "That is all the interest you pay, including prepaid interest, as a share of the loan." }),
    });
  }
  return { given, printed, verdicts, worksheet: { check: found } };
}

const BOXES = {
  loan: ["leLoan", "Loan Amount"],
  annualRate: ["leRate", "Interest Rate"],
  termMonths: ["leTerm", "Loan Term"],
  price: ["lePrice", "Sale Price"],
  insurance: ["leInsurance", "Mortgage Insurance"],
  escrow: ["leEscrow", "Estimated Escrow"],
  sectionA: ["leA", "A. Origination Charges"],
  sectionB: ["leB", "B. Services You Cannot Shop For"],
  upfrontFee: ["leUpfront", "Upfront FHA, VA or USDA fee (part of B)"],
  sectionC: ["leC", "C. Services You Can Shop For"],
  sectionE: ["leE", "E. Taxes and Other Government Fees"],
  sectionF: ["leF", "F. Prepaids"],
  sectionG: ["leG", "G. Initial Escrow Payment"],
  sectionH: ["leH", "H. Other"],
  lenderCredits: ["leCredits", "Lender Credits"],
  interestPerDay: ["lePerDay", "Prepaid Interest, per day"],
  interestDays: ["leDays", "Days of prepaid interest"],
  costsFinanced: ["leFinanced", "Closing Costs Financed"],
  downPayment: ["leDown", "Down Payment"],
  deposit: ["leDeposit", "Deposit"],
  sellerCredits: ["leSeller", "Seller Credits"],
  adjustments: ["leAdjustments", "Adjustments and Other Credits"],
  financeCharges: ["leFinance", "Part of A, B and C that counts toward the APR"],
} as const satisfies Record<Exclude<keyof Check["printed"], "loanType">, readonly [Box, string]>;

const UNITS = { annualRate: "rate", termMonths: "months", interestDays: "count" } as const;

export const stepsOfCheck = ({ printed, worksheet }: Check): Step[] =>
  explain(
    worksheet,
    { check: part(estimateCheckLines(printed.loanType)) },
    {
      ...scopeOf(homeownersProtection),
      ...scopeOf(fha, "fhaLaw."),
      ...Object.fromEntries(
        Object.entries(BOXES).flatMap(([name, [box, label]]) =>
          Object.entries(
            typedAs(
              box,
              name,
              label,
              printed[name as keyof typeof BOXES],
              (UNITS as Readonly<Record<string, (typeof UNITS)[keyof typeof UNITS]>>)[name] ?? "usd",
            ),
          ),
        ),
      ),
    },
  );

/** The finding, in a sentence: how many boxes agree, and which to ask about. */
export function checkInWords({ verdicts }: Check): string {
  if (verdicts.length === 0)
    return "Copy more boxes of your Loan Estimate. We recalculate each box that depends on others.";
  const differ = verdicts.filter(({ agrees, isClose }) => !agrees && !isClose).map(({ label }) => label);
  const close = verdicts.some(({ isClose }) => isClose)
    ? "The APR is within the eighth of a point that the law allows."
    : "";
  const agree = verdicts.filter(({ agrees }) => agrees).length;
  const counted = agree === 0 ? "" : agree === 1 ? "1 box agrees. " : `${agree} boxes agree. `;
  if (close && differ.length === 0) return `${counted}${close}`;
  if (differ.length === 0) return agree === 1 ? "The box you typed agrees." : `All ${agree} boxes agree.`;
  return `${counted}Check what you copied for ${listed(differ)}. If it’s what the form says, ask the lender.`;
}

/**
 * The official samples of Regulation Z, Appendix H, as printed. H-25(B) prints the 29.80 paid before closing separately
 * from the adjustments of 1,035.04. A Loan Estimate has one box for everything that lowers the cash to close, so they
 * are added here.
 */
export const SAMPLES: Readonly<Record<"H-24(B)" | "H-25(B)", Partial<Record<Box, string>>>> = {
  "H-25(B)": {
    leType: "conventional",
    leLoan: "162,000",
    leRate: "3.875",
    leTerm: "30 years",
    lePrice: "180,000",
    lePayment: "761.78",
    leInsurance: "82.35",
    leInsuranceYears: "7",
    leEscrow: "206.13",
    leTotal: "1,050.26",
    leTotalLater: "967.91",
    leA: "1,802",
    leB: "236.55",
    leC: "2,655.50",
    leD: "4,694.05",
    leE: "85",
    leF: "2,120.80",
    lePerDay: "17.44",
    leDays: "16",
    leG: "412.25",
    leH: "2,400",
    leI: "5,018.05",
    leCredits: "0",
    leJ: "9,712.10",
    leFinanced: "0",
    leDown: "18,000",
    leDeposit: "10,000",
    leSeller: "2,500",
    leAdjustments: "1,064.84",
    leCash: "14,147.26",
    leApr: "4.174",
    leTip: "69.46",
  },
  "H-24(B)": {
    leType: "conventional",
    leLoan: "162,000",
    leRate: "3.875",
    leTerm: "30 years",
    lePrice: "180,000",
    lePayment: "761.78",
    leInsurance: "82",
    leInsuranceYears: "7",
    leEscrow: "206",
    leTotal: "1,050",
    leTotalLater: "968",
    leA: "1,802",
    leB: "672",
    leC: "3,198",
    leD: "5,672",
    leE: "85",
    leF: "867",
    lePerDay: "17.44",
    leDays: "15",
    leG: "413",
    leH: "1,017",
    leI: "2,382",
    leCredits: "0",
    leJ: "8,054",
    leFinanced: "0",
    leDown: "18,000",
    leDeposit: "10,000",
    leSeller: "0",
    leAdjustments: "0",
    leCash: "16,054",
    leFive: "56,582",
    leFivePrincipal: "15,773",
    leApr: "4.274",
    leFinance: "1,609",
    leTip: "69.45",
  },
};
