/** A state's name as it stands inside a sentence: "in Ohio", "in the District of Columbia". */
export const stateInSentence = (name: string): string => name.replace(/^District/, "the $&");
