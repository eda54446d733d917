import { useState } from "react";
import { download } from "../../../ui/take/download.ts";
import type { Answer } from "../answer.ts";

const KINDS = {
  csv: {
    label: "Schedule as CSV",
    type: "text/csv",
    make: async (answered: Answer) => (await import("./export/csv.ts")).csvOf(answered),
  },
  xlsx: {
    label: "Schedule as a spreadsheet",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    make: async (answered: Answer) => (await import("./export/xlsx.ts")).xlsxOf(answered),
  },
} as const;

/** The schedule as a download. It is created in the browser, and its code loads when requested. */
export function Downloads({ answered }: { readonly answered: Answer }) {
  const [failed, setFailed] = useState(false);
  if (answered.payments.schedule.paymentsMade === 0) return null;
  const save = async (kind: keyof typeof KINDS) => {
    try {
      const { type, make } = KINDS[kind];
      download(await make(answered), `mortgage-schedule.${kind}`, type);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {(["csv", "xlsx"] as const).map((kind) => (
        <button type="button" key={kind} onClick={() => save(kind)}>
          {KINDS[kind].label}
        </button>
      ))}
      {failed && (
        <p className="said" role="alert">
          We couldn’t make the file. Try again or reload the page; what you typed is still here.
        </p>
      )}
    </>
  );
}
