import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WorkerClient } from "./worker-client.ts";

/** Every worker that was started, and whether it was ended. */
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
/** A newer question, some milliseconds after one was asked. */
async function overtaken(client: WorkerClient, after: number) {
  const since = performance.now();
  await vi.advanceTimersByTimeAsync(after);
  client.overtake(since);
}

test("a worker is never ended before its first answer: a new one would have to start again", async () => {
  const client = new WorkerClient();
  const answer = client.ask(taking(4000));
  await overtaken(client, 3900);
  await vi.advanceTimersByTimeAsync(100);
  await expect(answer).resolves.toBe("answered");
  expect(workers).toEqual([{ ended: false }]);
});

test("a question is given up once it has taken as long as a new worker would, and the next one has a new worker", async () => {
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

test("where a worker starts at once a question still has 300 ms", async () => {
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

test("a client that is woken asks nothing more of a worker it has, and a fault then is told by the question that counts", async () => {
  const client = new WorkerClient();
  const fails = vi.fn(() => Promise.reject(new Error("lost")));
  client.wake(fails);
  client.wake(fails);
  await vi.advanceTimersByTimeAsync(0);
  expect(fails).toHaveBeenCalledTimes(1);
  expect(workers).toHaveLength(1);
});

test("several workers are started and ended together, and a first value of a question given up is not shown", async () => {
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

test("what has to be answered in the end is asked again after a newer question made an end of it", async () => {
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
