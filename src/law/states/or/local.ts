/** Oregon: Portland area and transit districts. */
import { rateOfProfitAbove } from "../../../engine/state/rules/places.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import { citing, ONE_SOURCE, placesIn, use } from "../figures.ts";

const multnomah = citing({
  cite: "Multnomah County, Preschool for All personal income tax; Ordinance 1326",
  url: "https://multco.us/info/multnomah-county-preschool-all-personal-income-tax",
});
const increased = citing(
  {
    cite: "Multnomah County Ordinance 1326 of 2024, which put the increase of 0.8 off to 2027",
    url: "https://wweek.com/news/2024/09/05/multnomah-county-commissioners-delay-increase-in-preschool-tax",
    period: "2027",
  },
  "We have not seen whether the county has put the increase off again.",
);
const stepped = citing(
  {
    cite: "TriMet, payroll and self-employment tax information: 0.8137% from January 1, 2024, a hundredth of a point more each year",
    url: "https://trimet.org/taxinfo/",
    period: "2025",
  },
  "Worked out from the rate of 2024 and its yearly step, which gives the rate shown since; the form of 2025 was not seen.",
);
export const localities = placesIn([2025, 2026], ({ dated, until }) => {
  const metro = citing({
    cite: "Portland Revenue Division, personal income taxes",
    url: "https://www.portland.gov/revenue/personal-tax",
    period: dated({ 2025: "2025", 2026: "2026" }),
  });
  const transit = citing(
    {
      cite: "Oregon Department of Revenue, transit self-employment taxes (Forms OR-TM and OR-LTD)",
      url: "https://www.oregon.gov/dor/programs/businesses/Pages/TriMet-Transit.aspx",
      period: dated({ 2025: "2025", 2026: "2026" }),
    },
    until(2025, ONE_SOURCE),
  );

  // biome-ignore format: reads as the published table
  const today = multnomah.tableByStatus([
    [[0, 0], [125_000, 0.015], [250_000, 0.03]],
    [[0, 0], [200_000, 0.015], [400_000, 0.03]],
    [[0, 0], [125_000, 0.015], [250_000, 0.03]],
    [[0, 0], [200_000, 0.015], [400_000, 0.03]],
    [[0, 0], [200_000, 0.015], [400_000, 0.03]],
  ]);
  // biome-ignore format: reads as the published table
  const preschoolRates = dated({
    2025: today,
    2026: today,
    2027: increased.tableByStatus([
      [[0, 0], [125_000, 0.023], [250_000, 0.038]],
      [[0, 0], [200_000, 0.023], [400_000, 0.038]],
      [[0, 0], [125_000, 0.023], [250_000, 0.038]],
      [[0, 0], [200_000, 0.023], [400_000, 0.038]],
      [[0, 0], [200_000, 0.023], [400_000, 0.038]],
    ]),
  });
  const preschool = {
    preschool: use(rateSchedule, "Multnomah preschool tax", { rates: preschoolRates }, "Form MC-40"),
  };
  // biome-ignore format: reads as the published table
  const housingRates = dated({
    2025: metro.tableByStatus([
      [[0, 0], [125_000, 0.01]],
      [[0, 0], [200_000, 0.01]],
      [[0, 0], [125_000, 0.01]],
      [[0, 0], [200_000, 0.01]],
      [[0, 0], [200_000, 0.01]],
    ]),
    2026: metro.tableByStatus([
      [[0, 0], [128_000, 0.01]],
      [[0, 0], [205_000, 0.01]],
      [[0, 0], [128_000, 0.01]],
      [[0, 0], [205_000, 0.01]],
      [[0, 0], [205_000, 0.01]],
    ]),
  });
  const housing = {
    housing: use(rateSchedule, "Metro supportive housing tax", { rates: housingRates }, "Form MET-40"),
  };
  const triMet = {
    transit: use(
      rateOfProfitAbove,
      "TriMet self-employment tax",
      {
        rate: dated({
          2025: stepped.rate(0.008237, "Tax rate of TriMet"),
          2026: transit.rate(0.008237, "Tax rate of TriMet"),
        }),
        exemptEach: transit.usd(400, "Exempt for each filer"),
      },
      "Form OR-TM",
    ),
  };

  return [
    {
      name: "Portland, Multnomah County",
      onStateReturn: false,
      tax: { ...housing, ...preschool, ...triMet },
      missing: ["Portland business license tax, Multnomah business income tax", "Arts tax of $35"],
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
          rateOfProfitAbove,
          "Lane transit self-employment tax",
          {
            rate: transit.rate(0.008, "Tax rate of Lane Transit"),
            exemptEach: transit.usd(400, "Exempt for each filer"),
          },
          "Form OR-LTD",
        ),
      },
    },
  ];
});
