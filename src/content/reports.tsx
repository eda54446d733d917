/** What the privacy page says about reports. tests/reports.spec.ts checks each statement. */
import { ReportPanel } from "../ui/reports/ReportPanel.tsx";
import { REPORTS_AT, REPORTS_KEPT } from "./site.ts";

const settings = typeof REPORTS === "undefined" ? null : REPORTS;
const share = settings ? Math.round(settings.sampleRate * 100) : 0;

const fields: readonly (readonly [name: string, what: string])[] = [
  ["Names", "A random ID for the report, and one for this view of the page. Both are new each time."],
  ["Time", "When it happened."],
  ["Page", "Which of our pages: its fixed address, such as /about. Nothing after a “?” or “#” sign."],
  ["Version", "Which version of the site it was, and where it runs."],
  ["Kind of error", "Such as TypeError. Not its message: a message can quote what you typed."],
  ["Place", "Where in our code it happened: file, function, line and column."],
  ["Browser", "Its name and main version, such as Firefox 140."],
  ["Screen", "Small, medium or large."],
  [
    "Speed",
    "How long until the first byte, the first text and the largest part arrived; how long the page took to respond to a tap or click; how much the layout shifted; and when the page was too busy to respond, and for how long.",
  ],
];

export const ErrorReports = () => (
  <>
    <p>
      {settings
        ? `If one of our pages fails, it sends a short report, so that we can fix it.${share > 0 ? ` In ${share} of 100 visits it also reports how fast it was.` : ""}`
        : "This site sends no error reports. If we turn them on, a page that fails will send a short report, so that we can fix it."}{" "}
      A report has these fields and no others:
    </p>
    <dl className="report-fields">
      {fields.map(([name, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <p>
      A report never includes what you typed, a result, or your network address. It goes to our own server, which checks
      it against the same list and passes it on to{" "}
      {REPORTS_AT === "" ? "the service that keeps our reports" : `${REPORTS_AT}, which keeps our reports`}.
      {settings && REPORTS_KEPT !== "" && ` Reports are kept for ${REPORTS_KEPT}.`}
    </p>
    <p>
      No report is sent if your browser asks for Global Privacy Control or Do Not Track, or if you turn reports off
      below.
    </p>
    <ReportPanel />
  </>
);
