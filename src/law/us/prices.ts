/**
 * Consumer prices as 26 USC 1(f) measures them: averages over the twelve months to August, by the year of that August.
 * Bureau of Labor Statistics: CPI-U (CUUR0000SA0, 1982-84 = 100) and chained CPI-U (SUUR0000SA0, December 1999 = 100).
 */
import type { Prices } from "../../engine/tax/cost-of-living.ts";

/** Chained CPI-U, September 2025 to June 2026. October 2025 was never collected. */
export const chainedMonths = [180.196, 179.712, 179.598, 180.232, 181.08, 183.013, 184.499, 185.589, 184.992] as const;
/** CPI-U for June, July and August 2026, not seasonally adjusted, like the chained index. */
export const consumerMonths = [333.952, 333.918, 334.98] as const;

/** We didn't find the chained index for July and August 2026. We assume it rose as much as the CPI-U since June. */
function yearToAugust2026(): number {
  const [june, ...after] = consumerMonths;
  const last = chainedMonths[chainedMonths.length - 1] as number;
  const months = [...chainedMonths, ...after.map((month) => (last * month) / june)];
  return months.reduce((sum, month) => sum + month, 0) / months.length;
}

/** Averages of twelve months. */
export const averages = {
  consumer: {
    1987: 111.9833,
    1995: 151.075,
    1997: 159.4917,
    2001: 175.875,
    2005: 192.7667,
    2007: 204.8725,
    2008: 213.605,
    2011: 222.4325,
    2014: 235.685,
    2016: 238.649,
  },
  chained: {
    2016: 135.993,
    2017: 138.23675,
    2020: 144.81408,
    2022: 159.87925,
    2024: 173.09342,
    2025: 177.11375,
  },
};

export const prices: Prices = { ...averages, chained: { ...averages.chained, 2026: yearToAugust2026() } };
