/** Loads the law of one state when it is needed. */
import type { StateYear } from "../../engine/state/state-year.ts";

type ByYear = Readonly<Record<number, StateYear>>;

// Looked up by name because "in", for Indiana, is a reserved word.
const lawIn = async (name: string, file: Promise<Readonly<Record<string, ByYear>>>) => (await file)[name] ?? null;

const files: Readonly<Record<string, () => Promise<ByYear | null>>> = {
  AK: () => lawIn("ak", import("./ak/law.ts")),
  AL: () => lawIn("al", import("./al/law.ts")),
  AR: () => lawIn("ar", import("./ar/law.ts")),
  AZ: () => lawIn("az", import("./az/law.ts")),
  CA: () => lawIn("ca", import("./ca/law.ts")),
  CO: () => lawIn("co", import("./co/law.ts")),
  CT: () => lawIn("ct", import("./ct/law.ts")),
  DC: () => lawIn("dc", import("./dc/law.ts")),
  DE: () => lawIn("de", import("./de/law.ts")),
  FL: () => lawIn("fl", import("./fl/law.ts")),
  GA: () => lawIn("ga", import("./ga/law.ts")),
  HI: () => lawIn("hi", import("./hi/law.ts")),
  IA: () => lawIn("ia", import("./ia/law.ts")),
  ID: () => lawIn("id", import("./id/law.ts")),
  IL: () => lawIn("il", import("./il/law.ts")),
  IN: () => lawIn("in", import("./in/law.ts")),
  KS: () => lawIn("ks", import("./ks/law.ts")),
  KY: () => lawIn("ky", import("./ky/law.ts")),
  LA: () => lawIn("la", import("./la/law.ts")),
  MA: () => lawIn("ma", import("./ma/law.ts")),
  MD: () => lawIn("md", import("./md/law.ts")),
  ME: () => lawIn("me", import("./me/law.ts")),
  MI: () => lawIn("mi", import("./mi/law.ts")),
  MN: () => lawIn("mn", import("./mn/law.ts")),
  MO: () => lawIn("mo", import("./mo/law.ts")),
  MS: () => lawIn("ms", import("./ms/law.ts")),
  MT: () => lawIn("mt", import("./mt/law.ts")),
  NC: () => lawIn("nc", import("./nc/law.ts")),
  ND: () => lawIn("nd", import("./nd/law.ts")),
  NE: () => lawIn("ne", import("./ne/law.ts")),
  NH: () => lawIn("nh", import("./nh/law.ts")),
  NJ: () => lawIn("nj", import("./nj/law.ts")),
  NM: () => lawIn("nm", import("./nm/law.ts")),
  NV: () => lawIn("nv", import("./nv/law.ts")),
  NY: () => lawIn("ny", import("./ny/law.ts")),
  OH: () => lawIn("oh", import("./oh/law.ts")),
  OK: () => lawIn("ok", import("./ok/law.ts")),
  OR: () => lawIn("or", import("./or/law.ts")),
  PA: () => lawIn("pa", import("./pa/law.ts")),
  RI: () => lawIn("ri", import("./ri/law.ts")),
  SC: () => lawIn("sc", import("./sc/law.ts")),
  SD: () => lawIn("sd", import("./sd/law.ts")),
  TN: () => lawIn("tn", import("./tn/law.ts")),
  TX: () => lawIn("tx", import("./tx/law.ts")),
  UT: () => lawIn("ut", import("./ut/law.ts")),
  VA: () => lawIn("va", import("./va/law.ts")),
  VT: () => lawIn("vt", import("./vt/law.ts")),
  WA: () => lawIn("wa", import("./wa/law.ts")),
  WI: () => lawIn("wi", import("./wi/law.ts")),
  WV: () => lawIn("wv", import("./wv/law.ts")),
  WY: () => lawIn("wy", import("./wy/law.ts")),
};

/** A state's law by year, by two-letter code; undefined if the code isn't a state's. */
export async function loadStateLaw(code: string): Promise<ByYear | null> {
  return Object.hasOwn(files, code) ? ((await files[code]?.()) ?? null) : null;
}
