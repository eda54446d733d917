/** Asks the workers, and lets the newest question win. */
import { type Remote, wrap } from "comlink";
import { useCallback, useEffect, useRef, useState } from "react";
import { tell } from "../../ui/fault/tell.ts";
import type { Api } from "./worker.ts";

const CANCELLED = Symbol("cancelled");
/** What a question may always take, in milliseconds, before a newer one makes an end of it. */
const PATIENCE = 300;

/** Asks the first worker, or shares the work among `all`; may `show` a first value before the last one. */
type Question<T> = (api: Remote<Api>, all: readonly Remote<Api>[], show: (first: T) => void) => Promise<T>;

export class WorkerClient {
  /** How many workers there are. */
  readonly #size: number;
  #workers: readonly Worker[] = [];
  #apis: readonly Remote<Api>[] | undefined;
  #started = 0;
  /** How long the present workers took, from their start, to the first answer. Milliseconds; `null` before it. */
  #tookToStart: number | null = null;
  readonly #waiting = new Set<(why: unknown) => void>();

  constructor(size = 1) {
    this.#size = size;
  }

  #start(): readonly Remote<Api>[] {
    this.#workers = Array.from({ length: this.#size }, () => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("error", (fault) => this.#end(new Error(fault.message || "The worker did not start")));
      return worker;
    });
    this.#started = performance.now();
    this.#tookToStart = null;
    return this.#workers.map((worker) => wrap<Api>(worker));
  }

  ask<T>(question: Question<T>, show: (first: T) => void = () => {}): Promise<T> {
    this.#apis ??= this.#start();
    const apis = this.#apis;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.add(reject);
      question(apis[0] as Remote<Api>, apis, (first) => {
        if (this.#waiting.has(reject)) show(first);
      })
        .then(resolve, reject)
        .finally(() => {
          if (apis === this.#apis) this.#tookToStart ??= performance.now() - this.#started;
          this.#waiting.delete(reject);
        });
    });
  }

  /** What has to be answered in the end: asked again where a newer question made an end of it. */
  async askAgain<T>(question: Question<T>): Promise<T> {
    for (;;)
      try {
        return await this.ask(question);
      } catch (why) {
        if (why !== CANCELLED) throw why;
      }
  }

  /** Has the workers ready before the first question: it answers this one, and nobody listens. */
  wake<T>(question: Question<T>) {
    if (this.#apis === undefined) this.ask(question).catch(() => {}); // the question that counts tells of its fault itself
  }

  /**
   * A newer question waits for one asked at `since`. All that is being worked out is given up if it has taken longer than a new worker
   * would take to start and learn anew, which on a slow phone is seconds: a worker is never ended before its first answer.
   */
  overtake(since: number) {
    if (this.#tookToStart === null) return;
    if (performance.now() - since > Math.max(PATIENCE, this.#tookToStart)) this.#end(CANCELLED);
  }

  #end(why: unknown) {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
    this.#apis = undefined;
    for (const reject of this.#waiting) reject(why);
    this.#waiting.clear();
  }
}

/** Two workers at least, so that the first answer comes soon; more than four would cost more memory than they save time. */
const cores = () => (typeof navigator === "undefined" ? 2 : (navigator.hardwareConcurrency ?? 2));
/** For the answer, whose futures are shared among workers. */
export const answerWorkers = new WorkerClient(Math.min(4, Math.max(2, cores())));
/** For what is asked beside it, so that the answer never waits. */
export const sideWorker = new WorkerClient(Math.min(2, cores()));
/** For files and comparisons, which nobody gives up. */
export const exportWorker = new WorkerClient();

export interface Asked<T> {
  /** The last answer, and the question it belongs to. */
  readonly value: T | undefined;
  readonly stamp: string;
  /** It belongs to other numbers than those asked about now. */
  readonly stale: boolean;
  /** It is a first one, and the last one is being worked out. */
  readonly first: boolean;
  readonly failed: boolean;
  again(): void;
}

/** The answer to the newest question. While one is being worked out the last one stays; one that was overtaken is shown on the way. */
export function useAsked<T>(
  client: WorkerClient,
  stamp: string,
  question: Question<T>,
  known: { readonly stamp: string; readonly value: T | undefined } = { stamp: "", value: undefined },
): Asked<T> {
  const [answer, setAnswer] = useState({ ...known, first: false, failed: false });
  const newest = useRef({ stamp, question });
  newest.current = { stamp, question };
  const since = useRef<number | null>(null);
  const here = useRef(true);

  const go = useCallback(() => {
    if (since.current !== null) {
      client.overtake(since.current);
      return;
    }
    const asked = newest.current;
    since.current = performance.now();
    const put = (value: T, first: boolean) => {
      if (here.current) setAnswer({ stamp: asked.stamp, value, first, failed: false });
    };
    client
      .ask(asked.question, (value) => put(value, true))
      .then(
        (value) => {
          put(value, false);
          return false;
        },
        (why: unknown) => {
          if (why === CANCELLED) return true;
          tell(why);
          if (here.current) setAnswer((before) => ({ ...before, stamp: asked.stamp, first: false, failed: true }));
          return false;
        },
      )
      .then((askAgain) => {
        since.current = null;
        if (here.current && (askAgain || newest.current.stamp !== asked.stamp)) go();
      });
  }, [client]);

  const answered = answer.stamp;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question asks anew
  useEffect(() => {
    if (stamp !== answered) go();
  }, [stamp]);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return { ...answer, stale: answered !== stamp, again: go };
}
