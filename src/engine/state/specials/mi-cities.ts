import { rule } from "../rule.ts";

interface CityLaw {
  readonly rate: number;
  readonly exemption: number;
}
/**
 * A Michigan city's income tax on residents (MCL 141.611 to 141.634): all income except pensions and benefits, minus
 * plan and IRA contributions and an exemption per person.
 */
export const michiganCityTax = rule({
  figure: (s, law: CityLaw) => {
    const { federal } = s;
    const income =
      federal.wages +
      federal.businessProfit +
      federal.passThroughIncome +
      federal.taxableInterest +
      federal.ordinaryDividends +
      federal.capitalGain -
      federal.planDeductions -
      federal.iraDeductions;
    const exempt = law.exemption * (s.filers + s.dependents.length);
    const amount = law.rate * Math.max(0, income - exempt);
    return { income, exempt, amount };
  },
  lines: {
    income: {
      label: "Income taxed by the city",
      formula:
        "federal.wages + federal.businessProfit + federal.passThroughIncome + federal.taxableInterest + federal.ordinaryDividends + federal.capitalGain - federal.planDeductions - federal.iraDeductions",
    },
    exempt: { label: "Exemptions", formula: "exemption * (filers + dependents)" },
    amount: { label: "City income tax", formula: "rate * max(0, income - exempt)" },
  },
});
