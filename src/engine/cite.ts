import type { Source } from "./worksheet.ts";

/** A section of the United States Code: `usc(42, "1395r", "(i)")`. */
export const usc = (title: number, section: string, paragraph = ""): Source => ({
  cite: `${title} USC ${section}${paragraph}`,
  url: `https://www.law.cornell.edu/uscode/text/${title}/${section}`,
});

/** A section of the Internal Revenue Code: `usc26("24", "(h)(7)")`. */
export const usc26 = (section: string, paragraph = ""): Source => usc(26, section, paragraph);
