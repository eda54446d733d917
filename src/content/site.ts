/** What the operator of the site fills in. An empty text means: not there, and the pages say so or say nothing of it. */
export const SITE = "https://plainsum.org";
export const SITE_NAME = "Plainsum";
export const PURPOSE =
  "Plainsum answers money questions for people in the United States, and shows how it got each number.";
/** Who runs the site: a person's or company's name, and where they are. */
export const OPERATOR: string = "";
/** Where the source code is published, once it is. */
export const SOURCE_CODE: string = "";
/** Where mistakes and security problems can be reported, once an address is there. */
export const CONTACT: string = "";
/** The company on whose computers the site runs, if it is not the operator's own. */
export const HOST: string = "";
/** How long the log of the server is kept, in words: "30 days". */
export const LOG_KEPT: string = "";
/** The company that keeps the reports of errors, if it is not the operator. */
export const REPORTS_AT: string = "";
/** How long those reports are kept, in words: "90 days". */
export const REPORTS_KEPT: string = "";
/** The law that governs the terms: "the State of Oregon". */
export const GOVERNING_LAW: string = "";
export { RULES_UPDATED } from "../law/updated.ts";
