import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { isLost } from "../../src/ui/arrived.ts";
import { helper } from "./fetched-first.ts";

type Preload = <T>(load: () => Promise<T>, files?: readonly string[]) => Promise<T>;
let preload: Preload;
beforeAll(async () => {
  vi.stubGlobal("location", new URL("https://plainsum.example/about"));
  ({ __vitePreload: preload } = await import(`data:text/javascript,${encodeURIComponent(helper)}`));
});
const answers = (...statuses: readonly number[]) => {
  const asked = vi.fn<typeof fetch>();
  for (const status of statuses) asked.mockResolvedValueOnce(new Response("", { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
};
const load = vi.fn(async () => "the part");
afterEach(() => load.mockClear());

test("a part is imported when it and all it imports have come, each asked for once", async () => {
  const asked = answers(200, 200);
  expect(await preload(load, ["_astro/a.js", "_astro/b.js"])).toBe("the part");
  expect(await preload(load, ["_astro/b.js"])).toBe("the part");
  expect(asked.mock.calls).toEqual([["/_astro/a.js"], ["/_astro/b.js"]]);
});

test("what is lost is not imported, and can be asked for again", async () => {
  answers(404, 200);
  const fault = await preload(load, ["_astro/c.js"]).catch((fault) => fault);
  expect(isLost(fault)).toBe(true);
  expect(load).not.toHaveBeenCalled();
  expect(await preload(load, ["_astro/c.js"])).toBe("the part");
});

test("a network that is away is a lost part, too", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(isLost(await preload(load, ["_astro/d.js"]).catch((fault) => fault))).toBe(true);
});
