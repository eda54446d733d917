/**
 * What can't be true: a part larger than its whole, or a day outside the year. The page flags the field and uses the
 * largest possible value.
 */
import { perYear } from "../../../inputs/fields.ts";
import { inDollars } from "../../../ui/format.ts";
import type { Inputs } from "../inputs.ts";
import { partOfYearGone, yearlyPay } from "../year/part-of-year.ts";

type Gig = Inputs["gigs"][number];
type Job = Inputs["jobs"][number];
type Said = Record<string, string>;

export function impossible(inputs: Inputs): Said {
  const gone = partOfYearGone(inputs.taxYear, inputs.today);
  const said: Said = {};
  for (const [i, gig] of inputs.gigs.entries()) {
    for (const [name, words] of Object.entries(ofGig(gig, inputs))) said[`gigs.${i}.${name}`] = words;
  }
  for (const [i, job] of inputs.jobs.entries())
    for (const [name, words] of Object.entries(ofJob(job, gone))) said[`jobs.${i}.${name}`] = words;
  return { ...said, ...ofIncome(inputs), ...ofHousehold(inputs), ...ofPayments(inputs) };
}

function ofGig(gig: Gig, inputs: Inputs): Said {
  const said: Said = {};
  const pay = yearlyPay(gig, inputs);
  const onForms = gig.grossOnForms ?? 0;
  if (gig.tips > pay) said.tips = `Tips can't be more than your pay of ${inDollars(pay)}, so we count that much.`;
  if (gig.grossOnForms !== null && gig.passedOn > Math.max(0, onForms - pay))
    said.passedOn = `Only ${inDollars(Math.max(0, onForms - pay))} of the gross pay didn't reach you, so we count no more than that.`;
  return said;
}

function ofJob(job: Job, gone: number): Said {
  const said: Said = {};
  const pay = perYear(job.pay, gone);
  const taxed = Math.max(0, pay - job.retirementAtWork);
  if (job.withheld && perYear(job.withheld, gone) > pay) said.withheld = "The tax withheld can't be more than the pay.";
  if (job.retirementAtWork > pay)
    said.retirementAtWork = `These payments can't be more than your pay of ${inDollars(pay)}, so we count that much.`;
  if (job.tips > taxed)
    said.tips = `Tips can't be more than your taxed pay of ${inDollars(taxed)}, so we count that much.`;
  else if (job.tips + job.overtimePremium > taxed)
    said.overtimePremium = `Together, tips and overtime can't be more than your taxed pay of ${inDollars(taxed)}.`;
  return said;
}

function ofIncome(inputs: Inputs): Said {
  const said: Said = {};
  if (inputs.qualifiedDividends > inputs.ordinaryDividends)
    said.qualifiedDividends = `Qualified dividends can't be more than your total dividends of ${inDollars(inputs.ordinaryDividends)}, so we count ${inDollars(inputs.qualifiedDividends)} as your total.`;
  if (inputs.employerPensions > inputs.pensions)
    said.employerPensions = `This can't be more than the ${inDollars(inputs.pensions)} above, so we count that much.`;
  if ((inputs.earlyWithdrawals ?? 0) > inputs.pensions)
    said.earlyWithdrawals = `This can't be more than the ${inDollars(inputs.pensions)} above, so we count that much.`;
  if (inputs.pensionWithheld > inputs.pensions)
    said.pensionWithheld = "The tax withheld can't be more than the pensions and withdrawals it was withheld from.";
  return said;
}

function ofHousehold(inputs: Inputs): Said {
  const said: Said = {};
  if (inputs.careExpenses > 0 && inputs.carePersons === 0)
    said.carePersons = "Enter how many people were cared for. With 0, you get no credit for the cost.";
  return said;
}

function ofPayments({ payments, taxYear }: Inputs): Said {
  const said: Said = {};
  for (const [i, { paidOn, amount }] of payments.entries())
    if (amount > 0 && Number(paidOn.slice(0, 4)) < taxYear)
      said[`payments.${i}.paidOn`] = `Estimated tax for ${taxYear} can't be paid before that year begins.`;
  return said;
}
