import type { Source } from "../sources.ts";

export interface Term {
  /** Its anchor on the glossary page: `/guides#apr`. */
  readonly id: string;
  readonly term: string;
  /** Other ways to write it. Pages link these at first use too. */
  readonly also?: readonly string[];
  /** Not linked automatically if it is also an everyday word; its other names are. */
  readonly everyday?: boolean;
  /** A figure's name in braces is replaced by the figure: {hpa.requestShare}. */
  readonly text: string;
  readonly source: Source;
  /** Form and line, page, or moment. */
  readonly where: string;
}
