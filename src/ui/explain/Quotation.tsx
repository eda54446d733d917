import { useEffect, useState } from "react";
import type { Known } from "../../engine/worksheet.ts";
import { keyOf, type Quotation as Quoted } from "../../law/sentences/quotations.ts";
import { arrived } from "../arrived.ts";

/**
 * The sentence of law that sets a figure, if we have read it. It loads after the explanation, which is whole without
 * it, so a sentence that can't be loaded is left out.
 */
export function Quotation({ of }: { readonly of: Known }) {
  const [quoted, setQuoted] = useState<Quoted>();
  const key = keyOf(of);
  useEffect(() => {
    let wanted = true;
    arrived(() => import("../../law/sentences/quotations.data.ts")).then(
      ({ places, quotations }) => wanted && setQuoted(quotations[places[key] ?? -1]),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return (
    quoted && (
      <blockquote>
        “{quoted.text}”{!of.source?.cite.startsWith(quoted.document) && <> {quoted.document}</>}
      </blockquote>
    )
  );
}
