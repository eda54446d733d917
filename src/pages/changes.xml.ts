import { changes } from "../content/changes.ts";
import { PURPOSE, SITE, SITE_NAME } from "../content/site.ts";

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const newest = changes[0]?.date ?? "2026-11-21";

/** The site's changes as a feed (Atom, RFC 4287). */
export const GET = () =>
  new Response(
    `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<title>${SITE_NAME}: changes</title>
<subtitle>${escaped(PURPOSE)}</subtitle>
<id>${SITE}/changes.xml</id>
<link rel="self" type="application/atom+xml" href="${SITE}/changes.xml"/>
<link rel="alternate" type="text/html" href="${SITE}/"/>
<updated>${newest}T00:00:00Z</updated>
<author><name>${SITE_NAME}</name></author>
${changes
  .map(
    ({ date, title, what, path, correction }, i) => `<entry>
<title>${correction && !title.startsWith("Correction") ? "Correction: " : ""}${escaped(title)}</title>
<id>tag:${new URL(SITE).host},${date}:${changes.length - i}</id>
<link rel="alternate" type="text/html" href="${SITE}${path}"/>
<updated>${date}T00:00:00Z</updated>
<summary>${escaped(what)}</summary>
</entry>`,
  )
  .join("\n")}
</feed>
`,
    { headers: { "content-type": "application/atom+xml; charset=utf-8" } },
  );
