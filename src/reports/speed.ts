/**
 * How fast a page was for a visitor: measured with the SDK's own observers from its start until it is left, and
 * reported once. Loaded when the page is usable, for the sampled share of visits.
 */
import {
  addClsInstrumentationHandler,
  addFcpInstrumentationHandler,
  addInpInstrumentationHandler,
  addLcpInstrumentationHandler,
  addPerformanceInstrumentationHandler,
  addTtfbInstrumentationHandler,
} from "@sentry/browser-utils";
import type { Reporter, TransactionEvent } from "./sdk.ts";

const random = (digits: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(digits / 2)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Half a millisecond is precise enough. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

export interface Measured {
  readonly values: Readonly<Record<string, number>>;
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
}

/** Starts measuring, or continues: the browser still knows what happened before. Returns what is known so far. */
export function measuring(): () => Measured {
  const values: Record<string, number> = {};
  const longTasks: { start: number; duration: number }[] = [];
  const note =
    (name: string) =>
    ({ metric }: { readonly metric: { readonly value: number } }) => {
      values[name] = rounded(metric.value);
    };
  addTtfbInstrumentationHandler(note("ttfb"));
  addFcpInstrumentationHandler(note("fcp"));
  addLcpInstrumentationHandler(note("lcp"));
  addClsInstrumentationHandler(note("cls"));
  addInpInstrumentationHandler(note("inp"));
  addPerformanceInstrumentationHandler("longtask", ({ entries }) => {
    for (const { startTime, duration } of entries) longTasks.push({ start: startTime, duration });
  });
  return () => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (navigation && navigation.loadEventEnd > 0) values.load = rounded(navigation.loadEventEnd);
    return { values, longTasks };
  };
}

export function speedEvent({ values, longTasks }: Measured): TransactionEvent {
  const start = performance.timeOrigin / 1000;
  const trace = { trace_id: random(32), span_id: random(16), op: "pageload" };
  const all = {
    ...values,
    longtasks: longTasks.length,
    "longtasks.total": longTasks.reduce((sum, { duration }) => sum + duration, 0),
  };
  return {
    type: "transaction",
    start_timestamp: start,
    timestamp: start + Math.max(values.load ?? 0, values.lcp ?? 0, 1) / 1000,
    contexts: { trace },
    measurements: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, { value, unit: "" }])),
    spans: longTasks.slice(0, 20).map(({ start: at, duration }) => ({
      op: "ui.long-task",
      trace_id: trace.trace_id,
      span_id: random(16),
      parent_span_id: trace.span_id,
      start_timestamp: start + at / 1000,
      timestamp: start + (at + duration) / 1000,
      attributes: {},
      data: {},
    })) as unknown as NonNullable<TransactionEvent["spans"]>,
  };
}

/** Reports once, when the page is first hidden or left. */
export function reportSpeed(reporter: Reporter): void {
  const measured = measuring();
  let reported = false;
  const report = () => {
    if (reported) return;
    reported = true;
    reporter.event(speedEvent(measured()));
  };
  addEventListener("pagehide", report);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && report());
}
