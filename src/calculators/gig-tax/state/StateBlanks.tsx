import { Blank } from "../../../ui/form/Blank.tsx";
import type { Share } from "./useStateShare.ts";

interface Props {
  readonly share: Share;
}

const taxes = (share: Share) => typeof share !== "string" && !share.year.untaxed;

/** Asked where the state taxes profit beyond the pay for own work at another rate. */
export const PersonalServicesBlank = ({ share }: Props) =>
  typeof share !== "string" && share.electedAt >= 0 && <Blank name="personalServices" />;

export const RentBlank = ({ share }: Props) => taxes(share) && <Blank name="rent" />;

/** What has reached the state already, and its tax of last year where that isn't asked beside the payments. */
export const PaidToStateBlanks = ({ share, asksLastYear }: Props & { readonly asksLastYear: boolean }) =>
  taxes(share) && (
    <>
      <Blank name="stateWithheld" />
      <Blank name="statePaid" />
      {asksLastYear && <Blank name="lastYearStateTax" />}
    </>
  );
