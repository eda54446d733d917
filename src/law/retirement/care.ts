import { type Cited, usd } from "../figure.ts";

/** What long-term care costs, from a survey; not law. */
export const longTermCare = {
  nursingHome: usd(111_325, "A semi-private room in a nursing home, national median, a year", {
    cite: "Genworth and CareScout, Cost of Care Survey 2024",
    url: "https://www.carescout.com/cost-of-care",
  }),
} satisfies Cited<{ nursingHome: number }>;
