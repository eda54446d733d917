/** Oregon, 2026: Portland area and transit districts. */
import type { Localities } from "../../../engine/state/state-year.ts";
import { citing, use } from "../figures.ts";

const metro = citing({
  cite: "Portland Revenue Division, personal income taxes",
  url: "https://www.portland.gov/revenue/personal-tax",
  period: "2026",
});
const multnomah = citing({
  cite: "Multnomah County, Preschool for All personal income tax; Ordinance 1326",
  url: "https://multco.us/info/multnomah-county-preschool-all-personal-income-tax",
});
const transit = citing({
  cite: "Oregon Department of Revenue, transit self-employment taxes (Forms OR-TM and OR-LTD)",
  url: "https://www.oregon.gov/dor/programs/businesses/Pages/TriMet-Transit.aspx",
  period: "2026",
});

// biome-ignore format: reads as the published table
const housingRates = metro.tableByStatus([
  [[0, 0], [128_000, 0.01]],
  [[0, 0], [205_000, 0.01]],
  [[0, 0], [128_000, 0.01]],
  [[0, 0], [205_000, 0.01]],
  [[0, 0], [205_000, 0.01]],
]);
// biome-ignore format: reads as the published table
const preschoolRates = multnomah.tableByStatus([
  [[0, 0], [125_000, 0.015], [250_000, 0.03]],
  [[0, 0], [200_000, 0.015], [400_000, 0.03]],
  [[0, 0], [125_000, 0.015], [250_000, 0.03]],
  [[0, 0], [200_000, 0.015], [400_000, 0.03]],
  [[0, 0], [200_000, 0.015], [400_000, 0.03]],
]);
const housing = {
  housing: use("rateSchedule", "Metro supportive housing tax", { rates: housingRates }, "Form MET-40"),
};
const preschool = {
  preschool: use("rateSchedule", "Multnomah preschool tax", { rates: preschoolRates }, "Form MC-40"),
};
const triMet = {
  transit: use(
    "rateOfProfitAbove",
    "TriMet self-employment tax",
    { rate: transit.rate(0.008237, "Rate of TriMet"), exemptEach: transit.usd(400, "Exempt for each filer") },
    "Form OR-TM",
  ),
};

export const or2026Local: Localities = [
  {
    name: "Portland, Multnomah County",
    onStateReturn: false,
    tax: { ...housing, ...preschool, ...triMet },
    missing: ["Portland business license tax, Multnomah business income tax", "Arts tax of 35"],
  },
  {
    name: "Metro district outside of Multnomah County",
    onStateReturn: false,
    tax: { ...housing, ...triMet },
  },
  { name: "TriMet district only", onStateReturn: false, tax: triMet },
  {
    name: "Lane transit district (Eugene)",
    onStateReturn: false,
    tax: {
      transit: use(
        "rateOfProfitAbove",
        "Lane transit self-employment tax",
        { rate: transit.rate(0.008, "Rate of Lane Transit"), exemptEach: transit.usd(400, "Exempt for each filer") },
        "Form OR-LTD",
      ),
    },
  },
];
