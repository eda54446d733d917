/**
 * The only form in which a report leaves a page and is passed on by the server. Every field is listed here with its
 * allowed content; anything else in a report is left out, and a report that doesn't fit is dropped. There is no field
 * for a message, because messages can quote what was typed.
 */
export interface Frame {
  /** One of our scripts, one of our sources, this page's route, or "elsewhere". */
  readonly filename: string;
  readonly function?: string;
  readonly lineno?: number;
  readonly colno?: number;
  readonly in_app: boolean;
}

interface Common {
  readonly event_id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly platform: "javascript";
  readonly release: string;
  readonly environment: string;
  /** The route, as in the list of pages. */
  readonly transaction: string;
  readonly tags: { readonly screen?: string };
  readonly contexts: {
    readonly browser?: { readonly name: string; readonly version: string };
    /** Random names, new for each page view. They connect one view's reports to each other and to nothing else. */
    readonly trace: { readonly trace_id: string; readonly span_id: string; readonly op?: "pageload" };
  };
}
interface FaultReport extends Common {
  readonly level: "error";
  readonly exception: {
    readonly values: readonly [{ readonly type: string; readonly stacktrace: { readonly frames: readonly Frame[] } }];
  };
}
interface SpeedReport extends Common {
  readonly type: "transaction";
  readonly start_timestamp: number;
  readonly measurements: Readonly<Record<string, { readonly value: number; readonly unit: string }>>;
  /** Periods in which the page couldn't respond. */
  readonly spans: readonly {
    readonly op: "ui.long-task";
    readonly trace_id: string;
    readonly span_id: string;
    readonly parent_span_id: string;
    readonly start_timestamp: number;
    readonly timestamp: number;
  }[];
}
export type Report = FaultReport | SpeedReport;

type Loose = { readonly [name: string]: unknown };
const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const object = (value: unknown): Loose => (isObject(value) ? value : {});
const list = (value: unknown, most: number): readonly unknown[] => (Array.isArray(value) ? value.slice(0, most) : []);

const text = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === "string" && pattern.test(value) ? value : undefined;
const number = (value: unknown, from: number, to: number): number | undefined =>
  typeof value === "number" && value >= from && value <= to ? value : undefined;

/** An object without the fields that have no value. */
const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

const ID = /^[0-9a-f]{32}$/;
const SPAN = /^[0-9a-f]{16}$/;
const NAME = /^[\w.@+/-]{1,64}$/;
/** Before 2020 and after 2100 a clock is wrong, and wrong clocks can identify people. */
const [EARLIEST, LATEST] = [1_577_836_800, 4_102_444_800];

const ROUTES = /^\/(?:[a-z]+(?:-[a-z]+)*(?:\/[a-z]+(?:-[a-z]+)*){0,2}|404|500)?$/;
const SCREENS = /^(small|medium|large)$/;
const BROWSERS = /^(Chrome|Edge|Firefox|Opera|Safari|Samsung Internet|other)$/;
/** The kinds of error that browsers and our own code have, and React's by number. */
const TYPES =
  /^((Eval|Range|Reference|Syntax|Type|URI|Aggregate|Internal|Abort|Data|DataClone|Encoding|Hierarchy|Network|NotAllowed|NotFound|NotReadable|NotSupported|Operation|QuotaExceeded|Security|Timeout|Worker)?Error|LostPart|ReactError\d{1,3}|Thrown)$/;
