/**
 * Trusted Types, where browsers support them: the page's policy lets no text become HTML or a script. The only
 * exception is the address of our own worker. No text is ever trusted as HTML or code.
 */
interface Factory {
  readonly defaultPolicy: unknown;
  createPolicy(name: "default", rules: { createScriptURL(url: string): string | null }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: Factory };
if (trustedTypes && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });

export {};
