/**
 * How hard a text is to read: the Flesch-Kincaid grade level (Kincaid et al., 1975), from words per sentence and
 * syllables per word. Syllables are counted by rule, which is right for most English words and a little too high for
 * the rest.
 */

const SENTENCE_ENDS = /[.!?]+["”’)]*(?=\s|$)/;

export const sentencesOf = (text: string): string[] =>
  text
    .split(new RegExp(SENTENCE_ENDS, "g"))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}$][\p{L}\p{N}’'.,%-]*/gu) ?? [];

/** A silent e: rates, asked, rate, rule; but not taxes, started, table. */
const SILENT_END = /(?:[^laeiouysxzcgh]es|[^dt]ed|[^laeiouy]e|[aeiouy]les?)$/;

/** An English word's syllables: groups of vowels, without silent ones at its end. A number or symbol counts as one. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(SILENT_END, (end) => end.charAt(0)).replace(/^y/, "");
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

export interface Reading {
  readonly words: number;
  readonly sentences: number;
  readonly grade: number;
}

/** The grade level of blocks of text; a heading, a paragraph or a list item ends a sentence. */
export function readingOf(blocks: readonly string[]): Reading {
  const sentences = blocks.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const grade =
    words.length === 0 ? 0 : 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return { words: words.length, sentences: sentences.length, grade };
}
