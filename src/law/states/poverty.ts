/** The federal poverty guidelines of January, which some states' credits use in the same year. */
import { byYear } from "../dated.ts";
import { citing } from "./figures.ts";

export const povertyLine = byYear([2025, 2026], ({ dated }) => {
  const guidelines = citing({
    cite: dated({ 2025: "HHS poverty guidelines for 2025", 2026: "HHS poverty guidelines for 2026" }),
    url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
    period: dated({ 2025: "2025", 2026: "2026" }),
  });
  return {
    onePerson: guidelines.usd(dated({ 2025: 15_650, 2026: 15_960 }), "Poverty line for one person"),
    eachMore: guidelines.usd(dated({ 2025: 5_500, 2026: 5_680 }), "Poverty line, each additional person"),
  };
});
