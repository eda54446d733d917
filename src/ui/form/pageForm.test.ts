// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { fields, linkFormat } from "../../calculators/true-cost/inputs.ts";
import { pageForm } from "./pageForm.ts";

const typedIn = (price: string) => ({ typed: { price }, good: { price }, past: [] });

test("the address follows what is typed, but never replaces a link that is opened meanwhile", () => {
  vi.useFakeTimers();
  history.replaceState(null, "", "#v1.price=400000");
  const form = pageForm(fields, linkFormat);
  form.subscribe(() => {});
  form.remember(typedIn("410000"));
  vi.advanceTimersByTime(600);
  expect(location.hash).toContain("price=410000");

  form.remember(typedIn("420000"));
  // Opened, but the browser hasn't told the page yet.
  history.replaceState(null, "", "#v1.price=500000");
  vi.advanceTimersByTime(600);
  dispatchEvent(new Event("hashchange"));
  expect(location.hash).toBe("#v1.price=500000");
  expect(form.state().typed.price?.replace(",", "")).toBe("500000");
});

test.each([
  ["a reload that goes to the link before the newest one", "reload", "400000", "410000"],
  ["opening that link again", "navigate", "400000", "400000"],
  ["a reload of a link that was opened but not shown yet", "reload", "500000", "500000"],
])("%s (%s, %s) shows %s", (_, type, link, price) => {
  vi.useFakeTimers();
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);
  history.replaceState(null, "", "#v1.price=400000");
  const form = pageForm(fields, linkFormat);
  form.subscribe(() => {});
  form.remember(typedIn("410000"));
  vi.advanceTimersByTime(600);
  // The browser learns of the new address a moment later.
  history.replaceState(null, "", `#v1.price=${link}`);
  const reloaded = pageForm(fields, linkFormat);
  reloaded.subscribe(() => {});
  expect(reloaded.state().typed.price?.replace(",", "")).toBe(price);
  vi.restoreAllMocks();
});

test("a text that crashed the page is not kept, whoever else follows the form", () => {
  vi.useRealTimers();
  sessionStorage.clear();
  const form = pageForm(fields, linkFormat);
  form.listen(() => {});
  const leave = form.subscribe(() => {});
  const kept = () => {
    dispatchEvent(new Event("pagehide"));
    return JSON.stringify({ ...sessionStorage });
  };
  form.change({ do: "type", name: "price", text: "123456" });
  expect(kept()).toContain("123456");
  form.change({ do: "type", name: "price", text: "654321" });
  leave();
  expect(kept()).not.toContain("654321");
});
