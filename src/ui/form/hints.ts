import { createContext } from "react";

/** Hints that come with the questions they belong to, after the form itself: by the name of the blank, items of lists without their number. */
export const Hints = createContext<Readonly<Record<string, string>>>({});
