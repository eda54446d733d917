/**
 * What public scanners ask of an answer's headers for their best grade, rule by rule: securityheaders.com (A+: all six
 * headers, no weak policy) and Mozilla's HTTP Observatory (A+: 100 points and more), and what Google's CSP Evaluator
 * calls a danger. Rules that need a real domain (a certificate, the redirect from http) are the host's.
 */
type Headers = Readonly<Record<string, string | undefined>>;
export interface Finding {
  readonly rule: string;
  readonly holds: boolean;
  /** Observatory: what is added to 100 if the rule holds, or taken away if it does not. */
  readonly bonus?: number;
  readonly penalty?: number;
}

type Policy = ReadonlyMap<string, readonly string[]>;
const policyFrom = (text: string): Policy =>
  new Map(
    text
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...values]) => [(name as string).toLowerCase(), values]),
  );

const HALF_A_YEAR = 15_768_000;

export function findings(headers: Headers): Finding[] {
  const policy = policyFrom(headers["content-security-policy"] ?? "");
  const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? [];
  const only = (name: string, ...allowed: string[]) => of(name).every((value) => allowed.includes(value));
  const scripts = of("script-src");
  const all = [...policy.values()].flat();
  const hsts = Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? 0);
  return [
    { rule: "there is a Content-Security-Policy", holds: policy.size > 0, penalty: 25 },
    {
      rule: "it allows neither 'unsafe-inline' nor 'unsafe-eval'",
      holds: !/unsafe-(inline|eval)/.test(all.join(" ")),
      penalty: 20,
    },
    {
      rule: "nothing is allowed unless it is named: default-src 'none'",
      holds: only("default-src", "'none'") && policy.has("default-src"),
      bonus: 10,
    },
    {
      rule: "scripts come from this site or are known by their hash",
      holds:
        policy.has("script-src") && scripts.every((value) => value === "'self'" || /^'sha(256|384|512)-/.test(value)),
      penalty: 20,
    },
    {
      rule: "no source is a scheme or a wildcard",
      holds: !all.some((value) => /^(\*|https?:|wss?:|\*\.)/.test(value)),
      penalty: 20,
    },
    { rule: "no plugins", holds: only("object-src", "'none'"), penalty: 20 },
    { rule: "no other base for addresses", holds: policy.has("base-uri") && only("base-uri", "'none'", "'self'") },
    { rule: "forms go nowhere else", holds: policy.has("form-action") && only("form-action", "'none'", "'self'") },
    { rule: "Trusted Types where supported", holds: policy.get("require-trusted-types-for")?.[0] === "'script'" },
    { rule: "not framed, by the policy", holds: policy.get("frame-ancestors")?.join() === "'none'", bonus: 5 },
    {
      rule: "not framed, by X-Frame-Options",
      holds: /^(DENY|SAMEORIGIN)$/.test(headers["x-frame-options"] ?? ""),
      penalty: 20,
    },
    { rule: "types are not guessed", holds: headers["x-content-type-options"] === "nosniff", penalty: 5 },
    {
      rule: "no address of ours is given to others",
      holds: /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(headers["referrer-policy"] ?? ""),
      bonus: 5,
    },
    { rule: "only https, for half a year or more", holds: hsts >= HALF_A_YEAR, penalty: 20 },
    {
      rule: "powerful features are denied",
      holds: /camera=\(\).*geolocation=\(\).*microphone=\(\)/.test(headers["permissions-policy"] ?? ""),
    },
    { rule: "other sites cannot load it", holds: headers["cross-origin-resource-policy"] === "same-origin", bonus: 10 },
    { rule: "other sites share no window with it", holds: headers["cross-origin-opener-policy"] === "same-origin" },
    { rule: "no cookie", holds: headers["set-cookie"] === undefined, penalty: 40 },
    { rule: "no other origin may read it", holds: headers["access-control-allow-origin"] === undefined, penalty: 50 },
    {
      rule: "the software is not named",
      holds: !/\d/.test(headers.server ?? "") && headers["x-powered-by"] === undefined,
    },
  ];
}

/** Observatory's points: bonuses count only for who has 90 without them. */
export function points(found: readonly Finding[]): number {
  const base = 100 - found.reduce((sum, { holds, penalty = 0 }) => sum + (holds ? 0 : penalty), 0);
  const bonus = found.reduce((sum, { holds, bonus = 0 }) => sum + (holds ? bonus : 0), 0);
  return Math.max(0, base >= 90 ? base + bonus : base);
}
