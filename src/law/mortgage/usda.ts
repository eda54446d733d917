import type { UsdaLaw } from "../../engine/mortgage/insurance/usda.ts";
import type { Source } from "../../engine/worksheet.ts";
import { type Cited, rate } from "../figure.ts";

const NOTICE_2016: Source = {
  cite: "USDA Rural Development, notice of August 23, 2016 (7 CFR 3555.107)",
  url: "https://content.govdelivery.com/accounts/USDARD/bulletins/15ee724",
  period: "fiscal years 2017 to 2026",
};
const DOUBT = "ask the lender whether a later notice changed it from October 1, 2026";

export const usda = {
  upfrontRate: rate(0.01, "Upfront guarantee fee", NOTICE_2016, DOUBT),
  annualFeeRate: rate(0.0035, "Annual fee, as a share of the balance", NOTICE_2016, DOUBT),
} satisfies Cited<UsdaLaw>;
