/** The site's name and address, and what its operator sets in the environment when building it. */
export const SITE = "https://plainsum.org";
export const SITE_NAME = "Plainsum";
export const PURPOSE =
  "Plainsum answers money questions for people in the United States and shows how it got each number.";

/** An empty text means that the operator hasn't set it, and pages leave out the sentences that need it. */
const set = (name: string): string => process.env[name]?.trim() ?? "";

/** Who runs the site: a person's or company's name, and where they are. */
export const OPERATOR = set("OPERATOR_NAME");
/** Where to report mistakes and security problems: an email address, or the address of a form. */
export const CONTACT = set("CONTACT_EMAIL");
/** Where the source code is published. */
export const SOURCE_CODE = set("SOURCE_CODE_URL");
/** The company whose servers the site runs on, if they aren't the operator's own. */
export const HOST = set("HOSTING_COMPANY");
/** How long server logs are kept, in words: "30 days". */
export const LOG_KEPT = set("LOG_KEPT");
/** The company that keeps error reports, if it isn't the operator. */
export const REPORTS_AT = set("REPORTS_COMPANY");
/** How long those reports are kept, in words: "90 days". */
export const REPORTS_KEPT = set("REPORTS_KEPT");
/** The law that governs the terms: "the State of Oregon". */
export const GOVERNING_LAW = set("GOVERNING_LAW");
export { RULES_UPDATED } from "../law/updated.ts";
