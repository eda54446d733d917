import { useCallback, useEffect, useMemo } from "react";
import type { RentOrBuy } from "../../engine/mortgage/owning/rent-or-buy.ts";
import type { LineName } from "../../engine/worksheet.ts";
import { RULES_UPDATED } from "../../law/updated.ts";
import { SplitBar } from "../../ui/chart/SplitBar.tsx";
import { Worksheet } from "../../ui/explain/lazily.tsx";
import { ExplainContext, useExplainer } from "../../ui/explain/useExplain.ts";
import { type Controls, ControlsContext } from "../../ui/form/controls.ts";
import { ShareControl } from "../../ui/form/Share.tsx";
import { anyForm, FormContext, useForm } from "../../ui/form/useForm.ts";
import { inDollars, inPercent } from "../../ui/format.ts";
import { later } from "../../ui/Later.tsx";
import { fillYours, type Shown } from "../../ui/prose/shown.ts";
import { Answer } from "../../ui/result/Answer.tsx";
import { Boundary } from "../../ui/result/Boundary.tsx";
import { CopyLink } from "../../ui/result/CopyLink.tsx";
import { type Entry, Ledger } from "../../ui/result/Ledger.tsx";
import LinkReports from "../../ui/result/LinkReports.tsx";
import { printSheet } from "../../ui/take/print-when-ready.ts";
import { useAges } from "../home/ages.ts";
import { type Answer as Answered, answer, comparedWithRent, conflicts } from "./answer.ts";
import { fields, givenBy, type Inputs, linkFormat } from "./inputs.ts";
import { Questions } from "./Questions.tsx";

const CONTROLS: Controls = { amountOrShare: ShareControl };

const Pictures = later({
  what: "the pictures",
  atBuild: import.meta.env.SSR ? (await import("./Pictures.tsx")).default : null,
  load: () => import("./Pictures.tsx"),
});

const OnPaper = later<{ of(): ReturnType<typeof results> }>({
  what: "the print version",
  atBuild: null,
  load: () => import("../../ui/take/PrintSheet.tsx"),
});

/** The results, and the date of their rules, for the printed lines. */
const results = async () => ({
  taken: {
    rulesUpdated: RULES_UPDATED,
    results: ["own.unrecoverablePerMonth", "own.netCostPerMonth", "rent.breakEvenRent", "opportunity"],
  },
});

const years = (count: number) => `${count} ${count === 1 ? "year" : "years"}`;

/** What it costs to live in a home, compared with what is paid for it. */
export function TrueCost({ builtOn }: { readonly builtOn: string }) {
  const read = useForm(fields, linkFormat, useAges(givenBy, builtOn));
  const { inputs } = read;
  const form = { ...read, problems: { ...conflicts(inputs), ...read.problems } };
  const answered = useMemo(() => answer(inputs), [inputs]);
  const explainer = useExplainer(
    useCallback(() => import("./steps.ts").then(({ stepsOf }) => stepsOf(inputs, answered)), [inputs, answered]),
  );
  useYours(inputs, answered);
  return (
    <ControlsContext value={CONTROLS}>
      <FormContext value={anyForm(form)}>
        <ExplainContext value={explainer}>
          <LinkReports />
          <div className="desk">
            <Questions inputs={inputs} answered={answered} />
            <section className="sheet" id="answer" aria-label="Your answer">
              <Boundary what="the result">
                <Result inputs={inputs} answered={answered} />
                <Pictures inputs={inputs} answered={answered} />
              </Boundary>
              <OnPaper of={results} />
              <div>
                <Worksheet title="The whole calculation, line by line" />
              </div>
              <div className="acts controls">
                <CopyLink />
                <button type="button" onClick={printSheet}>
                  Print this page
                </button>
              </div>
            </section>
          </div>
        </ExplainContext>
      </FormContext>
    </ControlsContext>
  );
}

const PAUSE = 150;

