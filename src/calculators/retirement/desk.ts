/** Asks the worker, and lets the newest question win. */
import { type Remote, wrap } from "comlink";
import { useCallback, useEffect, useRef, useState } from "react";
import { tell } from "../../ui/fault/tell.ts";
import type { Api } from "./worker.ts";

const CANCELLED = Symbol("cancelled");
/** A question that takes longer than this is given up as soon as there is a newer one. Milliseconds. */
const PATIENCE = 300;

type Question<T> = (api: Remote<Api>) => Promise<T>;

class Desk {
  #worker: Worker | undefined;
  #api: Remote<Api> | undefined;
  readonly #waiting = new Set<(why: unknown) => void>();

  #start(): Remote<Api> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("error", (fault) => this.#end(new Error(fault.message || "The worker did not start")));
    this.#worker = worker;
    return wrap<Api>(worker);
  }

  ask<T>(question: Question<T>): Promise<T> {
    this.#api ??= this.#start();
    const api = this.#api;
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      question(api)
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }

  /** Gives up all that is being worked out. */
  clear() {
    this.#end(CANCELLED);
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
      if (performance.now() - since.current > PATIENCE) desk.clear();
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
