import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WorkerClient } from "./client.ts";

/** Every worker that was started, and whether it was terminated. */
const workers: { ended: boolean }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      readonly #kept = { ended: false };
      constructor() {
        super();
        workers.push(this.#kept);
      }
      postMessage() {}
      terminate() {
        this.#kept.ended = true;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A question that is answered after some milliseconds. */
const taking = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, "answered"));
/** A newer question, some milliseconds after another. */
async function overtaken(client: WorkerClient, after: number) {
  const since = performance.now();
  await vi.advanceTimersByTimeAsync(after);
  client.overtake(since);
}

test("a worker is never terminated before its first answer, because a new one would have to start over", async () => {
  const client = new WorkerClient();
  const answer = client.ask(taking(4000));
  await overtaken(client, 3900);
  await vi.advanceTimersByTimeAsync(100);
  await expect(answer).resolves.toBe("answered");
  expect(workers).toEqual([{ ended: false }]);
});

test("a question is dropped once it has taken as long as starting a worker; the next gets a new worker", async () => {
  const client = new WorkerClient();
  const first = client.ask(taking(1000));
  await vi.advanceTimersByTimeAsync(1000);
  await first;

  const long = client.ask(taking(60_000));
  const given = expect(long).rejects.toBeTypeOf("symbol");
  await overtaken(client, 900);
  expect(workers).toEqual([{ ended: false }]);
  await overtaken(client, 1001);
  await given;
  expect(workers).toEqual([{ ended: true }]);

  const next = client.ask(taking(10));
  await vi.advanceTimersByTimeAsync(10);
  await expect(next).resolves.toBe("answered");
  expect(workers).toEqual([{ ended: true }, { ended: false }]);
});

test("even if workers start instantly, a question has 300 ms", async () => {
  const client = new WorkerClient();
  const first = client.ask(taking(20));
  await vi.advanceTimersByTimeAsync(20);
  await first;
  const long = client.ask(taking(60_000));
  const given = expect(long).rejects.toBeTypeOf("symbol");
  await overtaken(client, 300);
  expect(workers).toEqual([{ ended: false }]);
  await overtaken(client, 301);
  await given;
});

test("a warmed-up client asks nothing more, and the question that counts reports its error", async () => {
  const client = new WorkerClient();
  const fails = vi.fn(() => Promise.reject(new Error("lost")));
  client.wake(fails);
  client.wake(fails);
  await vi.advanceTimersByTimeAsync(0);
  expect(fails).toHaveBeenCalledTimes(1);
  expect(workers).toHaveLength(1);
});

test("several workers start and stop together, and a dropped question's first value isn't shown", async () => {
  const client = new WorkerClient(3);
  const first = client.ask(taking(10));
  await vi.advanceTimersByTimeAsync(10);
  await first;
  expect(workers).toHaveLength(3);

  const shown: string[] = [];
  const long = client.ask<string>(
    async (_, all, show) => {
      expect(all).toHaveLength(3);
      await taking(500)();
      show("first");
      await taking(500)();
      show("after the end");
      return "last";
    },
    (value) => shown.push(value),
  );
  const given = expect(long).rejects.toBeTypeOf("symbol");
  await overtaken(client, 600);
  await given;
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual(["first"]);
  expect(workers.map(({ ended }) => ended)).toEqual([true, true, true]);
});

test("what has to be answered eventually is asked again after a newer question stopped it", async () => {
  const client = new WorkerClient();
  const first = client.ask(taking(1000));
  await vi.advanceTimersByTimeAsync(1000);
  await first;

  const steps = client.askAgain(taking(5000));
  await overtaken(client, 1001);
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(5000);
  await expect(steps).resolves.toBe("answered");
});

test("what has to be answered eventually isn't asked again after an error", async () => {
  const client = new WorkerClient();
  const fails = vi.fn(() => Promise.reject(new Error("lost")));
  await expect(client.askAgain(fails)).rejects.toThrow("lost");
  expect(fails).toHaveBeenCalledTimes(1);
});

test("a worker that can't be started is a failed question", async () => {
  vi.stubGlobal(
    "Worker",
    class {
      constructor() {
        throw new Error("Not allowed");
      }
    },
  );
  await expect(new WorkerClient().ask(taking(10))).rejects.toThrow("Not allowed");
});
