// @vitest-environment jsdom
/** What the page loads once it is needed: a state's averages, and the code for other loans. */
import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePlace } from "./place/usePlace.ts";
import { useOtherLoans } from "./useOtherLoans.ts";

test("a state's figures, until another one or the country is chosen", async () => {
  const hook = renderHook(({ code }) => usePlace(code), { initialProps: { code: "US" } });
  const shown = () => hook.result.current?.costs.name;
  expect(shown()).toBeUndefined();
  hook.rerender({ code: "OH" });
  expect(shown()).toBeUndefined();
  await waitFor(() => expect(shown()).toBe("Ohio"), { timeout: 60_000 });
  hook.rerender({ code: "PA" });
  expect(shown()).toBeUndefined();
  await waitFor(() => expect(shown()).toBe("Pennsylvania"), { timeout: 60_000 });
  hook.rerender({ code: "US" });
  expect(shown()).toBeUndefined();
});

test("the code for other loans, once one is chosen", async () => {
  const hook = renderHook(({ wanted }) => useOtherLoans(wanted), { initialProps: { wanted: false } });
  expect(hook.result.current).toEqual([undefined, false]);
  hook.rerender({ wanted: true });
  expect(hook.result.current).toEqual([undefined, false]);
  await waitFor(() => expect(hook.result.current[0]?.programOf).toBeTypeOf("function"), { timeout: 60_000 });
  // It stays when a conventional loan is chosen again.
  hook.rerender({ wanted: false });
  expect(hook.result.current[0]?.programOf).toBeTypeOf("function");
  expect(hook.result.current[1]).toBe(false);
});
