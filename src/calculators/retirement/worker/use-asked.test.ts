// @vitest-environment jsdom
/** What a question to the workers shows: the answer before, a first one, the final one, and what failed. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useAsked, type WorkerClient } from "./client.ts";

/** What was reported to the page. */
const told: unknown[] = [];
const listen = (event: Event) => told.push((event as CustomEvent).detail);

/** Each question that was asked, to be answered by hand. */
let asked: { name: string; show(first: string): void; resolve(last: string): void; reject(why: unknown): void }[] = [];
let overtaken = 0;
const client = {
  ask: (question: () => Promise<string>, show: (first: string) => void) =>
    new Promise((resolve, reject) => {
      question().then((name) => asked.push({ name, show, resolve, reject }));
    }),
  overtake: () => {
    overtaken++;
  },
} as unknown as WorkerClient;

beforeEach(() => {
  asked = [];
  told.length = 0;
  overtaken = 0;
  addEventListener("plainsum:fault", listen);
});
afterEach(() => removeEventListener("plainsum:fault", listen));

const settled = (change: () => void = () => {}) =>
  act(async () => {
    change();
    await new Promise((wake) => setTimeout(wake));
  });
async function shownFor(stamp: string, known?: { stamp: string; value: string | undefined }) {
  const hook = renderHook(({ of }) => useAsked<string>(client, of, async () => of, known), {
    initialProps: { of: stamp },
  });
  await settled();
  const shown = () => {
    const { value, stamp: at, stale, first, failed } = hook.result.current;
    return [value, at, ...[stale && "stale", first && "first", failed && "failed"].filter(Boolean)];
  };
  return { hook, shown };
}
const last = () => asked.at(-1) as (typeof asked)[number];

test("a first value, then the final one", async () => {
  const { shown } = await shownFor("a");
  expect(shown()).toEqual([undefined, "", "stale"]);
  await settled(() => last().show("about a"));
  expect(shown()).toEqual(["about a", "a", "first"]);
  await settled(() => last().resolve("a"));
  expect(shown()).toEqual(["a", "a"]);
  expect(asked).toHaveLength(1);
});

test("what is known isn't asked", async () => {
  const { shown } = await shownFor("a", { stamp: "a", value: "known" });
  expect(shown()).toEqual(["known", "a"]);
  expect(asked).toHaveLength(0);
});

test("a newer question waits for the one before, whose answer is shown on the way", async () => {
  const { hook, shown } = await shownFor("a");
  hook.rerender({ of: "b" });
  await settled(() => hook.rerender({ of: "c" }));
  expect([asked.length, overtaken]).toEqual([1, 2]);
  await settled(() => last().resolve("a"));
  expect(shown()).toEqual(["a", "a", "stale"]);
  // Only the newest one is asked.
  expect(asked.map(({ name }) => name)).toEqual(["a", "c"]);
  await settled(() => last().resolve("c"));
  expect(shown()).toEqual(["c", "c"]);
});

test("a failure keeps the answer before and is told, and asking again may succeed", async () => {
  const { hook, shown } = await shownFor("b", { stamp: "a", value: "a" });
  const lost = new Error("lost");
  await settled(() => last().reject(lost));
  expect(shown()).toEqual(["a", "b", "failed"]);
  expect(told).toEqual([lost]);
  expect(asked).toHaveLength(1);
  await settled(() => hook.result.current.again());
  await settled(() => last().resolve("b"));
  expect(shown()).toEqual(["b", "b"]);
});

test("an answer asked for ahead of the page waits until its numbers are there", async () => {
  const { hook, shown } = await shownFor("a", { stamp: "a", value: "a" });
  await settled(() => hook.result.current.ahead("b", async () => "b"));
  await settled(() => last().show("about b"));
  await settled(() => last().resolve("b"));
  expect(shown()).toEqual(["a", "a"]);
  hook.rerender({ of: "b" });
  expect(shown()).toEqual(["b", "b"]);
  await settled();
  expect(asked.map(({ name }) => name)).toEqual(["b"]);
});

test("one that takes longer than the page is asked for once", async () => {
  const { hook, shown } = await shownFor("a", { stamp: "a", value: "a" });
  await settled(() => hook.result.current.ahead("b", async () => "b"));
  await settled(() => hook.rerender({ of: "b" }));
  expect(shown()).toEqual(["a", "a", "stale"]);
  await settled(() => last().show("about b"));
  expect(shown()).toEqual(["about b", "b", "first"]);
  await settled(() => last().resolve("b"));
  expect(shown()).toEqual(["b", "b"]);
  expect(asked.map(({ name }) => name)).toEqual(["b"]);
});

test("numbers that came to the page late are not asked about again", async () => {
  const { hook, shown } = await shownFor("a", { stamp: "a", value: "a" });
  await settled(() => hook.result.current.ahead("b", async () => "b"));
  await settled(() => hook.result.current.ahead("c", async () => "c"));
  await settled(() => hook.rerender({ of: "b" }));
  await settled(() => last().resolve("b"));
  expect(shown()).toEqual(["b", "b"]);
  await settled(() => last().resolve("c"));
  await settled(() => hook.rerender({ of: "c" }));
  expect(shown()).toEqual(["c", "c"]);
  expect(asked.map(({ name }) => name)).toEqual(["b", "c"]);
});

test("back at the numbers on the page, their answer stays, whatever was asked ahead", async () => {
  const { hook, shown } = await shownFor("a", { stamp: "a", value: "a" });
  await settled(() => hook.result.current.ahead("b", async () => "b"));
  await settled(() => hook.result.current.ahead("a", async () => "a"));
  await settled(() => last().resolve("b"));
  await settled(() => last().resolve("a"));
  expect(shown()).toEqual(["a", "a"]);
  await settled(() => hook.result.current.ahead("c", async () => "c"));
  await settled(() => hook.rerender({ of: "c" }));
  await settled(() => last().resolve("c"));
  expect(shown()).toEqual(["c", "c"]);
});

test("a failure ahead of the page is told, and shown with its numbers", async () => {
  const { hook, shown } = await shownFor("a", { stamp: "a", value: "a" });
  await settled(() => hook.result.current.ahead("b", async () => "b"));
  await settled(() => last().reject(new Error("lost")));
  expect(shown()).toEqual(["a", "a"]);
  await settled(() => hook.rerender({ of: "b" }));
  expect(shown()).toEqual(["a", "b", "failed"]);
  expect(told).toHaveLength(1);
});

test("nothing is shown or asked after the page has gone", async () => {
  const { hook, shown } = await shownFor("a");
  hook.rerender({ of: "b" });
  await settled(() => hook.unmount());
  await settled(() => {
    last().show("about a");
    last().resolve("a");
  });
  expect(shown()[0]).toBeUndefined();
  expect(asked).toHaveLength(1);
});
