// @vitest-environment jsdom
/** A state's law and part on the page: while they load, once they have, and after another state is chosen. */
import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { useLaw } from "./useLaw.ts";
import { useStateShare } from "./useStateShare.ts";

const answerFor = (typed: Typed) => answer(readForm(fields, typed, {}, givenOn("2026-11-21")).inputs);
/** Shown as a word while there is no part yet, and as the state's name once there is. */
const shownBy = (share: ReturnType<typeof useStateShare>) => (typeof share === "string" ? share : share.year.name);

test("the state's part: none, waiting, its own, and waiting again for another one or another year", async () => {
  const hook = renderHook(({ typed }: { typed: Typed }) => useStateShare(answerFor(typed)), {
    initialProps: { typed: {} as Typed },
  });
  const shown = () => shownBy(hook.result.current);
  expect(shown()).toBe("none");
  hook.rerender({ typed: { state: "OH" } });
  expect(shown()).toBe("waiting");
  await waitFor(() => expect(shown()).toBe("Ohio"), { timeout: 60_000 });
  hook.rerender({ typed: { state: "PA" } });
  expect(shown()).toBe("waiting");
  await waitFor(() => expect(shown()).toBe("Pennsylvania"), { timeout: 60_000 });
  hook.rerender({ typed: { state: "PA", taxYear: "2025" } });
  expect(shown()).toBe("waiting");
  await waitFor(() => expect(shown()).toBe("Pennsylvania"), { timeout: 60_000 });
  hook.rerender({ typed: {} });
  expect(shown()).toBe("none");
});

test("a state's law: null until it has loaded, and for no state", async () => {
  const hook = renderHook(({ state, taxYear }: { state: string; taxYear: 2025 | 2026 }) => useLaw({ state, taxYear }), {
    initialProps: { state: "none", taxYear: 2026 },
  });
  const shown = () => hook.result.current?.years[2026]?.name ?? null;
  expect(shown()).toBeNull();
  hook.rerender({ state: "OH", taxYear: 2026 });
  expect(shown()).toBeNull();
  await waitFor(() => expect(shown()).toBe("Ohio"), { timeout: 60_000 });
  hook.rerender({ state: "OH", taxYear: 2025 });
  expect(shown()).toBeNull();
  await waitFor(() => expect(shown()).toBe("Ohio"), { timeout: 60_000 });
  hook.rerender({ state: "PA", taxYear: 2025 });
  expect(shown()).toBeNull();
});
