import { useState } from "react";
import { arrived } from "../arrived.ts";
import { tell } from "../fault/tell.ts";

export type Progress = "idle" | "busy" | "done" | "failed";

/** Something that takes a moment and can fail: its progress, and a way to start it. Failed loads are retried. */
export function useTask(task: (what: string) => Promise<void>): [Progress, (what?: string) => void] {
  const [progress, setProgress] = useState<Progress>("idle");
  const begin = (what = "") => {
    setProgress("busy");
    arrived(() => task(what)).then(
      () => setProgress("done"),
      (fault) => {
        tell(fault);
        setProgress("failed");
      },
    );
  };
  return [progress, begin];
}
