/** The panel on the privacy page: whether reports are sent from here, the switch, and what would be sent now. */
import { envelopeOf, type Report } from "./allowed.ts";
import { loadReports } from "./load.ts";
import { refused, SWITCH } from "./refused.ts";

const part = <E extends HTMLElement>(name: string) => document.querySelector<E>(`[data-report-${name}]`) as E;
const settings = REPORTS;

function state(): string {
  if (settings === null) return "This site sends no error reports.";
  const refusal = refused();
  if (refusal === "signal") return "Your browser asks sites not to track you. Nothing is sent.";
  if (refusal === "switch") return "Reports are off on this device. Nothing is sent.";
  return "Reports are on. We send one only if something fails, or if this visit is one of the few whose speed we measure.";
}

function say(): void {
  part("state").textContent = state();
  part("switch").setAttribute("aria-pressed", String(refused() === "switch"));
}

function turn(): void {
  try {
    if (localStorage.getItem(SWITCH) === "off") localStorage.removeItem(SWITCH);
    else localStorage.setItem(SWITCH, "off");
    say();
  } catch {
    part("state").textContent = "Your browser does not let sites keep anything, so it cannot keep this choice.";
  }
}

/** The same code that creates a report creates these, but they are shown instead of sent. */
async function show(): Promise<void> {
  const { reporter, measuring, speedEvent } = await loadReports();
  const shown: Report[] = [];
  const made = reporter(settings ?? { release: "plainsum", environment: "production" }, async (report) => {
    shown.push(report);
    return 200;
  });
  made.fault(new Error("An error made here, to show its report"));
  const measured = measuring();
  // The browser delivers its measurements in separate tasks.
  await new Promise((resolve) => setTimeout(resolve, 100));
  made.event(speedEvent(measured()));
  await made.done();
  const sends = settings !== null && refused() === undefined;
  part("about").textContent =
    `${sends ? "If this page failed now, we would send the first report below. If we measure its speed, we send the second." : "We would send nothing. If reports were on, they would look like this."} ${shown.length} reports, exactly as they are sent:`;
  part("text").textContent = shown
    .map((report) =>
      envelopeOf(report)
        .trimEnd()
        .split("\n")
        .map((line) => JSON.stringify(JSON.parse(line), null, 1))
        .join("\n"),
    )
    .join("\n\n");
  part("shown").hidden = false;
}

if (part("state")) {
  say();
  part("controls").hidden = false;
  part("switch").addEventListener("click", turn);
  part("show").addEventListener("click", () =>
    show().catch(() => {
      part("state").textContent = "What makes reports did not load. Check your connection, and press again.";
    }),
  );
}
