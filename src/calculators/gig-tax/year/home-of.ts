import type { Home } from "../../../engine/state/situation.ts";
import type { Inputs } from "../inputs.ts";

/** What the state and the city need beyond the federal return; `receipts` are those of all gigs. */
export const homeOf = (inputs: Inputs, receipts: number): Home => ({
  locality: inputs.place === "" ? null : inputs.place,
  realEstateTaxes: inputs.realEstateTaxes,
  stateIncomeTaxPaid: inputs.stateTaxPaid,
  rentPaid: inputs.rent,
  businessReceipts: receipts,
  localRate: inputs.placeRate,
  personalServices: inputs.personalServices,
});
