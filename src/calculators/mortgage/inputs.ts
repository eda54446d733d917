/** The mortgage calculator's fields. Their default values until the visitor types are in `given.ts`. */
import type { InputsOf } from "../../inputs/fields.ts";
import type { LinkFormat } from "../../inputs/link.ts";
import { borrowing, core, when } from "./fields/core.ts";
import * as deciding from "./fields/deciding.ts";
import { extra, kind, program } from "./fields/loan.ts";
import { place } from "./fields/place.ts";
import { printed } from "./fields/printed.ts";

export const fields = {
  ...core,
  ...borrowing,
  ...place,
  ...program,
  ...kind,
  ...extra,
  ...when,
  ...deciding.household,
  ...deciding.shared,
  ...deciding.insuranceChoices,
  ...deciding.closing,
  ...deciding.pointsQuote,
  ...deciding.programs,
  ...deciding.temporary,
  ...deciding.help,
  ...deciding.offers,
  ...deciding.rentedOut,
  ...deciding.affording,
  ...deciding.taxes,
  ...deciding.renting,
  ...deciding.present,
  ...deciding.refinancing,
  ...deciding.prepaying,
  ...printed,
};

/** The fields of single panels, on which the answer at the top of the page doesn't depend. */
const aside = new Set<string>(
  [
    deciding.insuranceChoices,
    deciding.pointsQuote,
    deciding.programs,
    deciding.temporary,
    deciding.help,
    deciding.offers,
    deciding.renting,
    deciding.refinancing,
    deciding.prepaying,
    printed,
  ].flatMap((group) => Object.keys(group)),
);
export const withoutAside = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !aside.has(name.split(".")[0] as string)));

export type Inputs = InputsOf<typeof fields>;

export const linkFormat: LinkFormat = {
  version: 2,
  migrations: {
    // The loan program used to be spelled "programme".
    1: ({ programme, ...typed }) => (programme === undefined ? typed : { ...typed, program: programme }),
  },
};
