import { type Calculation, fileName, type Taken } from "./calculation.ts";
import { download } from "./download.ts";
import { useCalculation } from "./useCalculation.ts";
import { useTask } from "./useTask.ts";

const KINDS: Readonly<
  Record<string, { readonly label: string; readonly type: string; make(of: Calculation): Promise<string | Uint8Array> }>
> = {
  xlsx: {
    label: "Spreadsheet",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    make: async (calculation) => {
      const [{ workbookOf }, { xlsxOf }] = await Promise.all([import("./workbook.ts"), import("./xlsx.ts")]);
      return xlsxOf(workbookOf(calculation), calculation.taken.title);
    },
  },
  csv: { label: "CSV", type: "text/csv", make: async (calculation) => (await import("./csv.ts")).csvOf(calculation) },
  json: {
    label: "JSON",
    type: "application/json",
    make: async (calculation) => (await import("./json.ts")).jsonOf(calculation),
  },
};

/** The worksheet as a downloadable file. */
export function Files({ taken }: { readonly taken: Taken<never> }) {
  const calculation = useCalculation(taken);
  const [progress, save] = useTask(async (kind) => {
    const { type, make } = KINDS[kind] as (typeof KINDS)[string];
    const now = await calculation();
    download(await make(now), fileName(now, kind), type);
  });
  return (
    <section aria-label="Files">
      <h3>Files</h3>
      <p>
        The spreadsheet has live formulas: if you change an amount on its “Values” sheet, every line updates. CSV is the
        worksheet as a plain table. JSON is for programs.
      </p>
      <div className="acts">
        {Object.entries(KINDS).map(([kind, { label }]) => (
          <button type="button" key={kind} onClick={() => save(kind)}>
            {label}
          </button>
        ))}
        <Said
          progress={progress}
          done="Your file is ready. Your browser saves it."
          failed="We couldn't make the file."
        />
      </div>
    </section>
  );
}

export const Said = ({
  progress,
  done,
  failed,
}: {
  readonly progress: string;
  readonly done: string;
  readonly failed: string;
}) => (
  <p className="said" role="status">
    {progress === "done" && done}
    {progress === "failed" && `${failed} Try again or reload the page; what you typed is still here.`}
  </p>
);
