// @vitest-environment jsdom
/** What the third of the four figures is called, for work that raises the tax, lowers it, or brings credits. */
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { ExplainContext } from "../../../ui/explain/useExplain.ts";
import { anyForm, FormContext, useForm } from "../../../ui/form/useForm.ts";
import { answer } from "../answer.ts";
import { fields, givenOn, linkFormat } from "../inputs.ts";
import { owedOf } from "../paying/owed.ts";
import Four from "./Four.tsx";

const today = givenOn("2026-11-21");

function Page({ typed }: { readonly typed: Typed }) {
  const form = useForm(fields, linkFormat, today);
  const given = { printedTables: "no", "gigs.0.work": "tutoring", ...typed };
  const answered = answer(readForm(fields, given, {}, today).inputs);
  return (
    <FormContext value={anyForm(form)}>
      <ExplainContext value={{ steps: () => new Map(), open: undefined, toggle: () => {} }}>
        <Four answered={answered} share="none" owed={owedOf(answered, "none")} />
      </ExplainContext>
    </FormContext>
  );
}

function third(typed: Typed) {
  const { container, unmount } = render(<Page typed={typed} />);
  const [label, figure] = [container.querySelectorAll("dt")[2], container.querySelectorAll("dd b")[2]];
  const said = `${label?.textContent}: ${figure?.textContent}`;
  unmount();
  return said;
}
const wages = (pay: number) => ({ jobs: "1", "jobs.0.pay": `${pay}/year` });
/** 1,000 of pay and 16,200 of costs. */
const loss = { "gigs.0.pay": "1000/year", "gigs.0.supplies": "16200" };
const parent = { filingStatus: "head_of_household", dependents: "1", "dependents.0.age": "8" };

test("a profit brings extra tax", () =>
  expect(third({ "gigs.0.pay": "60000/year" })).toMatch(/^Extra tax because of your gig work: \$1/));

test("a loss next to wages saves tax, and there is still some to pay", () =>
  // Single, 2026: of 80,000, 63,900 is taxed: 10% of 12,400, 12% of 38,000 and 22% of 13,500 are 8,770. 15,200 less:
  // 12% of 36,300 and the 1,240 are 5,596.
  expect(third({ ...wages(80_000), ...loss })).toBe("Tax you save because of your gig work: $3,174"));

test("a small profit of a parent without other income brings credits, and there was no tax before", () =>
  // 5,000: 706.48 of self-employment tax, and 34% of 4,646.76 as earned income credit alone is 1,579.90.
  expect(third({ ...parent, "gigs.0.pay": "5000/year" })).toMatch(/^Credits you get because of your gig work: \$/));

test("a loss can end the tax and bring credits that are paid out", () =>
  // Of 50,000, 25,850 is taxed: 2,748, more than the child's 2,200 and 255 of earned income credit. Of 34,800, 10,650:
  // 1,065, which the child's credit covers, and the earned income credit is paid out.
  expect(third({ ...parent, ...wages(50_000), ...loss })).toMatch(
    /^Tax you save and credits you get because of your gig work: \$/,
  ));
