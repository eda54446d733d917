import type { Writable } from "node:stream";

/**
 * Log lines are written in batches, because many per second would otherwise cost more than the responses they describe.
 */
export function gathered(out: Writable, { every = 200, atMost = 64 * 1024 } = {}) {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== "") out.write(waiting);
    waiting = "";
  };
  return {
    write(line: string) {
      waiting += line;
      if (waiting.length >= atMost) flush();
      else timer ??= setTimeout(flush, every).unref();
    },
    flush,
  };
}
