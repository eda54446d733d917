/** Indiana: county income tax. */
import { rateOfTaxableIncome } from "../../../engine/state/rules/places.ts";
import { citing, ONE_SOURCE, placesByRate, placesIn, use } from "../figures.ts";

// biome-ignore format: reads as the published table
const rates = [
  [0.005, ["Porter"]],
  [0.008, ["Spencer"]],
  [0.01, ["Harrison", "Kosciusko", "Newton", "Warrick"]],
  [0.0103, ["Jefferson"]],
  [0.011, ["Hamilton"]],
  [0.012, ["Dubois", "Pike"]],
  [0.0125, ["Marshall", "Vanderburgh", "Wayne"]],
  [0.0128, ["Tippecanoe"]],
  [0.013, ["Gibson"]],
  [0.014, ["Dearborn", "Johnson", "Perry"]],
  [0.0145, ["LaPorte", "Posey", "Switzerland"]],
  [0.015, ["Daviess", "Delaware", "Lake", "Vermillion"]],
  [0.0159, ["Allen"]],
  [0.016, ["Adams"]],
  [0.0165, ["Crawford", "LaGrange"]],
  [0.016829, ["Whitley"]],
  [0.017, ["Boone", "Franklin", "Hendricks", "Knox", "Sullivan"]],
  [0.0171, ["Starke"]],
  [0.0175, ["Bartholomew", "Lawrence", "Noble", "Orange", "St. Joseph"]],
  [0.0179, ["Benton"]],
  [0.0189, ["Floyd"]],
  [0.0194, ["Hancock"]],
  [0.0195, ["Huntington"]],
  [0.0199, ["Steuben"]],
  [0.02, ["Clark", "Elkhart", "Ohio", "Vigo", "Washington"]],
  [0.0202, ["Henry", "Marion"]],
  [0.021, ["Fountain", "Jackson", "Wells"]],
  [0.0212, ["Warren"]],
  [0.0213, ["DeKalb"]],
  [0.0214, ["Monroe"]],
  [0.0215, ["Rush"]],
  [0.0216, ["Scott"]],
  [0.0225, ["Madison"]],
  [0.023, ["Putnam"]],
  [0.0232, ["White"]],
  [0.0235, ["Clay"]],
  [0.0238, ["Ripley"]],
  [0.0245, ["Decatur"]],
  [0.025, ["Blackford", "Jay", "Jennings", "Martin", "Owen"]],
  [0.025234, ["Brown"]],
  [0.0254, ["Miami"]],
  [0.026, ["Tipton"]],
  [0.0265, ["Clinton", "Montgomery", "Parke"]],
  [0.0272, ["Morgan"]],
  [0.0282, ["Fayette"]],
  [0.0285, ["Pulaski"]],
  [0.02864, ["Jasper"]],
  [0.0288, ["Fulton"]],
  [0.029, ["Wabash"]],
  [0.0295, ["Cass"]],
  [0.03, ["Randolph"]],
] as const;

/** The county of residence on January 1; its rate applies for the whole year. */
export const localities = placesIn([2025, 2026], ({ dated, until }) => {
  const notice = citing(
    {
      cite: "Indiana Department of Revenue, Departmental Notice #1: county income tax rates",
      url: "https://www.in.gov/dor/files/dn01.pdf",
      period: dated({ 2025: "2025", 2026: "2026" }),
    },
    until(2025, ONE_SOURCE),
  );

  /** Counties whose rate changed. */
  const changed = [
    [dated({ 2025: 0.022733, 2026: 0.024733 }), ["Carroll"]],
    [dated({ 2025: 0.0255, 2026: 0.0275 }), ["Grant"]],
    [dated({ 2025: 0.0215, 2026: 0.0235 }), ["Greene"]],
    [dated({ 2025: 0.0195, 2026: 0.0235 }), ["Howard"]],
    [dated({ 2025: 0.016, 2026: 0.017 }), ["Shelby"]],
    [dated({ 2025: 0.02, 2026: 0.0275 }), ["Union"]],
  ] as const;

  return placesByRate([...rates, ...changed], notice, (rate) => ({
    onStateReturn: true,
    tax: { county: use(rateOfTaxableIncome, "County income tax", { rate }, "Schedule CT-40") },
    missing: ["County of work of filers who live outside of Indiana", "Rates that changed during the year"],
  }));
});
