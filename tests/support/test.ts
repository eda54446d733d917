/**
 * The `test` for all browser tests: it also fails on anything a visitor would only see in the console or the network.
 */
import { type BrowserContext, test as base, expect } from "@playwright/test";

export { expect };

export interface Troubles {
  /** Says that this test causes such problems itself. The pattern is looked for in the text and in the URL. */
  allow(pattern: RegExp): void;
}

/** `SLOWER=2 npm run browser`: pages work as if the processor had half its speed. */
const slower = Number(process.env.SLOWER ?? 1);

export const test = base.extend<{ troubles: Troubles }>({
  page: async ({ page }, use) => {
    if (slower > 1) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    }
    await use(page);
  },
  troubles: [
    async ({ context, baseURL }, use) => {
      const seen = watch(context, new URL(baseURL as string).origin);
      const allowed: RegExp[] = [];
      await use({ allow: (pattern) => void allowed.push(pattern) });
      const left = seen.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)));
      expect(left, "nothing goes wrong in the console or the network").toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects every error in the console or a script, failed request, and request to another origin. */
function watch(context: BrowserContext, own: string): string[] {
  const seen: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") seen.push(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (fault) => seen.push(`error in a script: ${fault.error().stack ?? fault.error().message}`));
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:|^wss?:/.test(protocol) && origin !== own) seen.push(`request to elsewhere: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A visitor who goes to another page leaves requests behind.
    if (reason !== "net::ERR_ABORTED") seen.push(`request failed: ${request.url()} (${reason})`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) seen.push(`answer ${response.status()}: ${response.url()}`);
  });
  return seen;
}
