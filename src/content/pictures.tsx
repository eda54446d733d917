/** The preview pictures for shared pages: the page's question and a small chart of real numbers, computed at build. */
import type { ReactNode } from "react";
import { answer as gigYear } from "../calculators/gig-tax/answer.ts";
import { fields as gigFields } from "../calculators/gig-tax/inputs.ts";
import { payment } from "../calculators/guide-widgets/house.ts";
import { houseFigures } from "../calculators/guide-widgets/house-figures.ts";
import { exampleHouse } from "../calculators/guide-widgets/house-inputs.ts";
import { costFigures } from "../calculators/true-cost/figures.ts";
import { exampleInputs } from "../calculators/true-cost/inputs.ts";
import { startOf } from "../inputs/typed.ts";
import { marketHistory } from "../law/series/market-history.ts";
import rates from "../law/series/mortgage-rates-monthly.json" with { type: "json" };
import { inCents, inDollars, inNumbers, inPercent } from "../ui/format.ts";
import { casesInAll, documents, lawFigures } from "./evidence.ts";
import { glossary } from "./glossary.ts";
import { pages } from "./pages.ts";

/** The page's daytime look (src/ui/styles/tokens.css). */
const PAPER = "#faf8f2";
const INK = "#182126";
const SOFT = "#505b61";
const GREEN = "#0a5c44";
const RULE = "#dcd7c9";
const AMBER = "#c07a1c";
const BLUE = "#3a6aa3";
const PLUM = "#8a4569";
export const WIDTH = 1200;
export const HEIGHT = 630;

const Row = ({
  label,
  amount,
  total = false,
}: {
  readonly label: string;
  readonly amount: string;
  readonly total?: boolean;
}) => (
  <div
    style={{
      display: "flex",
      justifyContent: "space-between",
      fontSize: 34,
      padding: "10px 0",
      fontWeight: total ? 700 : 400,
      borderTop: total ? `2px solid ${INK}` : "none",
      borderBottom: total ? `6px double ${INK}` : `1px solid ${RULE}`,
    }}
  >
    <span>{label}</span>
    <span>{amount}</span>
  </div>
);

const Rows = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: "flex", flexDirection: "column", width: "100%" }}>{children}</div>
);

interface Part {
  readonly label: string;
  readonly amount: number;
  readonly color: string;
}

/** Bars on the same scale, each with its amount. */
const Bars = ({ parts }: { readonly parts: readonly Part[] }) => {
  const most = Math.max(...parts.map(({ amount }) => amount));
  return (
    <div style={{ display: "flex", flexDirection: "column", width: "100%", gap: 22 }}>
      {parts.map(({ label, amount, color }) => (
        <div key={label} style={{ display: "flex", flexDirection: "column", gap: 6 }}>
          <div style={{ display: "flex", justifyContent: "space-between", fontSize: 30 }}>
            <span>{label}</span>
            <span style={{ fontWeight: 700 }}>{inDollars(amount)}</span>
          </div>
          <div style={{ display: "flex", width: `${(amount / most) * 100}%`, height: 34, background: color }} />
        </div>
      ))}
    </div>
  );
};

const CHART = { width: 1060, height: 260 };

