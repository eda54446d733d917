import { expect, test } from "vitest";
import { reportSettings, serviceFrom } from "./settings.ts";

const SENTRY_DSN = "https://abc123@errors.example/team/42";

test("nothing set: no service, and nothing for the pages", () => {
  expect(serviceFrom({})).toBeNull();
  expect(reportSettings({ SENTRY_RELEASE: "a", SENTRY_TRACES_SAMPLE_RATE: "1" }, "1.2.3")).toBeNull();
});

test("a DSN says where to send, and with which key", () => {
  expect(serviceFrom({ SENTRY_DSN })).toEqual({ url: "https://errors.example/team/api/42/envelope/", key: "abc123" });
});

test("pages get no part of the DSN", () => {
  const settings = reportSettings({ SENTRY_DSN }, "1.2.3");
  expect(settings).toEqual({ release: "plainsum@1.2.3", environment: "production", sampleRate: 0 });
});

test.each([
  "errors.example/42",
  "https://errors.example/42",
  "https://key@errors.example/",
  "ftp://key@errors.example/1",
])("%s isn't a DSN, and the error says so", (dsn) =>
  expect(() => serviceFrom({ SENTRY_DSN: dsn })).toThrow("SENTRY_DSN"),
);

test.each(["2", "-1", "often"])("a share of %s is rejected", (rate) => {
  expect(() => reportSettings({ SENTRY_DSN, SENTRY_TRACES_SAMPLE_RATE: rate }, "1")).toThrow("from 0 to 1");
});
