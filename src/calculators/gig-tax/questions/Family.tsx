import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import type { Inputs } from "../inputs.ts";

/** Leads from the filing status to the children, and from the children to head of household (26 USC 2(b)). */
export function Family({ filingStatus, dependents, livedApart }: Inputs) {
  const counted = dependents.filter(({ age }) => age !== null);
  const add = <ToBlank name="dependents">Add them</ToBlank>;
  if (counted.length === 0)
    return filingStatus === "head_of_household" ? (
      <p className="soft small">
        To be head of household, you usually need a child or relative who lives with you. {add}.
      </p>
    ) : filingStatus === "surviving_spouse" ? (
      <p className="soft small">
        To be a surviving spouse on this return, you need a dependent child who lives with you. {add}, or file as
        single.
      </p>
    ) : (
      <p className="soft small">Do you have children, or support a relative? {add}, because they can lower your tax.</p>
    );
  if (filingStatus === "head_of_household" && !counted.some(({ livedWithYou }) => livedWithYou))
    return (
      <p className="soft small">
        To be head of household, a child or relative has to live with you for more than half the year, unless it’s your
        parent.
      </p>
    );
  const canBe = filingStatus === "single" || (filingStatus === "married_separate" && livedApart);
  if (!canBe || !counted.some(({ livedWithYou }) => livedWithYou)) return null;
  return (
    <p className="soft small">
      If {filingStatus === "single" ? "you're unmarried" : "your spouse didn't live with you after June"} and you pay
      more than half the cost of your home, you may be head of household, which lowers your tax.{" "}
      <ToBlank name="filingStatus">Change your filing status</ToBlank>.
    </p>
  );
}
