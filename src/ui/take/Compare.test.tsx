// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
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
