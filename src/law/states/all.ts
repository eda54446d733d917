/** The law of all states together, for tests and reference cases. Pages load one state at a time: `load.ts`. */
import type { StateYear } from "../../engine/state/state-year.ts";
import { ak } from "./ak/law.ts";
import { al } from "./al/law.ts";
import { ar } from "./ar/law.ts";
import { az } from "./az/law.ts";
import { ca } from "./ca/law.ts";
import { co } from "./co/law.ts";
import { ct } from "./ct/law.ts";
import { dc } from "./dc/law.ts";
import { de } from "./de/law.ts";
import { fl } from "./fl/law.ts";
import { ga } from "./ga/law.ts";
import { hi } from "./hi/law.ts";
import { ia } from "./ia/law.ts";
import { id } from "./id/law.ts";
import { il } from "./il/law.ts";
import { in as indiana } from "./in/law.ts";
import { ks } from "./ks/law.ts";
import { ky } from "./ky/law.ts";
import { la } from "./la/law.ts";
import { ma } from "./ma/law.ts";
import { md } from "./md/law.ts";
import { me } from "./me/law.ts";
import { mi } from "./mi/law.ts";
import { mn } from "./mn/law.ts";
import { mo } from "./mo/law.ts";
import { ms } from "./ms/law.ts";
import { mt } from "./mt/law.ts";
import { nc } from "./nc/law.ts";
import { nd } from "./nd/law.ts";
import { ne } from "./ne/law.ts";
import { nh } from "./nh/law.ts";
import { nj } from "./nj/law.ts";
import { nm } from "./nm/law.ts";
import { nv } from "./nv/law.ts";
import { ny } from "./ny/law.ts";
import { oh } from "./oh/law.ts";
import { ok } from "./ok/law.ts";
import { or } from "./or/law.ts";
import { pa } from "./pa/law.ts";
import { ri } from "./ri/law.ts";
import { sc } from "./sc/law.ts";
import { sd } from "./sd/law.ts";
import { tn } from "./tn/law.ts";
import { tx } from "./tx/law.ts";
import { ut } from "./ut/law.ts";
import { va } from "./va/law.ts";
import { vt } from "./vt/law.ts";
import { wa } from "./wa/law.ts";
import { wi } from "./wi/law.ts";
import { wv } from "./wv/law.ts";
import { wy } from "./wy/law.ts";

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
