/** The sentences of law as explanations look them up, put together when the site is built. */
import { isFigure } from "../figure.ts";
import { entriesOfLaw } from "../second-reading/figures-of-law.ts";
import { sentences, setBySentences } from "./all.ts";
import { keyOf, type Quotation } from "./quotations.ts";

const entries = entriesOfLaw();

export const quotations: readonly Quotation[] = sentences.map(({ document, text }) => ({ document, text }));

/** For each figure the place of its sentence in that list. */
export const places: Readonly<Record<string, number>> = Object.fromEntries(
  [...setBySentences()].flatMap(([path, { sentence }]) => {
    const figure = entries.get(path);
    return isFigure(figure) ? [[keyOf(figure), sentences.indexOf(sentence)]] : [];
  }),
);
