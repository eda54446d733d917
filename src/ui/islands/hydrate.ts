/**
 * Lets React take over an island drawn by the build: what this site needs from Astro's own client, half a kilobyte
 * smaller.
 */
import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

export default (island: HTMLElement) =>
  <P extends object>(Component: ComponentType<P>, props: P): void =>
    startTransition(() => {
      hydrateRoot(island, createElement(Component, props), { identifierPrefix: island.getAttribute("prefix") ?? "" });
    });
