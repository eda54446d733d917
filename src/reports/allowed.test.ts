import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowed, envelopeOf, reportIn } from "./allowed.ts";

const fault = {
  event_id: "0123456789abcdef0123456789abcdef",
  timestamp: 1_795_000_000.5,
  platform: "javascript",
  release: "plainsum@1.2.3",
  environment: "production",
  transaction: "/mortgage-calculator",
  level: "error",
  tags: { screen: "small" },
  contexts: {
    browser: { name: "Firefox", version: "140" },
    trace: { trace_id: "f".repeat(32), span_id: "a".repeat(16) },
  },
  exception: {
    values: [
      {
        type: "TypeError",
        stacktrace: {
          frames: [
            { filename: "/_astro/Calculator.Bzc13Uer.js", function: "draw", lineno: 1, colno: 4711, in_app: true },
            { filename: "/mortgage-calculator", lineno: 2, colno: 3, in_app: true },
          ],
        },
      },
    ],
  },
};
const { exception: _exception, level: _level, ...common } = fault;
const speed = {
  ...common,
  type: "transaction",
  start_timestamp: 1_795_000_000,
  contexts: { ...common.contexts, trace: { ...common.contexts.trace, op: "pageload" } },
  measurements: { lcp: { value: 812.5, unit: "millisecond" }, cls: { value: 0, unit: "none" } },
  spans: [
    {
      op: "ui.long-task",
      trace_id: "f".repeat(32),
      span_id: "b".repeat(16),
      parent_span_id: "a".repeat(16),
      start_timestamp: 1_795_000_000.1,
      timestamp: 1_795_000_000.2,
    },
  ],
};

test.each([
  ["a fault", fault],
  ["a speed", speed],
])("a report of %s goes through as it is, and there and back in its envelope", (_what, report) => {
  expect(allowed(report)).toEqual(report);
  expect(reportIn(envelopeOf(report as never))).toEqual(report);
});

describe("anything not listed is left out", () => {
  const MARKER = "64321 of mine";
  const everywhere = {
    ...fault,
    message: MARKER,
    user: { ip_address: MARKER },
    request: { url: `https://plainsum.example/mortgage-calculator?q=${MARKER}`, headers: { Referer: MARKER } },
    breadcrumbs: [{ message: MARKER }],
    extra: { MARKER },
    tags: { ...fault.tags, other: MARKER },
    contexts: { ...fault.contexts, state: { MARKER }, browser: { ...fault.contexts.browser, MARKER } },
    exception: {
      values: [
        {
          ...fault.exception.values[0],
          value: MARKER,
          mechanism: { data: { MARKER } },
          stacktrace: {
            frames: [{ ...fault.exception.values[0]?.stacktrace.frames[0], context_line: MARKER, vars: { MARKER } }],
          },
        },
        { type: "TypeError", value: MARKER },
      ],
    },
  };
  test("anywhere else in a report", () => {
    const text = JSON.stringify(allowed(everywhere));
    expect(text).not.toContain("64321");
    expect(text).not.toContain("MARKER");
  });

  test.each([
    ["an unknown kind of error", { exception: { values: [{ type: MARKER }] } }, "Error"],
    ["a clever kind of error", { exception: { values: [{ type: "Income64321Error" }] } }, "Error"],
  ])("%s is an Error", (_what, change, type) => {
    const report = allowed({ ...fault, ...change });
    expect(report && "exception" in report && report.exception.values[0].type).toBe(type);
  });

  test.each([
    "https://plainsum.example/_astro/a.js",
    "/_astro/a.js?income=64321",
    "/_astro/../secret",
    "chrome-extension://abc/content.js",
    "/privacy-policy",
    `/${MARKER}`,
    "src/../../etc/passwd",
  ])("a place that isn't our script, source or page (%s) is elsewhere", (filename) => {
    const frames = [{ filename, function: "f", lineno: 1, colno: 1 }];
    const report = allowed({ ...fault, exception: { values: [{ type: "Error", stacktrace: { frames } }] } });
    expect(report && "exception" in report && report.exception.values[0].stacktrace.frames).toEqual([
      { filename: "elsewhere", in_app: false },
    ]);
  });

  test("numbers that aren't measures, and measures that aren't numbers", () => {
    const measurements = {
      lcp: { value: "64321" },
      income: { value: 64321 },
      fcp: { value: Number.NaN },
      cls: { value: -1 },
    };
    expect(allowed({ ...speed, measurements })).toMatchObject({ measurements: {} });
  });
});

test.each<[string, object]>([
  ["no name", { event_id: "1" }],
  ["a route with something in it", { transaction: "/mortgage-calculator?income=64321" }],
  ["a route that is a sentence", { transaction: "/i earn 64321" }],
  ["a release that is a sentence", { release: "i earn 64321" }],
  ["a time before the site was there", { timestamp: 0 }],
  ["another type", { type: "replay_event" }],
])("a report with %s isn't a report", (_what, change) => expect(allowed({ ...fault, ...change })).toBeUndefined());

test.each([
  ["nothing", ""],
  ["no JSON", "{}\n{}\nhello\n"],
  ["an item of another kind", envelopeOf(fault as never).replace('"event"', '"attachment"')],
  ["two items", envelopeOf(fault as never) + envelopeOf(fault as never)],
  ["a report called the other kind", envelopeOf(fault as never).replace('"type":"event"', '"type":"transaction"')],
  ["null", "null\nnull\nnull"],
  ["a list", "[]\n[]\n[]"],
])("an envelope with %s holds no report", (_what, envelope) => expect(reportIn(envelope)).toBeUndefined());

test("whatever comes in, the result is a report that stays the same, or nothing", () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.object({ maxDepth: 4 }).map((other) => ({ ...fault, ...other })),
      ),
      (value) => {
        const report = allowed(value);
        if (report) expect(allowed(report)).toEqual(report);
      },
    ),
    { numRuns: 2000 },
  ));

test("an envelope of noise is never a report and never throws", () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.json()).map((lines) => lines.join("\n")),
      ),
      (text) => {
        expect(reportIn(text)).toBeUndefined();
      },
    ),
    { numRuns: 2000 },
  ));
