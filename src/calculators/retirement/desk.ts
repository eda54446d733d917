/** Asks the worker, and lets the newest question win. */
import { type Remote, wrap } from "comlink";
import { useCallback, useEffect, useRef, useState } from "react";
import { tell } from "../../ui/fault/tell.ts";
import type { Api } from "./worker.ts";

const CANCELLED = Symbol("cancelled");
/** What a question may always take, in milliseconds, before a newer one makes an end of it. */
const PATIENCE = 300;

type Question<T> = (api: Remote<Api>) => Promise<T>;

export class Desk {
  #worker: Worker | undefined;
  #api: Remote<Api> | undefined;
  #started = 0;
  /** How long the present worker took, from its start, to its first answer. Milliseconds; `null` before it. */
  #tookToStart: number | null = null;
  readonly #waiting = new Set<(why: unknown) => void>();

  #start(): Remote<Api> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("error", (fault) => this.#end(new Error(fault.message || "The worker did not start")));
    this.#worker = worker;
    this.#started = performance.now();
    this.#tookToStart = null;
    return wrap<Api>(worker);
  }

  ask<T>(question: Question<T>): Promise<T> {
    this.#api ??= this.#start();
    const api = this.#api;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.add(reject);
      question(api)
        .then(resolve, reject)
        .finally(() => {
          if (api === this.#api) this.#tookToStart ??= performance.now() - this.#started;
          this.#waiting.delete(reject);
        });
    });
  }

  /** Has the worker ready before the first question: it answers this one, and nobody listens. */
  wake<T>(question: Question<T>) {
    if (this.#api === undefined) this.ask(question).catch(() => {}); // the question that counts tells of its fault itself
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
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#api = undefined;
    for (const reject of this.#waiting) reject(why);
    this.#waiting.clear();
  }
}

/** One for the answer, one for what is asked beside it, so that the answer never waits for them. */
export const answers = new Desk();
export const asides = new Desk();
/** For files and comparisons, which nobody gives up. */
export const taking = new Desk();

export interface Asked<T> {
  /** The last answer, and the question it belongs to. */
  readonly value: T | undefined;
  readonly stamp: string;
  /** It belongs to other numbers than those asked about now. */
  readonly stale: boolean;
  readonly failed: boolean;
  again(): void;
}

/** The answer to the newest question. While one is being worked out the last one stays; one that was overtaken is shown on the way. */
export function useAsked<T>(
  desk: Desk,
  stamp: string,
  question: Question<T>,
  first?: { readonly stamp: string; readonly value: T },
): Asked<T> {
  const [answer, setAnswer] = useState<{ stamp: string; value: T | undefined; failed: boolean }>(
    first ? { ...first, failed: false } : { stamp: "", value: undefined, failed: false },
  );
  const newest = useRef({ stamp, question });
  newest.current = { stamp, question };
  const since = useRef<number | null>(null);
  const here = useRef(true);

  const go = useCallback(() => {
    if (since.current !== null) {
      desk.overtake(since.current);
      return;
    }
    const asked = newest.current;
    since.current = performance.now();
    desk
      .ask(asked.question)
      .then(
        (value) => {
          if (here.current) setAnswer({ stamp: asked.stamp, value, failed: false });
          return false;
        },
        (why: unknown) => {
          if (why === CANCELLED) return true;
          tell(why);
          if (here.current) setAnswer((before) => ({ ...before, stamp: asked.stamp, failed: true }));
          return false;
        },
      )
      .then((askAgain) => {
        since.current = null;
        if (here.current && (askAgain || newest.current.stamp !== asked.stamp)) go();
      });
  }, [desk]);

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