/** Puts the reader's numbers into the guide's text, a moment after typing pauses. */
function useYours(inputs: Inputs, answered: Answered) {
  useEffect(() => {
    const timer = setTimeout(async () => {
      const { costFigures } = await import("./figures.ts");
      fillYours(prefixed(costFigures(inputs, answered)));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [inputs, answered]);
}

const prefixed = (figures: Readonly<Record<string, Shown>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`cost.${name}`, figure]));

interface PartProps {
  readonly inputs: Inputs;
  readonly answered: Answered;
}

const Result = ({ inputs, answered }: PartProps) => {
  const { cost, monthlyPayment, opportunity } = answered;
  const figure = inDollars(cost.unrecoverablePerMonth);
  const after = `a month, over ${years(inputs.yearsStaying)}. You would pay ${inDollars(monthlyPayment)} a month.`;
  const { stay, breakEvenYear } = comparedWithRent(inputs, answered);
  return (
    <>
      <div>
        <Answer before="Living there would cost" figure={figure} after={after} spoken={`${figure} ${after}`} />
        <SplitBar
          parts={[
            { label: "Interest", color: "amber", amount: cost.interest },
            { label: "Tax", color: "blue", amount: cost.propertyTax },
            { label: "Insurance", color: "plum", amount: cost.insurance + cost.mortgageInsurance },
            { label: "Upkeep", color: "olive", amount: cost.maintenance + cost.dues + cost.special },
            { label: "Buying and selling", color: "olive", amount: cost.closingCosts + cost.sellingCosts },
          ]}
        />
        <h2>What never comes back, over {years(inputs.yearsStaying)}</h2>
        <Ledger label="What never comes back" entries={spent(answered)} />
      </div>
      <div>
        <h2>What stays yours</h2>
        <Ledger<CostLine>
          label="What stays yours"
          entries={[
            { name: "own.principal", label: "Principal paid", amount: inDollars(cost.principal), color: "green" },
            {
              name: "own.upfront",
              label: "Cash paid up front",
              amount: inDollars(cost.upfront),
              note: "down payment and buying costs",
            },
            { name: "own.saleProceeds", label: "What the sale leaves you", amount: inDollars(cost.saleProceeds) },
            {
              name: "own.netCostPerMonth",
              label: "Monthly net cost, with the sale",
              amount: inDollars(cost.netCostPerMonth),
              note: "everything you pay minus what the sale leaves you, so it depends on the home's value rising",
              kind: "total",
            },
          ]}
        />
      </div>
      <div>
        <h2>Compared with renting a similar home</h2>
        <Ledger<`rent.${LineName<RentOrBuy>}` | "opportunity">
          label="Compared with renting"
          entries={[
            {
              name: "rent.breakEvenYear",
              label: "Buying comes out ahead after",
              amount: breakEvenYear === null ? "never in 40 years" : years(breakEvenYear),
            },
            {
              name: "rent.breakEvenRent",
              label: "Break-even rent",
              amount: stay.breakEvenRent === null ? "any rent" : inDollars(stay.breakEvenRent),
              note: `for a stay of ${years(inputs.yearsStaying)}`,
            },
            {
              name: "opportunity",
              label: "What your money could have earned",
              amount: inDollars(opportunity),
              note: "not in the cost above, but the comparison with renting includes it",
            },
          ]}
        />
      </div>
    </>
  );
};

type CostLine = `own.${LineName<Answered["cost"]>}`;
type CostEntry = Entry<CostLine>;

/** Which gain is taxed, and at what rate. */
const onTheGain = ({ cost, saleTax }: Answered) =>
  `${inPercent(Math.round(1000 * saleTax.capitalGainsRate) / 1000)} of the ${
    cost.years.length < saleTax.exclusionYears
      ? "whole gain, because you sell within two years"
      : `gain above ${inDollars(saleTax.gainExclusion)}`
  }`;

function spent(answered: Answered): CostEntry[] {
  const { cost } = answered;
  const line = (
    name: LineName<typeof cost> & keyof typeof cost,
    label: string,
    color: CostEntry["color"],
    note?: string,
  ): CostEntry[] => {
    const amount = cost[name];
    return typeof amount === "number" && amount !== 0
      ? [{ name: `own.${name}`, label, amount: inDollars(amount), ...(color && { color }), ...(note && { note }) }]
      : [];
  };
  return [
    ...line("interest", "Interest", "amber"),
    ...line("propertyTax", "Property tax", "blue"),
    ...line("insurance", "Home insurance", "plum"),
    ...line("mortgageInsurance", "Mortgage insurance", "plum"),
    ...line("maintenance", "Upkeep", "olive"),
    ...line("dues", "HOA dues", "olive"),
    ...line("special", "Special assessment", "olive"),
    ...line("closingCosts", "Buying", "olive"),
    ...line("sellingCosts", "Selling", "olive"),
    ...line("gainsTax", "Tax on the gain", "blue", onTheGain(answered)),
    ...(cost.taxSaving > 0
      ? [{ name: "own.taxSaving" as const, label: "Income tax saved", amount: inDollars(-cost.taxSaving) }]
      : []),
    { name: "own.unrecoverableCost", label: "Total", amount: inDollars(cost.unrecoverableCost), kind: "subtotal" },
    {
      name: "own.unrecoverablePerMonth",
      label: "Monthly cost of living there",
      amount: inDollars(cost.unrecoverablePerMonth),
      kind: "total",
    },
  ];
}
