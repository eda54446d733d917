/** Default values until the visitor types: by term, by place, by score, by this home's price. */
import { toCent } from "../../engine/rounding.ts";
import { dollarsOf } from "../../inputs/kinds/amount-or-share.ts";
import { tidy } from "../../inputs/number.ts";
import { type GivenBy, type Givens, readForm, type Typed } from "../../inputs/typed.ts";
import { currentAverages } from "../../law/mortgage/current-averages.ts";
import {
  homeInsuranceGiven,
  mortgageInsuranceGiven,
  ofYear,
  propertyTaxGiven,
  rateGiven,
  rentGiven,
  shareBorrowed,
  titleAndTaxesFrom,
  titleAndTaxesParts,
} from "../home/averages.ts";
import { baseLoanOf, usualLenderFees } from "../home/house.ts";
import type { OtherLoans } from "./answer.ts";
import { core } from "./fields/core.ts";
import { closing, offers, prepaying, refinancing, rentedOut, renting } from "./fields/deciding.ts";
import { program } from "./fields/loan.ts";
import { insuranceRateOf } from "./house.ts";
import { fields, type Inputs } from "./inputs.ts";
import type { Place } from "./place/places.ts";

type Given = NonNullable<Givens[string]>;

const offer = offers.offers.of;
/** What is borrowed with 20% down. */
const USUAL_LOAN_SHARE = 0.8;

/** Property tax: the county's average if there is one, or the state's; where homes are reassessed, a buyer's. */
function taxFor({ county: chosen }: Inputs, place: Place | undefined): Givens[string] {
  const county = place?.counties.get(chosen);
  const average = county?.propertyTaxRate ?? place?.costs.propertyTaxRate ?? currentAverages.propertyTaxRate;
  const where = county?.propertyTaxRate ? `${county.name}, ${place?.code}` : (place?.costs.name ?? "US");
  return propertyTaxGiven(average, where, place?.code ?? "US");
}

/** Title and taxes, where the state's are known. */
function titleAndTaxesFor(place: Place | undefined): Givens {
  const total = place?.costs.titleAndTaxesShare;
  if (!place || !total) return {};
  const { services, government } = titleAndTaxesParts(total.value);
  const from = titleAndTaxesFrom(total, place.costs.name);
  return {
    otherLoanCosts: { text: closing.otherLoanCosts.show({ share: services }), from },
    governmentFees: { text: closing.governmentFees.show({ share: government }), from },
  };
}

function insuranceFor(place: Place | undefined): Pick<Givens, "insurance" | "rentersInsurance"> {
  const where = place?.costs.name ?? "US";
  const renters = place?.costs.rentersInsurance ?? currentAverages.rentersInsurance;
  return {
    insurance: homeInsuranceGiven(place?.costs.homeInsurance ?? currentAverages.homeInsurance, where),
    rentersInsurance: {
      text: renting.rentersInsurance.show({ amount: renters.value, per: "year" }),
      from: ofYear(`${renters.source.period} ${where} average`, renters),
    },
  };
}

function mortgageInsuranceFor(inputs: Inputs): Given {
  const { rate, from } = mortgageInsuranceGiven({ ...inputs, baseLoan: baseLoanOf(inputs) }, inputs);
  return { text: program.mortgageInsuranceRate.show(rate), from };
}

function rentFor({ price }: Inputs): Given {
  const { amount, from } = rentGiven(price, renting.rentPerMonth.max);
  return { text: renting.rentPerMonth.show(amount), from };
}

/** Another offer starts as the loan above; only what is typed differs. */
function offersFor(inputs: Inputs, lenderFees: number): Givens {
  const from = { text: "as in offer A" };
  const typed = insuranceRateOf(inputs, baseLoanOf(inputs));
  const each: Record<string, string> = {
    rate: core.annualRate.show(inputs.annualRate),
    termMonths: offer.termMonths.show(Math.max(12, inputs.termMonths)),
    lenderFees: offer.lenderFees.show(lenderFees),
    otherLoanCosts: offer.otherLoanCosts.show(
      toCent(dollarsOf(inputs.otherLoanCosts, inputs.price) + inputs.otherFinanceCharges),
    ),
    mortgageInsuranceRate: typed > 0 ? program.mortgageInsuranceRate.show(typed) : mortgageInsuranceFor(inputs).text,
  };
  return Object.fromEntries(
    inputs.offers.flatMap((_, i) =>
      Object.entries(each).map(([name, text]) => [`offers.${i}.${name}`, { text, from }]),
    ),
  );
}

