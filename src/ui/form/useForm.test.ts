// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { fields, linkFormat } from "../../calculators/true-cost/inputs.ts";
import { useForm } from "./useForm.ts";

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
