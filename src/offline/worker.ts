/// <reference lib="webworker" />
/**
 * The service worker: after the first visit, every page and calculator works offline. It keeps the site's files as one
 * set, of one version. Pages come from the network if there is one, so that a correction is seen right away; everything
 * else comes from the copy, because its names change with its content. A file that isn't in the copy, such as
 * /sources.csv, is left to the browser, which says that there is no network.
 */
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;
/** Every file in the copy, filled in when the site is built (scripts/vite/offline.ts). */
declare const FILES: { readonly url: string; readonly revision: string | null }[];
/** The page for an unknown address, as HTML; hosts serve it with status 404, which a copy can't store. */
declare const NOT_FOUND: string;

/** How long to wait for a page from the network before showing the copy. */
const PATIENCE = 4;

setCacheNameDetails({ prefix: "plainsum", suffix: "v1" });
cleanupOutdatedCaches();
clientsClaim();

const fromNetwork = new NetworkOnly({ networkTimeoutSeconds: PATIENCE });
const FILE = /^[^?]*\.\w+(\?|$)/;
registerRoute(
  new NavigationRoute(
    async ({ url, request, event }) => {
      try {
        return await fromNetwork.handle({ request, event: event as ExtendableEvent });
      } catch (fault) {
        const kept = await matchPrecache(url.pathname);
        if (kept) return kept;
        const home = await matchPrecache("/");
        if (!home) throw fault;
        // With the headers of our pages, above all the security headers.
        const headers = new Headers(home.headers);
        for (const name of ["Content-Length", "Content-Encoding", "ETag", "Last-Modified"]) headers.delete(name);
        return new Response(NOT_FOUND, { status: 404, headers });
      }
    },
    { denylist: [FILE] },
  ),
);
precacheAndRoute(FILES);

// A new version waits until the visitor asks for it or has closed all pages of the old one.
self.addEventListener("message", ({ data }) => {
  if (data === "use the new version") self.skipWaiting();
});
