/** The law of every state at once, for tests and reference cases. Pages load one state at a time: `index.ts`. */
import type { StateYear } from "../../engine/state/state-year.ts";
import { ak } from "./ak/index.ts";
import { al } from "./al/index.ts";
import { ar } from "./ar/index.ts";
import { az } from "./az/index.ts";
import { ca } from "./ca/index.ts";
import { co } from "./co/index.ts";
import { ct } from "./ct/index.ts";
import { dc } from "./dc/index.ts";
import { de } from "./de/index.ts";
import { fl } from "./fl/index.ts";
import { ga } from "./ga/index.ts";
import { hi } from "./hi/index.ts";
import { ia } from "./ia/index.ts";
import { id } from "./id/index.ts";
import { il } from "./il/index.ts";
import { in as indiana } from "./in/index.ts";
import { ks } from "./ks/index.ts";
import { ky } from "./ky/index.ts";
import { la } from "./la/index.ts";
import { ma } from "./ma/index.ts";
import { md } from "./md/index.ts";
import { me } from "./me/index.ts";
import { mi } from "./mi/index.ts";
import { mn } from "./mn/index.ts";
import { mo } from "./mo/index.ts";
import { ms } from "./ms/index.ts";
import { mt } from "./mt/index.ts";
import { nc } from "./nc/index.ts";
import { nd } from "./nd/index.ts";
import { ne } from "./ne/index.ts";
import { nh } from "./nh/index.ts";
import { nj } from "./nj/index.ts";
import { nm } from "./nm/index.ts";
import { nv } from "./nv/index.ts";
import { ny } from "./ny/index.ts";
import { oh } from "./oh/index.ts";
import { ok } from "./ok/index.ts";
import { or } from "./or/index.ts";
import { pa } from "./pa/index.ts";
import { ri } from "./ri/index.ts";
import { sc } from "./sc/index.ts";
import { sd } from "./sd/index.ts";
import { tn } from "./tn/index.ts";
import { tx } from "./tx/index.ts";
import { ut } from "./ut/index.ts";
import { va } from "./va/index.ts";
import { vt } from "./vt/index.ts";
import { wa } from "./wa/index.ts";
import { wi } from "./wi/index.ts";
import { wv } from "./wv/index.ts";
import { wy } from "./wy/index.ts";

export const states: Readonly<Record<string, Readonly<Record<number, StateYear>>>> = {
  AK: ak,
  AL: al,
  AR: ar,
  AZ: az,
  CA: ca,
  CO: co,
  CT: ct,
  DC: dc,
  DE: de,
  FL: fl,
  GA: ga,
  HI: hi,
  IA: ia,
  ID: id,
  IL: il,
  IN: indiana,
  KS: ks,
  KY: ky,
  LA: la,
  MA: ma,
  MD: md,
  ME: me,
  MI: mi,
  MN: mn,
  MO: mo,
  MS: ms,
  MT: mt,
  NC: nc,
  ND: nd,
  NE: ne,
  NH: nh,
  NJ: nj,
  NM: nm,
  NV: nv,
  NY: ny,
  OH: oh,
  OK: ok,
  OR: or,
  PA: pa,
  RI: ri,
  SC: sc,
  SD: sd,
  TN: tn,
  TX: tx,
  UT: ut,
  VA: va,
  VT: vt,
  WA: wa,
  WI: wi,
  WV: wv,
  WY: wy,
};

/** The law of a state and year. A year without figures is an error: no year falls back on another. */
export function stateYear(state: string, year: number): StateYear {
  const found = states[state]?.[year];
  if (found === undefined) throw new Error(`There are no figures for ${state} in ${year}`);
  return found;
}
