import { expect, test } from "vitest";
import { places } from "./all-places.ts";
import { placePaymentPage } from "./place-payment-pages.ts";

/** Every place that asks for payments of its own during the year. */
const asking = Object.entries(places).flatMap(([state, years]) =>
  (years[2026] ?? [])
    .filter(({ estimatedPayments }) => estimatedPayments)
    .map(({ name, payee }) => [state, payee ?? name] as const),
);

test("every place that asks for payments has a page to pay them, or one that says where", () => {
  expect(asking.length).toBeGreaterThan(600);
  expect(asking.filter(([state, payee]) => placePaymentPage(state, payee) === undefined)).toEqual([]);
});

test("cities are paid on their own government's site or their collector's", () => {
  for (const [state, payee] of asking) {
    const { protocol, hostname } = new URL(placePaymentPage(state, payee)?.url ?? "");
    expect(protocol).toBe("https:");
    expect(hostname).toMatch(/\.gov$|\.oh\.gov$|^cityoflorain\.org$/);
  }
});
