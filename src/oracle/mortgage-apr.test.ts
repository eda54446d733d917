import { expect, test } from "vitest";
import { differences, ownTolerance, referenceCases } from "../testing/reference.ts";
import { answer } from "./mortgage-apr.ts";

const cases = referenceCases(new URL("cases/mortgage-apr.jsonl", import.meta.url));

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), one.expected, ownTolerance(one, 0.005))).toEqual([]);
});
