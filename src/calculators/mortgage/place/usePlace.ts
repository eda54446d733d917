import { useEffect, useState } from "react";
import { COUNTRY } from "../fields/place.ts";
import type { Place } from "./places.ts";

/** The chosen state's figures, once loaded; undefined before that, and for the country as a whole. */
export function usePlace(code: string): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    if (code === COUNTRY) return;
    let current = true;
    import("./places.ts").then(
      ({ placeOf }) => current && setPlace(placeOf(code)),
      () => undefined, // the averages of the country stand in
    );
    return () => {
      current = false;
    };
  }, [code]);
  return place?.code === code ? place : undefined;
}
