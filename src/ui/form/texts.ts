/** Whether something read from the device is a record of texts and nothing else. */
export const isTexts = (found: unknown): found is Readonly<Record<string, string>> =>
  typeof found === "object" &&
  found !== null &&
  !Array.isArray(found) &&
  Object.values(found).every((text) => typeof text === "string");
