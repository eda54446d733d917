import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import type { Inputs } from "../inputs.ts";

/** Leads from the filing status to the children, and from the children to head of household (26 USC 2(b)). */
export function Family({ filingStatus, dependents }: Inputs) {
  const counted = dependents.filter(({ age }) => age !== null);
  const add = <ToBlank name="dependents">Add them</ToBlank>;
  if (counted.length === 0)
    return filingStatus === "head_of_household" ? (
      <p className="soft small">
        To be head of household, you usually need a child or relative who lives with you. {add}.
      </p>
    ) : (
      <p className="soft small">Do you have children, or support a relative? {add}, because they can lower your tax.</p>
    );
  if (filingStatus !== "single" || !counted.some(({ livedWithYou }) => livedWithYou)) return null;
  return (
    <p className="soft small">
      If you're unmarried and pay more than half the cost of your home, you may be head of household, which lowers your
      tax. <ToBlank name="filingStatus">Change your filing status</ToBlank>.
    </p>
  );
}
