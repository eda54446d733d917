/** The page's engine, in a separate thread: questions are computed here while the page stays responsive. */
import { expose, transfer } from "comlink";
import { earliestStop, mostSpending } from "../answer/levers.ts";
import { outcomeOf, resultFrom, resultOf } from "../answer/result.ts";
import { assumedFrom } from "../assumed.ts";
import { claimOptions, claimOutcomes, claimPairs } from "../claiming/claiming-map.ts";
import { readRecord } from "../claiming/record.ts";
import {
  claimsCompared,
  measured,
  modelsCompared,
  ordersCompared,
  searched,
  strategiesCompared,
} from "../compared/analyses.ts";
import { datesOf } from "../dates.ts";
import { pageFacts } from "../facts.ts";
import type { Inputs } from "../inputs.ts";
import { compared, finalists, taxParts, weighed } from "../lower-tax/search.ts";
import { pensionOptions } from "../pension-options/compare.ts";
import { fetchState } from "../plan/laws.ts";
import { benefitSteps } from "../steps/benefit.ts";
import { middleSteps, stepsOf } from "../steps.ts";
import { stressed, waysOut, withBenefitsCut } from "../stress/stress-tests.ts";

/** The state's law is loaded first, if there is one. */
const withLaw =
  <Rest extends unknown[], T>(work: (inputs: Inputs, ...rest: Rest) => T) =>
  async (inputs: Inputs, ...rest: Rest): Promise<T> => {
    await fetchState(inputs.state);
    return work(inputs, ...rest);
  };

/** The law of the other state asked about is loaded too. */
const withBothLaws = <Rest extends unknown[], T>(work: (inputs: Inputs, ...rest: Rest) => T) => {
  const withOwn = withLaw(work);
  return async (inputs: Inputs, ...rest: Rest): Promise<T> => {
    if (inputs.elsewhere !== "none") await fetchState(inputs.elsewhere);
    return withOwn(inputs, ...rest);
  };
};

const api = {
  resultOf: withLaw(resultOf),
  outcomeOf: withLaw((inputs: Inputs, from: number, to: number) => {
    const outcome = outcomeOf(inputs, from, to);
    const columns = Object.values(outcome).filter((column) => ArrayBuffer.isView(column));
    return transfer(
      outcome,
      columns.map(({ buffer }) => buffer),
    );
  }),
  resultFrom: withLaw(resultFrom),
  stepsOf: withLaw(stepsOf),
  middleSteps: withLaw(middleSteps),
  benefitSteps: withLaw(benefitSteps),
  modelsCompared: withLaw(modelsCompared),
  strategiesCompared: withLaw(strategiesCompared),
  ordersCompared: withLaw(ordersCompared),
  claimsCompared: withLaw(claimsCompared),
  claimOptions: withLaw(claimOptions),
  claimOutcomes: withLaw(claimOutcomes),
  claimPairs: withLaw(claimPairs),
  measured: withLaw((inputs: Inputs) => measured(inputs)),
  searched: withLaw(searched),
  stressed: withLaw(stressed),
  waysOut: withLaw(waysOut),
  pensionOptions: withLaw(pensionOptions),
  withBenefitsCut: withLaw(withBenefitsCut),
  mostSpending: withLaw(mostSpending),
  earliestStop: withLaw(earliestStop),
  taxParts: withBothLaws(taxParts),
  weighed: withBothLaws(weighed),
  finalists: withBothLaws(finalists),
  compared: withBothLaws(compared),
  readRecord,
  datesOf: withLaw(datesOf),
  assumed: () => assumedFrom(pageFacts()),
};
export type Api = typeof api;

expose(api);
