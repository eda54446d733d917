// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { Filing } from "./Filing.tsx";
import { owedOf } from "./owed.ts";

function said(typed: Typed, today: string) {
  const answered = answer(readForm(fields, typed, {}, givenOn(today)).inputs);
  const { container, unmount } = render(<Filing answered={answered} owed={owedOf(answered, "none")} />);
  const text = container.textContent;
  unmount();
  return text;
}
/** 20,000 withheld from a job, more than the tax on it and on 36,000 of profit. */
const refund = { jobs: "1", "jobs.0.pay": "60000/year", "jobs.0.withheld": "20000/year" };

// 26 USC 6511(b)(2)(A): a refund is limited to what was paid in the three years before it is claimed, and 6513(b):
// withholding for 2026 counts as paid on April 15, 2027.
test("a refund can be claimed for three years, which is said once the return was due", () => {
  expect(said(refund, "2027-04-15")).toMatch(/^You still have to file a federal return by April 15, 2027, because/);
  expect(said(refund, "2027-04-16")).toBe(
    "To get your refund from the IRS, file your 2026 return if you haven't yet. You have three years from April 15, 2027.",
  );
});

test("nothing of the kind is said if tax is still owed", () => {
  expect(said({}, "2027-04-15")).toBe("");
  expect(said({}, "2027-04-16")).toBe("");
});

// 26 USC 172: 3,000 minus 8,000, and no other income. A profit of 380 leaves no loss.
test("a loss that later years can use is worth a return that isn't required", () => {
  const loss = { "gigs.0.pay": "3000/year", "gigs.0.supplies": "8000" };
  expect(said(loss, "2026-11-28")).toMatch(/federal return: .* or more\. File one anyway: your loss can lower the tax/);
  expect(said({ "gigs.0.pay": "380/year" }, "2026-11-28")).not.toContain("File one anyway");
});
