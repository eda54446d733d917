import { Blank } from "../../../ui/form/Blank.tsx";
import { inNumbers } from "../../../ui/format.ts";
import { fields, type Payee } from "../inputs.ts";
import type { Share } from "./useStateShare.ts";

interface Props {
  readonly share: Share;
}

const taxes = (share: Share) => typeof share !== "string" && !share.year.untaxed;

/** Asked if the state has a different rate for profit beyond pay for own work. */
export const PersonalServicesBlank = ({ share }: Props) =>
  typeof share !== "string" && share.electedAt >= 0 && <Blank name="personalServices" />;

export const RentBlank = ({ share }: Props) => taxes(share) && <Blank name="rent" />;

/** With the jobs. */
export const StateWithheldBlank = ({ share }: Props) =>
  taxes(share) && (
    <Blank
      name="stateWithheld"
      counted={
        typeof share !== "string" && share.paychecks && share.paychecks.state >= 0.5
          ? inNumbers(Math.round(share.paychecks.state))
          : undefined
      }
    />
  );

/** Whom a payment went to. Only those that get paid in this state are offered, with the one chosen. */
export function PayeeBlank({ share, name, chosen }: Props & { readonly name: string; readonly chosen: Payee }) {
  const all = fields.payments.of.to.options.map(({ value, label }) => ({
    value,
    label: payeeName(share, value) ?? label,
  }));
  const options = all.filter(
    ({ value }) => value === chosen || value === "irs" || payeeName(share, value) !== undefined,
  );
  return options.length > 1 && <Blank name={name} options={options} />;
}

/** The name of whom a payment goes to; undefined if this state or city gets none. */
export function payeeName(share: Share, payee: Payee): string | undefined {
  if (payee === "irs") return "the IRS";
  if (typeof share === "string") return undefined;
  if (payee === "state") return share.year.untaxed ? undefined : share.names.state;
  const { placeLaw, placePlan, names } = share;
  if (!placeLaw?.year.onStateReturn) return placeLaw ? names.place : undefined;
  // Its income tax is paid with the state's; only another tax, like New York City's on businesses, is paid to it.
  return (placePlan?.brief.tax ?? 0) >= 0.5 ? `${names.place} (business tax)` : undefined;
}

/** Last year's taxes of the state and the city. */
export const LastYearBlanks = ({ share }: Props) =>
  taxes(share) && (
    <>
      <Blank name="lastYearStateTax" />
      {typeof share !== "string" && share.placePlan?.payments.required && <Blank name="lastYearPlaceTax" />}
    </>
  );
