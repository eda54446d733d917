import type { Source } from "../../engine/worksheet.ts";

/** A document, with the year or date its figure is for. */
export const Cited = ({ source }: { readonly source: Source | undefined }) =>
  source && (
    <a href={source.url} target="_blank" rel="noreferrer">
      {source.cite}
      {source.period ? `, ${source.period}` : ""}
    </a>
  );
