/**
 * What the page starts with, computed while it is built: the answer for the default values, and the figures in its
 * text.
 */
import { startOf } from "../../../inputs/typed.ts";
import { type PageFacts, pageFacts } from "../facts.ts";
import { givenBy } from "../given.ts";
import { fields } from "../inputs.ts";
import { type Levers, leversOf } from "./levers.ts";
import { type Result, resultOf } from "./result.ts";

interface FirstResult {
  readonly first: Result;
  readonly levers: Levers;
  readonly facts: PageFacts;
}

export function firstResult(): FirstResult {
  const inputs = startOf(fields, givenBy);
  return { first: resultOf(inputs), levers: leversOf(inputs), facts: pageFacts() };
}
