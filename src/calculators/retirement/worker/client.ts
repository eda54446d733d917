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
    // Inside, so that workers that can't be started are a failed question, and the page says so.
    return new Promise<T>((resolve, reject) => {
      this.#apis ??= this.#start();
      const apis = this.#apis;
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

interface Asking<T> {
  readonly stamp: string;
  readonly question: Question<T>;
}

/**
 * The answer to the newest question. While it is being computed the previous one stays, and overtaken ones are shown
 * along the way.
 *
 * `ahead` asks before the page is rendered with the numbers that the question belongs to. Its answer waits for them, so
 * that it never stands beside the numbers before.
 */
export function useAsked<T>(
  client: WorkerClient,
  stamp: string,
  question: Question<T>,
  known: { readonly stamp: string; readonly value: T | undefined } = { stamp: "", value: undefined },
): Asked<T> & { readonly ahead: (stamp: string, question: Question<T>) => void } {
  const [answer, setAnswer] = useState({ ...known, first: false, failed: false });
  const newest = useRef<Asking<T>>({ stamp, question });
  /** The numbers on the page, and those that were asked about last, if that was ahead of the page. */
  const onPage = useRef(stamp);
  const coming = useRef<string>(undefined);
  /** The question under way, and whether its answer may be shown. */
  const asking = useRef<{ readonly stamp: string; readonly since: number; mayShow: boolean } | null>(null);
  /** An answer that came before its numbers were on the page. */
  const early = useRef<{ readonly stamp: string; readonly show: () => void } | null>(null);
  const here = useRef(true);

  const go = useCallback(() => {
    if (asking.current !== null) {
      client.overtake(asking.current.since);
      return;
    }
    const asked = newest.current;
    const under = { stamp: asked.stamp, since: performance.now(), mayShow: asked.stamp === onPage.current };
    asking.current = under;
    const put = (next: (before: typeof answer) => typeof answer) => {
      const show = () => {
        if (here.current) setAnswer(next);
      };
      if (under.mayShow) show();
      else early.current = { stamp: asked.stamp, show };
    };
    const putValue = (value: T, first: boolean) => put(() => ({ stamp: asked.stamp, value, first, failed: false }));
    client
      .ask(asked.question, (value) => putValue(value, true))
      .then(
        (value) => {
          putValue(value, false);
          return false;
        },
        (why: unknown) => {
          if (why === CANCELLED) return true;
          tell(why);
          put((before) => ({ ...before, stamp: asked.stamp, first: false, failed: true }));
          return false;
        },
      )
      .then((askAgain) => {
        asking.current = null;
        if (here.current && (askAgain || newest.current.stamp !== asked.stamp)) go();
      });
  }, [client]);

  const ahead = useCallback(
    (stamp: string, question: Question<T>) => {
      coming.current = stamp;
      if (stamp === newest.current.stamp) return;
      newest.current = { stamp, question };
      go();
    },
    [go],
  );

  const answered = answer.stamp;
  // Asked before the page is painted, so that the workers answer meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question asks anew
  useLayoutEffect(() => {
    onPage.current = stamp;
    if (asking.current) asking.current.mayShow = true;
    const came = early.current;
    early.current = null;
    if (came && stamp !== answered) came.show();
    // Newer numbers are on their way to the page.
    if (coming.current !== undefined && coming.current !== stamp) return;
    newest.current = { stamp, question };
    if (stamp !== answered && stamp !== came?.stamp && stamp !== asking.current?.stamp) go();
  }, [stamp]);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return { ...answer, stale: answered !== stamp, again: go, ahead };
}
