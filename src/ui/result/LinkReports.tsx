import { useTheForm } from "../form/useForm.ts";

interface Props {
  /** What has changed since the day a link was made, in words. */
  readonly since?: ((madeOn: string) => string | undefined) | undefined;
}

/** What a link couldn't restore, and what has happened since it was made, until the visitor closes it. */
export default function LinkReports({ since }: Props) {
  const form = useTheForm();
  const passed = form.madeOn === undefined ? undefined : since?.(form.madeOn);
  const reports = passed === undefined ? form.reports : [passed, ...form.reports];
  return (
    <div role="status">
      {reports.length > 0 && (
        <div className="reports">
          <ul>
            {reports.map((report) => (
              <li key={report}>{report}</li>
            ))}
          </ul>
          <button type="button" onClick={() => form.dismissReports()}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}
