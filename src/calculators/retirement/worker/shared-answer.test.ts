import { expect, test } from "vitest";
import { startOf } from "../../../inputs/typed.ts";
import { outcomeOf, type Result, resultFrom, resultOf } from "../answer/result.ts";
import { givenBy } from "../given.ts";
import { fields, type Inputs } from "../inputs.ts";
import { FIRST_FUTURES, type PartWorker, sharedAnswer } from "./shared-answer.ts";

const asked: [number, number][] = [];
const worker: PartWorker = {
  resultOf: async (inputs) => resultOf(inputs),
  outcomeOf: async (inputs, from, to) => {
    asked.push([from, to]);
    return outcomeOf(inputs, from, to);
  },
  resultFrom: async (inputs, parts) => resultFrom(inputs, parts),
};
const start = startOf(fields, givenBy);
const changes: [string, Partial<Inputs>][] = [
  ["random draws", { model: "random", paths: 500 }],
  ["blocks of history, a couple, random lives", { model: "bootstrap", paths: 1000, couple: true, lifetimes: "random" }],
  ["a rule that goes by all futures", { model: "random", paths: 500, strategy: "risk-guardrails" }],
  ["history", { model: "history" }],
];

test.each(changes)(
  "%s: three workers give the same answer as one, after a first one from 200 futures",
  async (_, change) => {
    const inputs: Inputs = { ...start, ...change };
    asked.length = 0;
    const shown: Result[] = [];
    const answer = await sharedAnswer(inputs, [worker, worker, worker], (first) => shown.push(first));
    expect(answer).toEqual(resultOf(inputs));
    if (inputs.model === "history") {
      expect(asked).toEqual([]);
      return;
    }
    // Each future is followed once, in order.
    expect(asked.map(([from]) => from)).toEqual([0, ...asked.slice(0, -1).map(([, to]) => to)]);
    expect(asked).toHaveLength(6);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.paths).toBe(FIRST_FUTURES);
    expect(shown[0]?.stamp).toBe(answer.stamp);
  },
);