/** What a typed loan makes of the price and the down payment, and the inputs with those that weren't typed. */
function fromLoan(read: Inputs, typed: Typed): { readonly loan: Givens; readonly inputs: Inputs } {
  const { loanAmount } = read;
  if (loanAmount === null || loanAmount === 0) return { loan: {}, inputs: read };
  const isPriced = typed.price !== undefined;
  const price = isPriced ? read.price : Math.min(core.price.max, Math.round(loanAmount / USUAL_LOAN_SHARE));
  const downPayment = { amount: toCent(Math.max(0, price - loanAmount)) };
  return {
    loan: {
      ...(!isPriced && {
        price: { text: core.price.show(price), from: { text: "an example: your loan with 20% down" } },
      }),
      downPayment: { text: core.downPayment.show(downPayment), from: { text: "the price minus your loan" } },
    },
    inputs: { ...read, price, ...(typed.downPayment === undefined && { downPayment }) },
  };
}

const NOW = { text: refinancing.refiAfter.show(0), from: { text: "right away" } };

/** What has been loaded since: the chosen place's figures, and the usual terms of an adjustable loan. */
export interface Arrived {
  readonly place?: Place | undefined;
  readonly others?: OtherLoans | undefined;
}

/** The form's default values, given what it contains and what has loaded. */
export const givenBy =
  ({ place: arrived, others }: Arrived = {}): GivenBy<typeof fields> =>
  (read, typed) => {
    const place = arrived?.code === read.state ? arrived : undefined;
    const { loan, inputs } = fromLoan(read, typed);
    const { termMonths, program: chosen, creditScore } = inputs;
    const baseLoan = baseLoanOf(inputs);
    const borrowed = shareBorrowed({ price: inputs.price, baseLoan });
    const lenderFees = usualLenderFees(baseLoan);
    const rate = rateGiven(termMonths, chosen, creditScore, borrowed);
    return {
      ...loan,
      annualRate: rate,
      propertyTax: taxFor(inputs, place),
      ...insuranceFor(place),
      ...titleAndTaxesFor(place),
      mortgageInsuranceRate: mortgageInsuranceFor(inputs),
      ...others?.adjustableGivens(inputs),
      armFixedRate:
        inputs.armRate === null
          ? rate
          : { text: core.annualRate.show(inputs.annualRate), from: { text: "the rate above" } },
      rentPerMonth: rentFor(inputs),
      partShare:
        inputs.units === 1
          ? { text: rentedOut.partShare.show(rentedOut.partShare.start), from: { text: "an example" } }
          : {
              text: rentedOut.partShare.show(tidy((inputs.units - 1) / inputs.units)),
              from: { text: "all units but yours, if they’re the same size" },
            },
      quoteRate: {
        text: core.annualRate.show(tidy(Math.max(0, inputs.annualRate - 0.0025))),
        from: { text: "example: a quarter point below the rate above" },
      },
      newRate: {
        text: core.annualRate.show(tidy(Math.max(0, (inputs.rateNow ?? inputs.annualRate) - 0.01))),
        from: { text: `example: a point below ${inputs.rateNow === null ? "the rate above" : "your rate now"}` },
      },
      spareMoney: {
        text: prepaying.spareMoney.show(inputs.extraPerMonth > 0 ? inputs.extraPerMonth : prepaying.spareMoney.start),
        from: { text: inputs.extraPerMonth > 0 ? "your extra payment" : "an example" },
      },
      leType: { text: chosen, from: { text: "the loan program above" } },
      ...(baseLoan === 0 && {
        lenderFees: { text: closing.lenderFees.show(lenderFees), from: { text: "none, because you borrow nothing" } },
      }),
      ...offersFor(inputs, typed.lenderFees === undefined ? lenderFees : inputs.lenderFees),
      // The current balance is what would be refinanced or recast now.
      ...(inputs.owedNow === null ? {} : { refiAfter: NOW, recastAfter: NOW }),
      newMonths: {
        text: refinancing.newMonths.show(Math.max(12, Math.min(600, inputs.termMonths))),
        from: { text: inputs.owedNow === null ? "the term above" : "the usual term; try the years you have left too" },
      },
    };
  };

/** The inputs for the form's texts, with averages for anything not typed. */
export const inputsFor = (typed: Typed, arrived?: Arrived): Inputs =>
  readForm(fields, typed, {}, givenBy(arrived)).inputs;
