// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { fields, linkFormat } from "../../calculators/true-cost/inputs.ts";
import { anyForm, isUnread, useForm } from "./useForm.ts";

test("what is told ahead has what was just typed, and its fault leaves the form working", () => {
  const told: number[] = [];
  const { result } = renderHook(() =>
    useForm(fields, linkFormat, undefined, ({ inputs }) => {
      told.push(inputs.price);
      throw new Error("no answer ahead");
    }),
  );
  act(() => result.current.set("price", "456,000"));
  expect(told.at(-1)).toBe(456_000);
  expect(result.current.inputs.price).toBe(456_000);
});

test("a price that is half typed counts as it was, after a press elsewhere and in a question about other numbers", () => {
  const { result } = renderHook(() => useForm(fields, linkFormat));
  act(() => result.current.set("price", "500,000"));
  act(() => result.current.set("price", "500,000x"));
  const { typed, readAs } = result.current;
  expect(readAs({ ...typed, squareFeet: "1500" }).inputs.price).toBe(500_000);
  act(() => result.current.put({ squareFeet: "1500" }));
  expect(result.current.inputs).toMatchObject({ price: 500_000, squareFeet: 1500 });
  expect(result.current.typed.price).toBe("500,000x");
  expect(isUnread(anyForm(result.current), "price")).toBe(true);
});
