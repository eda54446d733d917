import { each, type Lines, type Source } from "../worksheet.ts";
import type { LateChargesLaw, LateEstimates, LateStateReturnCost } from "./late-charges.ts";

const INTEREST = {
  daily: "Compounded every day at the rate of each quarter.",
  "by days": "Counted by days at the rate of each quarter, without compounding.",
  "by months": "A twelfth of the yearly rate for each month. Part of a month counts as a whole month.",
};
const LATEST = "If a rate isn't set yet, we use the latest one.";

/** The penalty for filing late before the other one is counted; its figures are in `filing.`. */
const FILING: Readonly<Record<LateChargesLaw["filing"]["how"], string>> = {
  none: "0",
  monthly: "chargedForFiling * min(filing.most, filing.rate * monthsToFile)",
  "monthly, at least":
    "when(monthsToFile == 0, 0, max(when(daysToFile > filing.afterDays, min(filing.minimum, unpaid), 0), chargedForFiling * min(filing.most, filing.rate * monthsToFile)))",
  "share or dollars":
    "max(chargedForFiling * min(filing.most, filing.rate * monthsToFile), min(filing.mostDollars, filing.perMonth * monthsToFile))",
  once: "when(monthsToFile == 0, 0, min(filing.mostDollars, filing.rate * chargedForFiling))",
  dollars: "when(monthsToFile == 0, 0, filing.amount)",
};
const PAYING: Readonly<Record<LateChargesLaw["paying"]["how"], string>> = {
  none: "0",
  monthly: "chargedForPaying * min(paying.most, paying.rate * monthsToPay)",
  once: "when(monthsToPay == 0, 0, chargedForPaying * paying.once)",
  "once, then monthly":
    "when(monthsToPay == 0, 0, chargedForPaying * min(paying.most, paying.once + paying.rate * max(0, monthsToPay - paying.covers)))",
  "by days":
    "when(monthsToPay == 0, 0, chargedForPaying * when(daysToPay > paying.afterDays, paying.later, paying.once))",
  "as interest": "when(monthsToPay == 0, 0, paying.times * interest)",
};

export function lateStateReturnLines(law: LateChargesLaw, rates: Source): Lines<LateStateReturnCost> {
  const { how } = law.both;
  return {
    unpaid: {
      label: "State tax not paid by the due date",
      found: "What you still owe on the return.",
      unchecked: "other calculation",
    },
    monthsExtended: {
      label: "Months to the day you file, within the extension",
      found: "Counted from the day the tax was due. Part of a month counts as a whole month.",
      unchecked: "dates",
      unit: "count",
    },
    extensionPenalty: {
      label: "Penalty for using the extension without paying",
      formula: law.extension === null ? "0" : "unpaid * min(extension.most, extension.rate * monthsExtended)",
    },
    monthsToFile: {
      label: "Months the return is late",
      found:
        "Counted from the last day to file, with an extension if there is one. Part of a month counts as a whole month.",
      unchecked: "dates",
      unit: "count",
    },
    daysToFile: {
      label: "Days the return is late",
      found: "From the last day to file.",
      unchecked: "dates",
      unit: "count",
    },
    monthsToPay: {
      label: "Months the tax is late",
      found: "Part of a month counts as a whole month.",
      unchecked: "dates",
      unit: "count",
    },
    daysToPay: { label: "Days the tax is late", found: "From the day it was due.", unchecked: "dates", unit: "count" },
    interestShare: {
      label: "Interest on a dollar owed",
      found: `${INTEREST[law.compounds]} ${LATEST}`,
      check: "interestShare >= 0",
      unit: "rate",
      source: rates,
    },
    interest: { label: "Interest", formula: "unpaid * interestShare" },
    chargedForFiling: {
      label: "Tax the filing penalty is charged on",
      ...(law.onWholeTax ? { formula: "tax" } : { formula: "unpaid" }),
    },
    chargedForPaying: {
      label: "Tax the payment penalty is charged on",
      formula: law.paying.how === "by days" ? "max(0, unpaid - coveredByEstimates)" : "unpaid",
      ...(law.paying.how === "by days"
        ? { meaning: "This leaves out the part that the penalty for late estimated payments already covers." }
        : {}),
    },
    filing: { label: "Penalty for filing late, on its own", formula: FILING[law.filing.how] },
    paying: { label: "Penalty for paying late, on its own", formula: PAYING[law.paying.how] },
    monthsBoth: {
      label: "Months charged for both",
      formula: how === "filing reduced" ? "min(filing.most / filing.rate, monthsToFile, monthsToPay)" : "0",
      unit: "count",
    },
    failureToFile: {
      label: "Penalty for filing late",
      formula:
        how === "filing reduced"
          ? "max(when(daysToFile > filing.afterDays, min(filing.minimum, unpaid), 0), unpaid * min(filing.most, filing.rate * monthsToFile) - unpaid * paying.rate * monthsBoth)"
          : "filing",
      ...(how === "filing reduced"
        ? { meaning: "In months with both penalties, the filing penalty is reduced by the payment penalty." }
        : {}),
    },
    failureToPay: {
      label: "Penalty for paying late",
      formula:
        how === "larger"
          ? "max(0, paying - filing)"
          : how === "at most"
            ? "min(paying, max(0, both.most * unpaid - filing))"
            : "paying",
      ...(how === "larger" ? { meaning: "You pay only what is above the penalty for filing late." } : {}),
    },
    total: {
      label: "Penalties and interest",
      formula:
        law.extension === null
          ? "failureToFile + failureToPay + interest"
          : "extensionPenalty + failureToFile + failureToPay + interest",
    },
  };
}

const ESTIMATES: Readonly<Record<LateChargesLaw["estimates"]["how"], string>> = {
  interest: "amount * interestShare",
  "own rate": "amount * estimates.rate * days / 365",
  "by days": "when(days == 0, 0, amount * when(days > estimates.afterDays, estimates.later, estimates.once))",
  "once and interest": "amount * interestShare + when(days == 0, 0, amount * estimates.once)",
  "by effort and interest":
    "amount * interestShare + when(days == 0, 0, when(nothingPaid, max(estimates.leastIfNone * part, estimates.ifNone * amount), max(estimates.leastIfShort * part, estimates.ifShort * amount)))",
};

export const lateEstimatesLines = (law: LateChargesLaw, rates: Source): Lines<LateEstimates> => ({
  installments: each<LateEstimates["installments"][number]>({
    amount: {
      label: "Installment paid late",
      found: "What you had to pay by this date and didn't.",
      check: "amount >= 0",
    },
    part: {
      label: "Part of what is late for this date",
      found: "1, unless it is paid on different days.",
      check: "part > 0 && part <= 1.000001",
      unit: "rate",
    },
    days: {
      label: "Days late",
      found: "From the due date to the day you pay, or to the day the return is due if you pay later.",
      unchecked: "dates",
      unit: "count",
    },
    interestShare: {
      label: "Interest on a dollar paid late",
      found: `${law.compounds === "by months" ? INTEREST["by months"] : INTEREST["by days"]} ${LATEST}`,
      check: "interestShare >= 0",
      unit: "rate",
      source: rates,
    },
    nothingPaid: {
      label: "No estimated payment was made",
      found: "From what you said you have paid.",
      unchecked: "conditions",
      unit: "flag",
    },
    charge: { label: "Charge for this installment", formula: ESTIMATES[law.estimates.how] },
  }),
  total: { label: "Charge for paying estimated tax late", formula: "sum(installments.charge)" },
});
