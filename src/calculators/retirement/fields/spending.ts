/** What changes spending, and health costs. */

import { choice, count, flag, list, money, percent } from "../../../inputs/fields.ts";
import { currentAverages } from "../../../law/mortgage/current-averages.ts";
import { age, amount, MOST, share } from "./kinds.ts";

export const spending = {
  slowAge: age(["Spending slows at", "Age spending slows at"], 75),
  slowShare: share(["to", "Share of full spending then"], 1, "As a share of full spending.", 2),
  lateAge: age(["and again at", "Age it slows at again"], 85),
  lateShare: share(["to", "Share of full spending after that"], 1, "As a share of full spending.", 2),
  mortgage: amount(
    "Yearly mortgage payments",
    0,
    "Principal and interest, which don't rise with prices. You pay them in retirement on top of your spending.",
  ),
  mortgageAge: age(["Paid off when you are", "Your age when the mortgage is paid off"], 70),
  giving: amount(
    ["You give to charity from your IRA", "Yearly gifts to charity from an IRA"],
    0,
    "Each year from 70½ on, straight to the charity and on top of your spending. It isn't taxed, and it counts toward required distributions.",
  ),
  oneOffs: list({
    label: "Large costs, and money you receive once",
    one: "event",
    max: 10,
    start: [],
    of: {
      what: choice({
        label: "What is it?",
        start: "cost",
        options: [
          { value: "cost", label: "A large cost" },
          { value: "college", label: "College" },
          { value: "house", label: "Selling your home" },
          { value: "purchase", label: "Buying a home" },
          { value: "money", label: "Other untaxed money, such as an inheritance" },
        ],
      }),
      atAge: age(["At your age", "Your age then"], 70),
      years: count({
        label: "For how many years",
        called: "Number of years",
        start: 1,
        min: 1,
        max: 50,
        suffix: "years",
      }),
      amount: amount(["Each year", "Yearly amount"], 0, "In today's dollars.", -MOST),
      price: amount("Sale price", 0, "In today's dollars."),
      sellingCosts: percent({
        label: "Selling costs",
        start: 0.06,
        max: 1,
        help: "As a share of the price: agents, closing costs and repairs. The 6% is our assumption.",
      }),
      owed: amount("What you still owe on it then", 0, "In today's dollars. It is paid off from the sale price."),
      paidFor: money({
        label: "What you paid for it, including improvements",
        start: null,
        max: MOST,
        help: "If you enter it, we tax the gain above $250,000, or $500,000 for a couple. If you leave it empty, we count no taxable gain.",
      }),
      down: amount("Down payment and closing costs", 0, "In today's dollars, paid from your savings."),
      loan: amount("Loan you take out", 0, "In today's dollars. Enter 0 if you pay cash."),
      loanRate: percent({
        label: "Interest rate on the loan",
        start: currentAverages.fixed30.value,
        max: 0.3,
        usual: [0.01, 0.2],
      }),
      loanYears: count({
        label: "Years to pay it off",
        start: 30,
        min: 1,
        max: 50,
        suffix: "years",
        help: "The payments stay the same in dollars. While you work, your pay covers them and the costs below.",
      }),
      ongoing: amount(
        "Yearly property tax, insurance and upkeep",
        0,
        "In today's dollars, on top of your spending, while you keep the home.",
      ),
      rentSaved: amount(
        "Yearly rent you no longer pay",
        0,
        "If your spending includes rent, we subtract this much from it, but not below zero.",
      ),
      keptTo: age(
        ["You keep it through age", "Age you keep the home through"],
        120,
        "To sell it, add “Selling your home” too.",
      ),
    },
  }),
};

export const health = {
  medical: amount("Out-of-pocket health costs, per person", 2_500, "Each year, not counting premiums."),
  premiumBefore: amount(
    "Health insurance before 65, per person",
    9_000,
    "What you'll pay each year at the age you stop working, in today's dollars. Look yours up under “See plans and prices” on HealthCare.gov, or enter what you pay. From then on, we raise it with age, as insurers do.",
  ),
  marketplace: flag({
    label: "Count the Marketplace premium tax credit",
    start: false,
    help: "Above, enter the full yearly price of the second-lowest-cost silver plan for you at the age you stop working. Your income each year decides the credit.",
  }),
  medicarePremium: money({
    label: "Monthly Medicare premiums, per person",
    start: null,
    max: 10_000,
    help: "Everything you pay from 65 on: Part B, a drug plan, Medigap or Medicare Advantage. If you leave it empty, we use Part B, plus the surcharge if your income is high.",
  }),
};
