/** Has React take over an island that the build has drawn: what this site needs of Astro's own client, in half a kilobyte less. */
import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

export default (island: HTMLElement) =>
  <P extends object>(Component: ComponentType<P>, props: P): void =>
    startTransition(() => {
      hydrateRoot(island, createElement(Component, props), { identifierPrefix: island.getAttribute("prefix") ?? "" });
    });
