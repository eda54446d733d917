/** A text as a QR code, as one SVG path. Loaded when requested. */
import { encode } from "uqr";

export interface Code {
  /** Modules per side, including the quiet border that readers need. */
  readonly size: number;
  readonly path: string;
}

/** The capacity of the largest code, at its lowest error correction. */
const MOST = 2_953;

/** Undefined if the text is too long for any code. */
export function codeOf(text: string): Code | undefined {
  if (new TextEncoder().encode(text).length > MOST) return undefined;
  const { data, size } = encode(text, { border: 4, ecc: "L" });
  const runs = data.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      found.push(`M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`);
    }
    return found;
  });
  return { size, path: runs.join("") };
}
