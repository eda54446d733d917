/** Asks the workers, and lets the newest question win. */
import { type Remote, wrap } from "comlink";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { tell } from "../../../ui/fault/tell.ts";
import type { Api } from "./worker.ts";

const CANCELLED = Symbol("cancelled");
/** The time a question always gets, in milliseconds, before a newer one may stop it. */
const PATIENCE = 300;

/** Asks the first worker, or divides the work among `all`; may `show` a first value before the final one. */
type Question<T> = (api: Remote<Api>, all: readonly Remote<Api>[], show: (first: T) => void) => Promise<T>;

export class WorkerClient {
  /** How many workers there are. */
  readonly #size: number;
  #workers: readonly Worker[] = [];
  #apis: readonly Remote<Api>[] | undefined;
  #started = 0;
  /** How long the current workers took from their start to the first answer. Milliseconds; `null` before it. */
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

  /** For what has to be answered eventually: asked again if a newer question stopped it. */
  async askAgain<T>(question: Question<T>): Promise<T> {
    for (;;)
      try {
        return await this.ask(question);
      } catch (why) {
        if (why !== CANCELLED) throw why;
      }
  }

  /** Gets the workers ready before the first question: it answers this one, and nobody listens. */
  wake<T>(question: Question<T>) {
    if (this.#apis === undefined) this.ask(question).catch(() => {}); // the question that counts reports its own error
  }

  /**
   * A newer question waits for one asked at `since`. Running work is dropped if it has taken longer than starting and
   * warming up a new worker, which takes seconds on a slow phone. A worker is never terminated before its first answer.
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

/**
 * At least two workers, so that the first answer comes soon; more than four would cost more memory than the time they
 * save.
 */
const cores = () => (typeof navigator === "undefined" ? 2 : (navigator.hardwareConcurrency ?? 2));
/** For the answer, whose futures are divided among workers. */
export const answerWorkers = new WorkerClient(Math.min(4, Math.max(2, cores())));
/** For additional questions, so that the answer never waits. */
export const sideWorker = new WorkerClient(Math.min(2, cores()));
/** For files and comparisons, which are never dropped. */
export const exportWorker = new WorkerClient();

export interface Asked<T> {
  /** The last answer, and the question it belongs to. */
  readonly value: T | undefined;
  readonly stamp: string;
  /** It belongs to other inputs than the current ones. */
  readonly stale: boolean;
  /** It is a first answer, and the final one is being computed. */
  readonly first: boolean;
  readonly failed: boolean;
  again(): void;
}

/**
 * The answer to the newest question. While it is being computed the previous one stays, and overtaken ones are shown
 * along the way.
 */
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
  // Asked before the page is painted, so that the workers answer meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question asks anew
  useLayoutEffect(() => {
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
