/** Words that visitors shouldn't see, each with its replacement, and things that have one fixed name. */

interface Said {
  readonly never: RegExp;
  readonly instead: string;
}

const HOUSE_WORDS: readonly Said[] = [
  {
    never: /\b(a|one|every|each|all|other|this|these|the|its|your) blanks?\b/i,
    instead: "number, answer or the field's name",
  },
  { never: /\bleave it blank\b/i, instead: "leave it empty" },
  { never: /\btype yours\b/i, instead: "nothing under the field" },
  { never: /\b[Pp]ut it in\b(?!to)/, instead: "Use this" },
  { never: /\bgo on as\b/i, instead: "Save as plan A and edit a copy" },
  { never: /\bstands? here\b/i, instead: "is back, or is shown" },
  { never: /\bin all\b(?! (of|states|years|\d))/i, instead: "Total" },
  { never: /\bbuying leads\b|\bleads renting\b/i, instead: "buying comes out ahead" },
  { never: /\bof the first value\b/i, instead: "of the original value" },
  { never: /\bcount none of\b/i, instead: "leave out" },
  { never: /\bgoes on calculating\b/i, instead: "has live formulas" },
  { never: /\bthat are dear\b|\bdearer\b/i, instead: "expensive" },
  {
    never: /\bnot read in the\b|\bnot in the (report|handbook|document) itself\b/i,
    instead: "the source, or no claim",
  },
  { never: /\blaw that applies to you applies\b/i, instead: "which law, or nothing" },
  { never: /\bthis copy of the site\b|\bchecks? its numbers twice\b/i, instead: "nothing" },
  { never: /\bprogrammes?\b/, instead: "program" },
  { never: /\bdollar a year later\b/i, instead: "Discount rate" },
  { never: /\bthis way, because\b/i, instead: "We figured it this way because" },
  { never: /\bends? by itself\b/i, instead: "ends on its own" },
  { never: /\b(is|are) taken to be\b/i, instead: "we assume, or we treat it as" },
  { never: /\bfollows? from what you typed\b/i, instead: "is based on what you typed" },
  { never: /\bnot computed here\b/i, instead: "We don't figure it here" },
  { never: /\b(that|what) reached you\b/i, instead: "you received" },
  { never: /\bsearched for\b|\bhalving an interval\b/i, instead: "Found by trying" },
  { never: /\bwork of this plan\b/i, instead: "work in this plan" },
  { never: /\bahead of the return\b/i, instead: "before your return" },
  { never: /\bat whose end\b|\bas rich as\b/i, instead: "has as much as" },
];

/** Things that have the same name on all pages. */
const ONE_NAME: readonly Said[] = [
  { never: /\bassociation dues\b/i, instead: "HOA dues" },
  { never: /\bwhat moves it most\b/i, instead: "What changes the answer most" },
  { never: /\be-mails?\b/i, instead: "email" },
];

/** Problems in a text that visitors read: the words found, and what to say instead. */
export const houseWordsIn = (text: string): string[] =>
  [...HOUSE_WORDS, ...ONE_NAME].flatMap(({ never, instead }) => {
    const found = never.exec(text);
    if (!found) return [];
    const around = text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 20).replace(/\s+/g, " ");
    return [`"${around.trim()}": say ${instead}`];
  });
