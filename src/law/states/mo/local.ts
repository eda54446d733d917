/** Missouri: earnings taxes of Kansas City and St. Louis. */
import { rateOfEarnings } from "../../../engine/state/rules/places.ts";
import { citing, ONE_SOURCE, placesIn, use } from "../figures.ts";

const kansasCity = citing(
  {
    cite: "Kansas City, earnings tax (Form RD-108)",
    url: "https://www.kcmo.gov/city-hall/departments/finance/earnings-tax",
  },
  ONE_SOURCE,
);
const stLouis = citing(
  {
    cite: "City of St. Louis, individual earnings tax (Form E-234)",
    url: "https://www.stlouis-mo.gov/government/departments/collector/earnings-tax/file-earnings-tax.cfm",
  },
  ONE_SOURCE,
);

export const localities = placesIn([2025, 2026], () => [
  {
    name: "Kansas City",
    onStateReturn: false,
    tax: {
      earnings: use(rateOfEarnings, "Earnings tax", { rate: kansasCity.rate(0.01, "Rate") }, "Forms RD-108 and RD-109"),
    },
  },
  {
    name: "St. Louis",
    onStateReturn: false,
    tax: { earnings: use(rateOfEarnings, "Earnings tax", { rate: stLouis.rate(0.01, "Rate") }, "Form E-234") },
    notes: ["This is the city, not the county. Only employers owe the payroll expense tax."],
  },
]);
