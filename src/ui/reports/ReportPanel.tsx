/**
 * Whether reports are sent from here, a switch to turn them off, and the report that would be sent now. Its script
 * (reports/panel.ts) fills in the state and shows the controls; without scripts, no report can be sent anyway.
 */
export const ReportPanel = () => (
  <div className="report-panel" id="report">
    <p data-report-state role="status">
      Scripts are off, so nothing is sent from here.
    </p>
    <p className="controls" hidden data-report-controls>
      <button type="button" aria-pressed="false" data-report-switch>
        Send no reports from this device
      </button>
      <button type="button" data-report-show>
        Show what would be sent now
      </button>
    </p>
    <div hidden data-report-shown>
      <p data-report-about />
      <section className="scroll" aria-label="The reports" tabIndex={0}>
        <pre data-report-text />
      </section>
    </div>
  </div>
);
