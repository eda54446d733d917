/** The law of one state at a time, fetched when it is asked for. */
import type { StateYear } from "../../engine/state/state-year.ts";

type ByYear = Readonly<Record<number, StateYear>>;

// The name is looked up rather than written: "in" of Indiana is a word of the language.
const lawIn = async (name: string, file: Promise<Readonly<Record<string, ByYear>>>) => (await file)[name] ?? null;

const files: Readonly<Record<string, () => Promise<ByYear | null>>> = {
  AK: () => lawIn("ak", import("./ak/index.ts")),
  AL: () => lawIn("al", import("./al/index.ts")),
  AR: () => lawIn("ar", import("./ar/index.ts")),
  AZ: () => lawIn("az", import("./az/index.ts")),
  CA: () => lawIn("ca", import("./ca/index.ts")),
  CO: () => lawIn("co", import("./co/index.ts")),
  CT: () => lawIn("ct", import("./ct/index.ts")),
  DC: () => lawIn("dc", import("./dc/index.ts")),
  DE: () => lawIn("de", import("./de/index.ts")),
  FL: () => lawIn("fl", import("./fl/index.ts")),
  GA: () => lawIn("ga", import("./ga/index.ts")),
  HI: () => lawIn("hi", import("./hi/index.ts")),
  IA: () => lawIn("ia", import("./ia/index.ts")),
  ID: () => lawIn("id", import("./id/index.ts")),
  IL: () => lawIn("il", import("./il/index.ts")),
  IN: () => lawIn("in", import("./in/index.ts")),
  KS: () => lawIn("ks", import("./ks/index.ts")),
  KY: () => lawIn("ky", import("./ky/index.ts")),
  LA: () => lawIn("la", import("./la/index.ts")),
  MA: () => lawIn("ma", import("./ma/index.ts")),
  MD: () => lawIn("md", import("./md/index.ts")),
  ME: () => lawIn("me", import("./me/index.ts")),
  MI: () => lawIn("mi", import("./mi/index.ts")),
  MN: () => lawIn("mn", import("./mn/index.ts")),
  MO: () => lawIn("mo", import("./mo/index.ts")),
  MS: () => lawIn("ms", import("./ms/index.ts")),
  MT: () => lawIn("mt", import("./mt/index.ts")),
  NC: () => lawIn("nc", import("./nc/index.ts")),
  ND: () => lawIn("nd", import("./nd/index.ts")),
  NE: () => lawIn("ne", import("./ne/index.ts")),
  NH: () => lawIn("nh", import("./nh/index.ts")),
  NJ: () => lawIn("nj", import("./nj/index.ts")),
  NM: () => lawIn("nm", import("./nm/index.ts")),
  NV: () => lawIn("nv", import("./nv/index.ts")),
  NY: () => lawIn("ny", import("./ny/index.ts")),
  OH: () => lawIn("oh", import("./oh/index.ts")),
  OK: () => lawIn("ok", import("./ok/index.ts")),
  OR: () => lawIn("or", import("./or/index.ts")),
  PA: () => lawIn("pa", import("./pa/index.ts")),
  RI: () => lawIn("ri", import("./ri/index.ts")),
  SC: () => lawIn("sc", import("./sc/index.ts")),
  SD: () => lawIn("sd", import("./sd/index.ts")),
  TN: () => lawIn("tn", import("./tn/index.ts")),
  TX: () => lawIn("tx", import("./tx/index.ts")),
  UT: () => lawIn("ut", import("./ut/index.ts")),
  VA: () => lawIn("va", import("./va/index.ts")),
  VT: () => lawIn("vt", import("./vt/index.ts")),
  WA: () => lawIn("wa", import("./wa/index.ts")),
  WI: () => lawIn("wi", import("./wi/index.ts")),
  WV: () => lawIn("wv", import("./wv/index.ts")),
  WY: () => lawIn("wy", import("./wy/index.ts")),
};

/** A state's law by year, by its two letters; nothing for a place that is no state. */
export async function loadStateLaw(code: string): Promise<ByYear | null> {
  return Object.hasOwn(files, code) ? ((await files[code]?.()) ?? null) : null;
}
