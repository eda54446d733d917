/**
 * Listens for errors on every page, if the operator has set up a service. Small: the SDK loads with the first error, or
 * once the page is usable if this visit's speed is reported.
 */
import { loadReports } from "./load.ts";
import { refused } from "./refused.ts";
import type { Reporter } from "./sdk.ts";
import type { ReportSettings } from "./settings.ts";

function listen(settings: ReportSettings): void {
  let reporter: Reporter | undefined;
  const tell = (fault: unknown) =>
    refused() ||
    loadReports().then(
      (parts) => {
        reporter ??= parts.reporter(settings, parts.toServer);
        reporter.fault(fault);
      },
      () => undefined, // the report itself is lost
    );
  addEventListener("error", ({ error }) => tell(error));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  addEventListener("plainsum:fault", ({ detail }: CustomEventInit & Event) => tell(detail));
  addEventListener("astro:hydration-error", ({ detail }: CustomEventInit & Event) => tell(detail?.error));
  if (Math.random() < settings.sampleRate)
    addEventListener("load", () =>
      setTimeout(
        () =>
          loadReports().then(
            (parts) => parts.reportSpeed(parts.reporter(settings, parts.toServer)),
            () => undefined,
          ),
        2000,
      ),
    );
}

if (REPORTS && !refused()) listen(REPORTS);
