import { expect, test } from "vitest";
import { arrived, isLost, LostPart } from "./arrived.ts";

const lost = () => new TypeError("Failed to fetch dynamically imported module: https://plainsum.example/_astro/a.js");

test("a part that fails to load twice and then loads has loaded", async () => {
  let asked = 0;
  const load = async () => {
    if (++asked < 3) throw lost();
    return "the part";
  };
  expect(await arrived(load, [0, 0])).toBe("the part");
  expect(asked).toBe(3);
});

test("a part that never loads is reported as lost, with the reason", async () => {
  const fault = await arrived(() => Promise.reject(lost()), [0, 0]).catch((fault) => fault);
  expect(fault).toBeInstanceOf(LostPart);
  expect(fault.cause).toBeInstanceOf(TypeError);
});

test("a part that loads and then throws isn't retried, because it would throw again", async () => {
  let asked = 0;
  const load = () => {
    asked++;
    return Promise.reject(new RangeError("out of range"));
  };
  await expect(arrived(load, [0, 0])).rejects.toThrow(RangeError);
  expect(asked).toBe(1);
});

test.each([
  ["Chromium", "Failed to fetch dynamically imported module: https://a.example/b.js"],
  ["Firefox", "error loading dynamically imported module: https://a.example/b.js"],
  ["Safari", "Importing a module script failed."],
])("%s's words for a failed load are known", (_browser, message) => expect(isLost(new TypeError(message))).toBe(true));

test("other errors aren't mistaken for a failed load", () => {
  for (const fault of [new TypeError("x is undefined"), "Failed to fetch", undefined, null])
    expect(isLost(fault)).toBe(false);
});
