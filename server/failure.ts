import { createHash } from "node:crypto";
import { inspect } from "node:util";

/** Anything thrown, as an error for the log; a program can throw anything, even nothing at all. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(`Thrown without an error: ${inspect(thrown)}`);

/** Names an error, so that what a visitor sees can be found in the logs. The same error has the same digest. */
export const digestOf = (fault: unknown): string =>
  createHash("sha256")
    .update(fault instanceof Error ? (fault.stack ?? fault.message) : inspect(fault))
    .digest("hex")
    .slice(0, 10);

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Used if the site has no page for this. */
const bare = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Application error</title></head>
<body><h1>Application error: a server-side exception has occurred while loading {host} (see the server logs for more information).</h1>
<p>Digest: {digest}</p></body></html>
`;

/** The error page: `{host}` and `{digest}` are filled in, and nothing else about the error is shown. */
export function failurePage(frame: string | undefined, host: string, digest: string): string {
  const filled: Record<string, string> = { "{host}": escaped(host || "this site"), "{digest}": escaped(digest) };
  return (frame ?? bare).replace(/\{host\}|\{digest\}/g, (name) => filled[name] as string);
}
