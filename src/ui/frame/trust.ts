/**
 * Trusted Types, where the browser has them: the policy of the page lets no text become HTML or a script. What is left
 * is the address of a worker of ours. No text is ever trusted as HTML or code.
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
