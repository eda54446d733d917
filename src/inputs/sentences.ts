/** Messages about invalid text, in fixed patterns: the same words by the field and everywhere else. */

/** Names keep their capital. */
const lower = (label: string) =>
  /^([A-Z]{2}|Social|Medicare|Roth)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
const article = (label: string) =>
  /^(a|an|the|your|how|what|when|is|do|does|are)\b/i.test(label) ? lower(label) : `the ${lower(label)}`;

export const enter = (label: string) => `Enter ${article(label)}.`;
export const mustBeNumber = (label: string, example: string) => `${label} must be a number, like ${example}.`;
export const mustBeAtLeast = (label: string, least: string) => `${label} must be at least ${least}.`;
export const mustBeAtMost = (label: string, most: string) => `${label} must be ${most} or less.`;
export const mustBeBetween = (label: string, least: string, most: string) =>
  `${label} must be between ${least} and ${most}.`;
export const mustBeWhole = (label: string) => `${label} must be a whole number.`;
export const mustBeOneOf = (label: string, options: readonly string[]) =>
  label.endsWith("?")
    ? `${label} The answer must be one of ${options.join(", ")}.`
    : `${label} must be one of ${options.join(", ")}.`;
export const checkHigh = (label: string) => `Check ${article(label)}: this is unusually high.`;
export const checkLow = (label: string) => `Check ${article(label)}: this is unusually low.`;
export const readAs = (what: string) => `Read as ${what}.`;
export const commaForThousands = (label: string, text: string) =>
  `${label}: for thousands, type a comma, as in ${text.trim().replace(".", ",")}.`;
