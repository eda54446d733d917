import { useTheForm } from "../form/useForm.ts";

/** What a link could not bring, in words, until the visitor puts it away. */
export function LinkReports() {
  const form = useTheForm();
  return (
    <div role="status">
      {form.reports.length > 0 && (
        <div className="reports">
          <ul>
            {form.reports.map((report) => (
              <li key={report}>{report}</li>
            ))}
          </ul>
          <button type="button" onClick={() => form.dismissReports()}>
            I have seen this
          </button>
        </div>
      )}
    </div>
  );
}
