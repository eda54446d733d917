/** What a page's threads did, from a browser trace. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** A task's processor time in microseconds, so that other programs on the machine don't count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** How long each task on the page's main thread, or its workers, worked, in milliseconds. */
export function tasksIn(trace: Buffer, thread: "CrRendererMain" | "DedicatedWorker" = "CrRendererMain"): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name?.startsWith(thread))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, ph, pid, tid }) => ph === "X" && name.endsWith("RunTask") && main.has(`${pid} ${tid}`))
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
}
