// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Inputs } from "../../calculators/true-cost/inputs.ts";
import { explainOne } from "../../engine/worksheet.ts";
import { onForm } from "../../testing/on-form.tsx";
import { Compare } from "./Compare.tsx";
import type { Taken } from "./calculation.ts";

afterEach(cleanup);

const priceIn = ({ price }: Inputs) => [
  explainOne("price", price, { label: "Price", unit: "usd", found: "Typed.", unchecked: "rows" }),
];
const compared = (stepsFor: Taken<Inputs>["stepsFor"]) =>
  onForm(<Compare taken={{ results: ["price"], comparedToo: "", stepsFor } as unknown as Taken<never>} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const prices = () =>
  [...(screen.queryAllByRole("row")[1]?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent);

test("a price that is half typed counts as it was, in its own plan and after coming back to it", async () => {
  const { form } = compared(priceIn);
  act(() => form().set("price", "500,000"));
  act(() => form().set("price", "500,000x"));
  press("Save as plan A and edit a copy");
  act(() => form().set("price", "600,000"));
  await waitFor(() => expect(prices()).toEqual(["$500,000.00", "$600,000.00"]));
  press("Edit plan A");
  expect(form().typed.price).toBe("500,000x");
  expect(form().inputs).toMatchObject({ price: 500_000 });
});

test("a comparison that fails says so, and is tried again", async () => {
  const stepsFor = vi.fn(async (inputs: Inputs) => {
    if (stepsFor.mock.calls.length <= 2) throw new Error("The worker did not start");
    return priceIn(inputs);
  });
  const told = vi.fn();
  addEventListener("plainsum:fault", told, { once: true });
  const { form } = compared(stepsFor);
  press("Save as plan A and edit a copy");
  act(() => form().set("price", "600,000"));
  expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong on our side");
  expect(screen.queryByText("Working on your new numbers…")).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
  press("Try again");
  await waitFor(() => expect(prices()).toEqual(["$400,000.00", "$600,000.00"]));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("nothing more is worked out for numbers that have changed meanwhile", async () => {
  const late = Promise.withResolvers<void>();
  const asked: number[] = [];
  const { form } = compared(async (inputs: Inputs) => {
    asked.push(inputs.price);
    await late.promise;
    return priceIn(inputs);
  });
  press("Save as plan A and edit a copy");
  act(() => form().set("price", "500,000"));
  await waitFor(() => expect(asked).toEqual([400_000, 500_000]));
  act(() => form().set("price", "600,000"));
  await act(async () => late.resolve());
  await waitFor(() => expect(prices()).toEqual(["$400,000.00", "$600,000.00"]));
  // From the first question, only the plans themselves: not what their fields do.
  expect(asked.filter((price) => price === 500_000)).toHaveLength(1);
});
