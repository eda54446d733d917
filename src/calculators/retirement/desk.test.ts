import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Desk } from "./desk.ts";

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
async function overtaken(desk: Desk, after: number) {
  const since = performance.now();
  await vi.advanceTimersByTimeAsync(after);
  desk.overtake(since);
}

test("a worker is never ended before its first answer: a new one would have to start again", async () => {
  const desk = new Desk();
  const answer = desk.ask(taking(4000));
  await overtaken(desk, 3900);
  await vi.advanceTimersByTimeAsync(100);
  await expect(answer).resolves.toBe("answered");
  expect(workers).toEqual([{ ended: false }]);
});

test("a question is given up once it has taken as long as a new worker would, and the next one has a new worker", async () => {
  const desk = new Desk();
  const first = desk.ask(taking(1000));
  await vi.advanceTimersByTimeAsync(1000);
  await first;

  const long = desk.ask(taking(60_000));
  const given = expect(long).rejects.toBeTypeOf("symbol");
  await overtaken(desk, 900);
  expect(workers).toEqual([{ ended: false }]);
  await overtaken(desk, 1001);
  await given;
  expect(workers).toEqual([{ ended: true }]);

  const next = desk.ask(taking(10));
  await vi.advanceTimersByTimeAsync(10);
  await expect(next).resolves.toBe("answered");
  expect(workers).toEqual([{ ended: true }, { ended: false }]);
});

test("where a worker starts at once a question still has 300 ms", async () => {
  const desk = new Desk();
  const first = desk.ask(taking(20));
  await vi.advanceTimersByTimeAsync(20);
  await first;
  const long = desk.ask(taking(60_000));
  const given = expect(long).rejects.toBeTypeOf("symbol");
  await overtaken(desk, 300);
  expect(workers).toEqual([{ ended: false }]);
  await overtaken(desk, 301);
  await given;
});

test("a desk that is woken asks nothing more of a worker it has, and a fault then is told by the question that counts", async () => {
  const desk = new Desk();
  const fails = vi.fn(() => Promise.reject(new Error("lost")));
  desk.wake(fails);
  desk.wake(fails);
  await vi.advanceTimersByTimeAsync(0);
  expect(fails).toHaveBeenCalledTimes(1);
  expect(workers).toHaveLength(1);
});
