/** The federal care credit before the rates of 2026, for states that follow the Code of 2024 or earlier. */
import { citing } from "./figures.ts";

const code = citing({
  cite: "26 USC 21 as it stood on December 31, 2024, to which the state's credit still refers",
  url: "https://www.law.cornell.edu/uscode/text/26/21",
});

export const earlierShare = {
  mostShare: code.rate(0.35, "Share of costs at small incomes"),
  leastShare: code.rate(0.2, "Minimum share of costs"),
  shareStart: code.usd(15_000, "Federal income above which the share falls"),
  shareStep: code.usd(2_000, "Step of income"),
  lostShare: code.rate(0.01, "Rate lost for each step, or part of one"),
};

export const earlierCare = {
  perPerson: code.usd(3_000, "Maximum costs for one person"),
  mostPersons: code.count(2, "Most people who count"),
  ...earlierShare,
};
