// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Inputs } from "../../calculators/true-cost/inputs.ts";
import { onForm } from "../../testing/on-form.tsx";
import type { Watching } from "./sensitivity.ts";
import WhatMoves from "./WhatMoves.tsx";

afterEach(cleanup);

const watching: Watching<Inputs> = {
  watch: ({ price }) => [{ label: "Price", unit: "usd", value: price }],
  moves: () => [{ blank: "price", plus: [-100_000, 100_000] }],
};
const of = async () => ({ watching: watching as unknown as Watching<never> });
const undo = () => screen.queryByRole("button", { name: "Undo" });

test("an end that is tried can be undone, but not together with what was typed after it", async () => {
  const { form } = onForm(<WhatMoves of={of} />);
  fireEvent.click(await screen.findByRole("button", { name: /^\$500,000:/ }));
  expect(form().inputs).toMatchObject({ price: 500_000 });
  expect(screen.getByRole("status").textContent).toMatch(/^Changed: .+, from \$400,000 to \$500,000/);
  fireEvent.click(undo() as HTMLElement);
  expect(form().inputs).toMatchObject({ price: 400_000 });

  fireEvent.click(await screen.findByRole("button", { name: /^\$300,000:/ }));
  act(() => form().set("squareFeet", "1500"));
  expect(undo()).toBeNull();
  expect(form().inputs).toMatchObject({ price: 300_000, squareFeet: 1500 });
});
