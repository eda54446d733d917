/** Every rule a state's law may name. */
import * as byIncome from "./rules/by-income.ts";
import * as deductions from "./rules/deductions.ts";
import * as earlierCareCredit from "./rules/earlier-care-credit.ts";
import * as earnedIncome from "./rules/earned-income.ts";
import * as federalItems from "./rules/federal-items.ts";
import * as income from "./rules/income.ts";
import * as persons from "./rules/persons.ts";
import * as places from "./rules/places.ts";
import * as tax from "./rules/tax.ts";
import * as al from "./specials/al.ts";
import * as ar from "./specials/ar.ts";
import * as az from "./specials/az.ts";
import * as ca from "./specials/ca.ts";
import * as co from "./specials/co.ts";
import * as ct from "./specials/ct.ts";
import * as dc from "./specials/dc.ts";
import * as de from "./specials/de.ts";
import * as ga from "./specials/ga.ts";
import * as hi from "./specials/hi.ts";
import * as id from "./specials/id.ts";
import * as il from "./specials/il.ts";
import * as indiana from "./specials/in.ts";
import * as ks from "./specials/ks.ts";
import * as ky from "./specials/ky.ts";
import * as la from "./specials/la.ts";
import * as ma from "./specials/ma.ts";
import * as md from "./specials/md.ts";
import * as me from "./specials/me.ts";
import * as mi from "./specials/mi.ts";
import * as miCities from "./specials/mi-cities.ts";
import * as mn from "./specials/mn.ts";
import * as mo from "./specials/mo.ts";
import * as ms from "./specials/ms.ts";
import * as mt from "./specials/mt.ts";
import * as nc from "./specials/nc.ts";
import * as nd from "./specials/nd.ts";
import * as ne from "./specials/ne.ts";
import * as nj from "./specials/nj.ts";
import * as nm from "./specials/nm.ts";
import * as ny from "./specials/ny.ts";
import * as nyCity from "./specials/ny-city.ts";
import * as oh from "./specials/oh.ts";
import * as ok from "./specials/ok.ts";
import * as or from "./specials/or.ts";
import * as pa from "./specials/pa.ts";
import * as paCities from "./specials/pa-cities.ts";
import * as ri from "./specials/ri.ts";
import * as sc from "./specials/sc.ts";
import * as ut from "./specials/ut.ts";
import * as va from "./specials/va.ts";
import * as vt from "./specials/vt.ts";
import * as wa from "./specials/wa.ts";
import * as wi from "./specials/wi.ts";
import * as wv from "./specials/wv.ts";

export const ruleBook = {
  ...byIncome,
  ...deductions,
  ...earlierCareCredit,
  ...earnedIncome,
  ...federalItems,
  ...income,
  ...persons,
  ...places,
  ...tax,
  ...al,
  ...ar,
  ...az,
  ...ca,
  ...co,
  ...ct,
  ...dc,
  ...de,
  ...ga,
  ...hi,
  ...id,
  ...il,
  ...indiana,
  ...ks,
  ...ky,
  ...la,
  ...ma,
  ...md,
  ...me,
  ...mi,
  ...miCities,
  ...mn,
  ...mo,
  ...ms,
  ...mt,
  ...nc,
  ...nd,
  ...ne,
  ...nj,
  ...nm,
  ...ny,
  ...nyCity,
  ...oh,
  ...ok,
  ...or,
  ...pa,
  ...paCities,
  ...ri,
  ...sc,
  ...ut,
  ...va,
  ...vt,
  ...wa,
  ...wi,
  ...wv,
};
export type RuleBook = typeof ruleBook;
