/** `/.well-known/security.txt` (RFC 9116): whom to contact about a security problem with the site. */
export const SECURITY = "/.well-known/security.txt";

/** A statement without a date could be years old; the standard requires less than one year. */
const VALID_DAYS = 180;

/**
 * The text for the contact that the operator sets in SECURITY_CONTACT: an email address, or an address with mailto:,
 * https: or tel:. Undefined if none is set.
 */
export function securityText(contact: string | undefined, now: number): string | undefined {
  if (!contact) return undefined;
  const uri = /^[^\s@:/]+@[^\s@:/]+$/.test(contact) ? `mailto:${contact}` : contact;
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*|tel:\+?[\d-]+)$/.test(uri))
    throw new Error("SECURITY_CONTACT has to be an email address, or begin with https:, mailto: or tel:.");
  const expires = new Date(now + VALID_DAYS * 86_400_000).toISOString().replace(/\.\d+Z$/, "Z");
  return `Contact: ${uri}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
