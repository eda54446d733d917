// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import seen from "./seen.ts";

let frames: (() => void)[];
let isSeen: (entries: readonly { readonly isIntersecting: boolean }[]) => Promise<void>;
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  class Observer {
    constructor(callback: typeof isSeen) {
      isSeen = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
});
afterEach(() => vi.unstubAllGlobals());

const frame = () => {
  for (const one of frames.splice(0)) one();
};

/** How often the scripts were requested: when the page arrives, after its first paint, and once the part is visible. */
async function requested(value: boolean | "first", connection: object | undefined) {
  vi.stubGlobal("navigator", { connection });
  const start = vi.fn(async () => {});
  const load = vi.fn(async () => start);
  const part = document.createElement("div");
  part.innerHTML = "<p>Its content</p>";
  seen(load, { name: "Part", value: String(value) }, part);
  const times = [load.mock.calls.length];
  frame();
  frame();
  times.push(load.mock.calls.length);
  await isSeen([{ isIntersecting: false }]);
  expect(start).not.toHaveBeenCalled();
  await isSeen([{ isIntersecting: true }]);
  expect(start).toHaveBeenCalledTimes(1);
  return [...times, load.mock.calls.length];
}

test.each<[string, boolean | "first", object | undefined, number[]]>([
  ["on a slow network, what is seen first is requested as the page arrives", "first", { rtt: 150 }, [1, 1, 1]],
  ["on a fast one, once it is seen", "first", { rtt: 50 }, [0, 0, 1]],
  ["before anything was measured, too", "first", { rtt: 100 }, [0, 0, 1]],
  ["where the browser doesn't say, too", "first", undefined, [0, 0, 1]],
  ["what is further down always waits until it is seen", true, { rtt: 150 }, [0, 0, 1]],
])("%s", async (_, value, connection, times) => expect(await requested(value, connection)).toEqual(times));
