import { expect, test } from "vitest";
import { states } from "./all.ts";
import { paymentPages } from "./payment-pages.ts";

/** Washington taxes gains alone, with the return. */
const taxing = Object.keys(states).filter((code) => code !== "WA" && !states[code]?.[2026]?.untaxed);

test("every state that taxes income has a page to pay at, and no other has one", () => {
  expect(Object.keys(paymentPages).sort()).toEqual(taxing.sort());
});

test.each(Object.entries(paymentPages))("%s is paid on a site of its own government", (_, { url }) => {
  const { protocol, hostname } = new URL(url);
  expect(protocol).toBe("https:");
  expect(hostname).toMatch(/\.gov$|\.state\.[a-z]{2}\.us$/);
});