/** Scripts by their hashed name, sources as a build's source maps name them, and pages. */
const SCRIPT = /^\/_astro\/[\w.-]{1,80}\.js$|^\/sw\.js$/;
const SOURCE = /^(src|node_modules)\/[\w@./+-]{1,160}\.(tsx?|jsx?|mjs|astro)$/;
/** The way programs name functions: no words in a row as in a sentence, no three digits in a row as in an amount. */
const FUNCTION = /^(?!.*\d{3})((new|async|get|set) )?[\w$.<>#?]{1,80}$/;
const MEASURES = /^(ttfb|fcp|lcp|inp|cls|load|longtasks|longtasks\.total)$/;

function frame(value: unknown, route: string): Frame {
  const { filename, function: name, lineno, colno } = object(value);
  const known = text(filename, SCRIPT) ?? text(filename, SOURCE) ?? (filename === route ? route : undefined);
  if (known === undefined) return { filename: "elsewhere", in_app: false };
  return present({
    filename: known,
    function: text(name, FUNCTION),
    lineno: number(lineno, 0, 1_000_000),
    colno: number(colno, 0, 10_000_000),
    in_app: !known.startsWith("node_modules/"),
  }) as Frame;
}

function common(event: Loose): Common | undefined {
  const contexts = object(event.contexts);
  const { name, version } = object(contexts.browser);
  const trace = object(contexts.trace);
  const found = {
    event_id: text(event.event_id, ID),
    timestamp: number(event.timestamp, EARLIEST, LATEST),
    release: text(event.release, NAME),
    environment: text(event.environment, NAME),
    transaction: text(event.transaction, ROUTES),
    trace_id: text(trace.trace_id, ID),
    span_id: text(trace.span_id, SPAN),
  };
  if (Object.values(found).includes(undefined)) return undefined;
  const { trace_id, span_id, ...fields } = found as { [K in keyof typeof found]: NonNullable<(typeof found)[K]> };
  const family = text(name, BROWSERS);
  return {
    ...fields,
    platform: "javascript",
    tags: present({ screen: text(object(event.tags).screen, SCREENS) }),
    contexts: {
      ...(family ? { browser: { name: family, version: text(version, /^\d{1,4}$/) ?? "" } } : {}),
      trace: { trace_id, span_id, ...(trace.op === "pageload" ? { op: "pageload" as const } : {}) },
    },
  };
}

function measurements(value: unknown): SpeedReport["measurements"] {
  const kept: Record<string, { value: number; unit: string }> = {};
  for (const [name, measure] of Object.entries(object(value))) {
    const amount = number(object(measure).value, 0, 3_600_000);
    if (MEASURES.test(name) && amount !== undefined)
      kept[name] = { value: amount, unit: name === "cls" || name === "longtasks" ? "none" : "millisecond" };
  }
  return kept;
}

function longTask(value: unknown): SpeedReport["spans"] {
  const { op, trace_id, span_id, parent_span_id, start_timestamp, timestamp } = object(value);
  const kept = {
    trace_id: text(trace_id, ID),
    span_id: text(span_id, SPAN),
    parent_span_id: text(parent_span_id, SPAN),
    start_timestamp: number(start_timestamp, EARLIEST, LATEST),
    timestamp: number(timestamp, EARLIEST, LATEST),
  };
  if (op !== "ui.long-task" || Object.values(kept).includes(undefined)) return [];
  return [{ op, ...(kept as { [K in keyof typeof kept]: NonNullable<(typeof kept)[K]> }) }];
}

/** The part of this that may leave the page; undefined if it isn't our report. */
export function allowed(value: unknown): Report | undefined {
  if (!isObject(value)) return undefined;
  const shared = common(value);
  if (!shared) return undefined;
  if (value.type === "transaction") {
    const start_timestamp = number(value.start_timestamp, EARLIEST, LATEST);
    if (start_timestamp === undefined) return undefined;
    const spans = list(value.spans, 20).flatMap(longTask);
    return { ...shared, type: "transaction", start_timestamp, measurements: measurements(value.measurements), spans };
  }
  const [exception] = list(object(value.exception).values, 1).map(object);
  if (value.type !== undefined || exception === undefined) return undefined;
  const frames = list(object(exception.stacktrace).frames, 50).map((one) => frame(one, shared.transaction));
  const type = text(exception.type, TYPES) ?? "Error";
  return { ...shared, level: "error", exception: { values: [{ type, stacktrace: { frames } }] } };
}

/** A report in the envelope in which it is sent: three lines of JSON. */
export function envelopeOf(report: Report, header: Readonly<Record<string, string>> = {}): string {
  const type = "type" in report ? "transaction" : "event";
  return `${[{ event_id: report.event_id, ...header }, { type }, report].map((line) => JSON.stringify(line)).join("\n")}\n`;
}

/** The report in one of our envelopes; undefined if it contains anything else. */
export function reportIn(envelope: string): Report | undefined {
  const [, item, report, ...more] = envelope.trimEnd().split("\n");
  if (item === undefined || report === undefined || more.length > 0) return undefined;
  try {
    const { type } = object(JSON.parse(item));
    const read = allowed(JSON.parse(report));
    return read && type === ("type" in read ? "transaction" : "event") ? read : undefined;
  } catch {
    return undefined;
  }
}
