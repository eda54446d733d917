import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import type { Inputs } from "../inputs.ts";

/**
 * Leads from the filing status to the children, and from the children to head of household (26 USC 2(b)), even for
 * someone who is married but lives apart with a child (26 USC 7703(b)). Doubts a status that the family doesn't allow.
 */
export function Family({ filingStatus, dependents, taxYear }: Inputs) {
  const counted = dependents.filter(({ age }) => age !== null);
  const add = <ToBlank name="dependents">Add them</ToBlank>;
  const change = <ToBlank name="filingStatus">Change your filing status</ToBlank>;
  const hasRelativeHome = counted.some(({ livedWithYou }) => livedWithYou);
  const hasChildHome = counted.some(({ relation, livedWithYou }) => relation === "child" && livedWithYou);
  const toDo = counted.length === 0 ? add : change;
  // A parent may live elsewhere.
  if (filingStatus === "head_of_household" && !hasRelativeHome && counted.every(({ relation }) => relation === "child"))
    return (
      <p className="soft small">
        To be head of household, you usually need a child or relative who lives with you. {toDo}.
      </p>
    );
  // 26 USC 2(a)(1)(B).
  if (filingStatus === "surviving_spouse" && !hasChildHome)
    return (
      <p className="soft small">
        To be a qualifying surviving spouse, you usually need a dependent child or stepchild who lives with you. {toDo}.
      </p>
    );
  if (counted.length === 0)
    return (
      <p className="soft small">Do you have children, or support a relative? {add}, because they can lower your tax.</p>
    );
  const mayBeHead =
    filingStatus === "single" && hasRelativeHome
      ? "you're unmarried"
      : filingStatus === "married_separate" && hasChildHome
        ? `your spouse lived elsewhere for the last six months of ${taxYear}`
        : null;
  if (mayBeHead === null) return null;
  return (
    <p className="soft small">
      If {mayBeHead} and you pay more than half the cost of your home, you may be head of household, which lowers your
      tax. {change}.
    </p>
  );
}
