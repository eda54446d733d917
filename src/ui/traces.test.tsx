// @vitest-environment jsdom
import { act, cleanup, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choice, day, type Fields, flag, money, periodic } from "../inputs/fields.ts";
import { month } from "../inputs/kinds/month.ts";
import { onForm } from "../testing/on-form.tsx";
import { Blank } from "./form/Blank.tsx";
import { later } from "./Later.tsx";
import "./form/markTyped.ts";

const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));
const fields = {
  blind: flag({ label: "You are blind", start: false }),
  insured: flag({ label: "You are insured", start: true }),
  status: choice({ label: "Filing status", start: "single", options: options("single", "joint", "separate") }),
  state: choice({ label: "State", start: "CO", options: options("CO", "FL", "TX", "CA", "NY") }),
  paidOn: day({ label: "Paid on", start: "2026-04-15", first: "2025-01-01", last: "2028-12-31" }),
  pay: periodic({ label: "Pay", start: { amount: 0, per: "month" }, periods: ["month", "year"], max: 1e7 }),
  first: month({ label: "First payment", start: { year: 2026, month: 1 }, firstYear: 2020, lastYear: 2030 }),
  price: money({ label: "Price", start: 400_000, max: 1e8 }),
} as unknown as Fields;
const AllFields = () => Object.keys(fields).map((name) => <Blank key={name} name={name} />);

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A field's control; the second, such as the period of an amount, is 1. */
const field = (name: string, at = 0) =>
  document.getElementById(`blank-${name}-label`)?.parentElement?.querySelectorAll("input, select")[
    at
  ] as HTMLInputElement;

/** What the form holds after `act` in a part as it was built, before its code came. */
async function typedIn(visit: "navigate" | "reload", before: () => void) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: visit } as PerformanceNavigationTiming]);
  const built = onForm(<AllFields />, fields);
  const { innerHTML } = built.container;
  built.unmount();
  const code = Promise.withResolvers<{ readonly default: typeof AllFields }>();
  const Part = later({ what: "the fields", atBuild: null, load: () => code.promise });
  const { container, form } = onForm(<Part />, fields);
  const part = container.querySelector("[data-part=built]") as HTMLElement;
  part.innerHTML = innerHTML;
  before();
  await act(async () => code.resolve({ default: AllFields }));
  await waitFor(() => expect(part.isConnected).toBe(false));
  return form().typed;
}

const fillIn = () => {
  for (const box of [field("blind"), field("insured"), field("status", 1), field("status", 2)]) fireEvent.click(box);
  for (const [control, value] of [
    [field("state"), "TX"],
    [field("paidOn"), "2026-06-15"],
    [field("pay"), "38000"],
    [field("pay", 1), "year"],
    [field("first", 1), "2029"],
    [field("price"), "500000"],
  ] as const)
    fireEvent.input(control, { target: { value } });
};

test.each(["navigate", "reload"] as const)(
  "whatever was filled in before a part's code came is taken over (%s)",
  async (visit) => {
    expect(await typedIn(visit, fillIn)).toEqual({
      blind: "yes",
      insured: "no",
      status: "separate",
      state: "TX",
      paidOn: "2026-06-15",
      pay: "38,000/year",
      first: "2029-01",
      price: "500,000",
    });
    expect(field("status", 2).checked).toBe(true);
    expect(field("insured").checked).toBe(false);
  },
);

test("what a reload restores into a part was typed into the page before, and the form knows it already", async () => {
  expect(
    await typedIn("reload", () => {
      field("blind").checked = true;
      field("price").value = "500000";
    }),
  ).toEqual({});
  expect(field("blind").checked).toBe(false);
  expect(field("price").value).toBe("400,000");
});
