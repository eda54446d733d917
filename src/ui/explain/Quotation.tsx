import { useEffect, useState } from "react";
import type { Known } from "../../engine/worksheet.ts";
import { keyOf, type Quotation as Quoted } from "../../law/sentences/quotations.ts";
import { arrived } from "../arrived.ts";

interface Props {
  readonly of: Known;
  /** The figures listed above it: a sentence that sets one of them too has been quoted there. */
  readonly after: readonly Known[];
}

/**
 * The sentence of law that sets a figure, if we have read it. It loads after the explanation, which is whole without
 * it, so a sentence that can't be loaded is left out.
 */
export function Quotation({ of, after }: Props) {
  const [quoted, setQuoted] = useState<Quoted>();
  const key = keyOf(of);
  const before = after.map(keyOf).join("\n");
  useEffect(() => {
    let wanted = true;
    arrived(() => import("../../law/sentences/quotations.data.ts")).then(
      ({ places, quotations }) => {
        const place = places[key] ?? -1;
        const isQuoted = before.split("\n").some((other) => places[other] === place);
        if (wanted) setQuoted(isQuoted ? undefined : quotations[place]);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [key, before]);
  return (
    quoted && (
      <blockquote>
        “{quoted.text}”{!of.source?.cite.startsWith(quoted.document) && <> {quoted.document}</>}
      </blockquote>
    )
  );
}
