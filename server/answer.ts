/** What is answered for a file: which of its forms, whether it has to be sent at all, or only a part of it. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import type { BuiltFile, Form } from "./built-site.ts";

export interface Answer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

/** Answers for one file, with everything that is the same each time worked out beforehand. */
export function answersFor(file: BuiltFile, common: Readonly<Record<string, string>>) {
  const [asItIs] = file.forms.slice(-1) as [Form];
  const headersOf = ({ body, coding, etag }: Form): OutgoingHttpHeaders => ({
    ...common,
    "Content-Type": file.type,
    "Content-Length": body.length,
    ...(coding ? { "Content-Encoding": coding } : {}),
    ETag: etag,
    ...(file.forms.length > 1 ? { Vary: "Accept-Encoding" } : {}),
    "Accept-Ranges": "bytes",
  });
  const prepared = file.forms.map((form) => ({ ...form, headers: headersOf(form) }));

  return (asked: IncomingHttpHeaders): Answer => {
    const accepted = asked["accept-encoding"];
    const form = prepared.find(({ coding }) => coding === undefined || understands(accepted, coding));
    const { headers, etag, body } = form as (typeof prepared)[number];
    if (asked["if-none-match"] !== undefined && isNamed(etag, asked["if-none-match"])) {
      const { "Content-Length": _length, "Content-Type": _type, ...rest } = headers;
      return { status: 304, headers: rest };
    }
    // A part is always one of the file as it is: parts of two compressions would not fit together.
    const current = asked["if-range"] === undefined || asked["if-range"] === asItIs.etag;
    if (asked.range !== undefined && current) return partOf(asItIs, asked.range, headersOf(asItIs));
    return { status: 200, headers, body };
  };
}

/** `*` stands for what is not named; the weight 0 refuses. */
function understands(accepted: string | undefined, coding: string): boolean {
  if (accepted === undefined) return false;
  const weights = new Map(
    accepted.split(",").map((part) => {
      const [name = "", weight = ""] = part.split(";");
      return [name.trim().toLowerCase(), weight] as const;
    }),
  );
  const weight = weights.get(coding) ?? weights.get("*");
  return weight !== undefined && !/^\s*q=0(\.0*)?\s*$/i.test(weight);
}

const isNamed = (etag: string, list: string) =>
  list.trim() === "*" || list.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

/** One range of bytes. Several at once are answered with the whole, as a server may. */
function partOf({ body }: Form, range: string, headers: OutgoingHttpHeaders): Answer {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (from === "" && to === "") return { status: 200, headers, body };
  const start = from === "" ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === "" || to === "" ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (start >= body.length || start > end)
    return {
      status: 416,
      headers: { ...headers, "Content-Length": 0, "Content-Range": `bytes */${body.length}` },
    };
  const part = body.subarray(start, end + 1);
  return {
    status: 206,
    headers: { ...headers, "Content-Length": part.length, "Content-Range": `bytes ${start}-${end}/${body.length}` },
    body: part,
  };
}
