/// <reference lib="webworker" />
/**
 * The service worker: after the first visit every page and calculator works without a network. It keeps the files of
 * the site as one whole, of one version. Pages come from the network if there is one, so that a correction is seen at once;
 * everything else comes from the copy, since its names change with its content.
 */
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;
/** Every file of the copy, put in when the site is built (scripts/vite/offline.ts). */
declare const FILES: { readonly url: string; readonly revision: string | null }[];
/** The page for an address that has none, as HTML: hosts answer it with the status 404, which no copy takes. */
declare const NOT_FOUND: string;

/** How long a page may take from the network before the copy is shown. */
const PATIENCE = 4;

setCacheNameDetails({ prefix: "plainsum", suffix: "v1" });
cleanupOutdatedCaches();
clientsClaim();

const fromNetwork = new NetworkOnly({ networkTimeoutSeconds: PATIENCE });
registerRoute(
  new NavigationRoute(async ({ url, request, event }) => {
    try {
      return await fromNetwork.handle({ request, event: event as ExtendableEvent });
    } catch (fault) {
      const kept = await matchPrecache(url.pathname);
      if (kept) return kept;
      const home = await matchPrecache("/");
      if (!home) throw fault;
      // With the headers of a page of ours, above all those of safety.
      const headers = new Headers(home.headers);
      for (const name of ["Content-Length", "Content-Encoding", "ETag", "Last-Modified"]) headers.delete(name);
      return new Response(NOT_FOUND, { status: 404, headers });
    }
  }),
);
precacheAndRoute(FILES);

// A new version waits until the visitor asks for it or has closed all pages of the old one.
self.addEventListener("message", ({ data }) => {
  if (data === "use the new version") self.skipWaiting();
});