/** A line over time, on a logarithmic scale if it grows exponentially. */
const Line = ({
  values,
  from,
  to,
  log = false,
}: {
  readonly values: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly log?: boolean;
}) => {
  const scaled = log ? values.map(Math.log) : values;
  const [low, high] = [Math.min(...scaled), Math.max(...scaled)];
  const points = scaled.map((value, i) => {
    const x = (i / (scaled.length - 1)) * CHART.width;
    const y = CHART.height - 6 - ((value - low) / (high - low)) * (CHART.height - 12);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <div style={{ display: "flex", flexDirection: "column", width: "100%" }}>
      <svg width={CHART.width} height={CHART.height} viewBox={`0 0 ${CHART.width} ${CHART.height}`}>
        <title>Line</title>
        <polyline points={points.join(" ")} fill="none" stroke={GREEN} strokeWidth="4" />
        <line x1="0" x2={CHART.width} y1={CHART.height - 1} y2={CHART.height - 1} stroke={INK} strokeWidth="2" />
      </svg>
      <div style={{ display: "flex", justifyContent: "space-between", fontSize: 26, color: SOFT }}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
};

interface Picture {
  readonly says: string;
  readonly shows: ReactNode;
}

const house = houseFigures(exampleHouse());
const month = payment(exampleHouse());
const cost = costFigures(exampleInputs());
const gig = gigYear(startOf(gigFields));
const monthlyRates = rates.rows as [month: string, fixed30: number][];

/** What a dollar in stocks has grown to after inflation, year by year. */
const stocks = [1];
for (const [i, stockReturn] of marketHistory.stockReturn.entries())
  stocks.push(((stocks.at(-1) ?? 1) * (1 + stockReturn)) / (1 + (marketHistory.inflation[i] ?? 0)));

const pictures: Readonly<Record<string, () => Picture>> = {
  "/": () => ({
    says: "Money math you can check, line by line",
    shows: (
      <Rows>
        <Row label="Loan payment" amount={inCents(month.principalAndInterest)} />
        <Row label="Property tax" amount={inCents(month.propertyTaxPerMonth)} />
        <Row label="Insurance" amount={inCents(month.insurancePerMonth + month.mortgageInsurancePerMonth)} />
        <Row label="Each month" amount={inCents(month.total)} total />
      </Rows>
    ),
  }),
  "/gig-economy-tax-calculator": () => ({
    says: `From ${inDollars(gig.grossReceipts)} of gig pay, how much to set aside?`,
    shows: (
      <Bars
        parts={[
          { label: "Profit after costs", amount: gig.profit, color: GREEN },
          { label: "Federal tax for the year", amount: gig.year.result.taxAfterRefundableCredits, color: BLUE },
        ]}
      />
    ),
  }),
  "/mortgage-calculator": () => ({
    says: `${inDollars(month.total)} a month for a home of ${inDollars(exampleHouse().price)}`,
    shows: (
      <Bars
        parts={[
          { label: "Loan", amount: month.principalAndInterest, color: GREEN },
          { label: "Property tax", amount: month.propertyTaxPerMonth, color: BLUE },
          { label: "Insurance", amount: month.insurancePerMonth + month.mortgageInsurancePerMonth, color: PLUM },
        ]}
      />
    ),
  }),
  "/retirement-calculator": () => ({
    says: "How long will my savings last? Every market since 1871",
    shows: (
      <Line
        values={stocks}
        log
        from={`${marketHistory.firstYear}: $1 in U.S. stocks`}
        to={`${marketHistory.firstYear + stocks.length - 1}: ${inDollars(stocks.at(-1) ?? 0)} after inflation`}
      />
    ),
  }),
  "/guides": () => ({
    says: `Guides, and ${glossary.length} terms in everyday words`,
    shows: (
      <Line
        values={monthlyRates.map(([, rate]) => rate)}
        from={`30-year mortgage rate, ${monthlyRates[0]?.[0]}: ${monthlyRates[0]?.[1]}%`}
        to={`${monthlyRates.at(-1)?.[0]}: ${monthlyRates.at(-1)?.[1]}%`}
      />
    ),
  }),
  "/guides/mortgage-guide": () => ({
    says: "Mortgage guide: from the first question to the keys",
    shows: (
      <Bars
        parts={[
          { label: "Down payment", amount: house.downPayment.value ?? 0, color: GREEN },
          { label: "Closing costs", amount: house.closingCosts.value ?? 0, color: AMBER },
          { label: "Reserve", amount: house.reserve.value ?? 0, color: BLUE },
        ]}
      />
    ),
  }),
  "/guides/mortgage-guide/true-cost-homeownership": () => ({
    says: "Your payment is not your cost",
    shows: (
      <Bars
        parts={[
          { label: "Payment a month", amount: cost.payment.value ?? 0, color: GREEN },
          { label: "Cost of living there a month", amount: cost.livingPerMonth.value ?? 0, color: AMBER },
        ]}
      />
    ),
  }),
  "/about": () => ({
    says: "How the numbers are made and checked",
    shows: (
      <Rows>
        <Row label="Reference cases in every test run" amount={inNumbers(casesInAll)} />
        <Row label="Figures with a source" amount={inNumbers(lawFigures.length)} />
        <Row label="Documents they come from" amount={inNumbers(documents.length)} total />
      </Rows>
    ),
  }),
  "/privacy-policy": () => ({
    says: "What you type stays with you",
    shows: (
      <Rows>
        <Row label="Cookies" amount="0" />
        <Row label="Files from other companies" amount="0" />
        <Row label="Numbers of yours that are sent" amount="0" total />
      </Rows>
    ),
  }),
  "/terms-of-service": () => ({
    says: "Terms of service in plain words",
    shows: (
      <Rows>
        <Row label="Price" amount="$0" />
        <Row label="Advice" amount="none" />
        <Row label="Share of results that are estimates" amount={inPercent(1)} total />
      </Rows>
    ),
  }),
};

export const pictured = pages.map(({ path }) => path);

/** A page's picture, for the program that draws it. */
export function pictureFor(path: string): ReactNode {
  const picture = pictures[path]?.();
  if (!picture) throw new Error(`No picture is made for ${path}`);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width: WIDTH,
        height: HEIGHT,
        padding: "56px 70px",
        background: PAPER,
        color: INK,
        fontFamily: "Public Sans",
      }}
    >
      <div style={{ display: "flex", fontSize: 58, fontWeight: 700, lineHeight: 1.15, letterSpacing: -1 }}>
        {picture.says}
      </div>
      {picture.shows}
      <div style={{ display: "flex", alignSelf: "flex-start", fontSize: 34, fontWeight: 700 }}>
        <span>plain</span>
        <span style={{ borderBottom: `6px double ${INK}` }}>sum</span>
      </div>
    </div>
  );
}
