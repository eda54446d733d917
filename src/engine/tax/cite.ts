import type { Source } from "../worksheet.ts";

/** A section of the Internal Revenue Code: `usc26("24", "(h)(7)")`. */
export const usc26 = (section: string, paragraph = ""): Source => ({
  cite: `26 USC ${section}${paragraph}`,
  url: `https://www.law.cornell.edu/uscode/text/26/${section}`,
});
