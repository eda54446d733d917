import { Blank } from "../../../ui/form/Blank.tsx";
import { inNumbers } from "../../../ui/format.ts";
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

/** What the state has already received, and last year's state tax if it isn't asked along with the payments. */
export const PaidToStateBlanks = ({ share, asksLastYear }: Props & { readonly asksLastYear: boolean }) =>
  taxes(share) && (
    <>
      <Blank name="statePaid" />
      {asksLastYear && <Blank name="lastYearStateTax" />}
      {typeof share !== "string" && share.placePlan?.payments.required && (
        <>
          <Blank name="placePaid" />
          {asksLastYear && <Blank name="lastYearPlaceTax" />}
        </>
      )}
    </>
  );
