import { createContext } from "react";

/** Hints that load with their questions, after the form itself, by field name; list items have no number. */
export const Hints = createContext<Readonly<Record<string, string>>>({});
