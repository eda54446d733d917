/** How long a page takes to read, at 220 words a minute. */
import { type File, type Node, textOf } from "./tree.ts";

const WORDS_A_MINUTE = 220;

const wordsIn = (words: string): number => words.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;

export function reading() {
  return (root: object, file: File) => {
    const tree = root as Node;
    const words = (tree.children ?? [])
      .filter((node) => node.type !== "mdxjsEsm")
      .reduce((sum, node) => sum + wordsIn(textOf(node)), 0);
    const frontmatter = file.data.astro?.frontmatter;
    if (frontmatter) Object.assign(frontmatter, { words, minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) });
  };
}
