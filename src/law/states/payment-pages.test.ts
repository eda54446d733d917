import { expect, test } from "vitest";
import { states } from "./all.ts";
import { paymentPages } from "./payment-pages.ts";

/** Washington taxes only gains, with the return. */
const taxing = Object.keys(states).filter((code) => code !== "WA" && !states[code]?.[2026]?.untaxed);

test("every state that taxes income has a payment page, and no other state does", () => {
  expect(Object.keys(paymentPages).sort()).toEqual(taxing.sort());
});

test.each(Object.entries(paymentPages))("%s is paid on its own government's site", (_, { url }) => {
  const { protocol, hostname } = new URL(url);
  expect(protocol).toBe("https:");
  expect(hostname).toMatch(/\.gov$|\.state\.[a-z]{2}\.us$/);
});
