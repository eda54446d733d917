/**
 * Runs `positions` in a separate thread, because reading source maps takes time and memory, and page requests shouldn't
 * wait for a report. The thread starts with the first report, and ends after a minute without reports, which frees its
 * memory.
 */
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { Report } from "../../src/reports/allowed.ts";
import { positions } from "./positions.ts";

const QUIET = 60_000;
/** Megabytes. A thread that needs more ends, and its reports are lost. */
const MOST_MEMORY = 256;

interface Waiting {
  resolve(report: Report): void;
  reject(why: Error): void;
}

export function inSources(folder: string) {
  let worker: Worker | undefined;
  let quiet: NodeJS.Timeout | undefined;
  /** In the order of the reports, which is also the order of the answers. */
  const waiting: Waiting[] = [];

  function start(): Worker {
    const started = new Worker(new URL(import.meta.url), {
      workerData: { sourceMaps: folder },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    started.unref();
    started.on("message", (report: Report) => {
      waiting.shift()?.resolve(report);
      clearTimeout(quiet);
      if (waiting.length === 0) quiet = setTimeout(end, QUIET).unref();
    });
    const lost = (why: Error) => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.splice(0)) reject(why);
    };
    started.on("error", lost);
    started.on("exit", () => worker === started && lost(new Error("the thread of source maps ended")));
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(quiet);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  return {
    of: (report: Report) =>
      new Promise<Report>((resolve, reject) => {
        clearTimeout(quiet);
        waiting.push({ resolve, reject });
        worker ??= start();
        worker.postMessage(report);
      }),
    end,
  };
}

if (!isMainThread && typeof workerData?.sourceMaps === "string") {
  let known: ReturnType<typeof positions> | undefined;
  parentPort?.on("message", (report: Report) => {
    known ??= positions(workerData.sourceMaps);
    parentPort?.postMessage(known(report));
  });
}
