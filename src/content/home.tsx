import type { ReactNode } from "react";
import { answer as gigYear } from "../calculators/gig-tax/answer.ts";
import { fields as gigFields } from "../calculators/gig-tax/inputs.ts";
import { stepsOf } from "../calculators/gig-tax/steps.ts";
import { nextTaxDate } from "../calculators/guide-widgets/next-tax-date.ts";
import { asked, type CardName, cards, HIGH, WIDE } from "../calculators/home/cards.ts";
import { givenBy } from "../calculators/retirement/given.ts";
import { fields as planFields } from "../calculators/retirement/inputs.ts";
import { readForm, startOf } from "../inputs/typed.ts";
import { inValues } from "../ui/explain/formula.ts";
import { dayInWords, format, inDollars, inNumbers } from "../ui/format.ts";
import { TaxYears } from "./about-parts.tsx";
import { changes } from "./changes.ts";
import { casesInAll, doubtfulFigures, lawFigures } from "./evidence.ts";
import { guides } from "./guides/list.ts";
import { calculatorLink } from "./links.ts";
import { RULES_UPDATED } from "./site.ts";
import { Term } from "./Term.tsx";

/** A link with a placeholder for the reader's own text. */
const withField = (link: string, example: string) => link.replace(encodeURIComponent(example), "%7B%7D");

interface Ask {
  readonly path: string;
  readonly card: CardName;
  readonly asks: string;
  readonly start: string;
  readonly unit: string;
  /** Before the figure. */
  readonly before: string;
  readonly opens: string;
  readonly act: string;
  readonly picture: ReactNode;
}

/** The retirement calculator's default: the median at its default age. */
const saved = String(startOf(planFields, givenBy).savings);
const start = { gig: cards.gig("3000"), house: cards.house("400000"), savings: cards.savings(saved) };

const asks: readonly Ask[] = [
  {
    path: "/gig-economy-tax-calculator",
    card: "gig",
    asks: "How much gig pay should I set aside?",
    start: "3,000",
    unit: "a month",
    before: "Set aside",
    opens: withField(calculatorLink("/gig-economy-tax-calculator", { gigs: "1", "gigs.0.pay": "3000/month" }), "3000"),
    act: "Add your miles, state and job",
    picture: <PayPicture />,
  },
  {
    path: "/mortgage-calculator",
    card: "house",
    asks: "What will this house cost each month?",
    start: "400,000",
    unit: "",
    before: "You would pay",
    opens: withField(calculatorLink("/mortgage-calculator", { price: "400000" }), "400000"),
    act: "See every payment and compare loans",
    picture: <LoanPicture />,
  },
  {
    path: "/retirement-calculator",
    card: "savings",
    asks: "How long will my savings last?",
    start: inNumbers(Number(saved)),
    unit: "",
    before: "Your savings would have lasted in",
    opens: withField(calculatorLink("/retirement-calculator", { savings: saved }), saved),
    act: "Enter your age, pay and plans",
    picture: <SavingsPicture />,
  },
];

/** How much of a month's pay is yours, and how much goes to the IRS. */
function PayPicture() {
  const bar = (name: string, color: string) => {
    const [x = "0", width = "0"] = (start.gig.shapes[name] ?? "").split(" ");
    return <rect className={color} data-shape={name} x={`${x}%`} width={`${width}%`} height="100%" />;
  };
  return (
    <figure>
      <svg width="100%" height="56" role="img" aria-label="A month's pay as a bar: what is yours, and the two taxes.">
        {bar("kept", "green")}
        {bar("security", "plum")}
        {bar("income", "blue")}
      </svg>
      <figcaption>
        <span className="green">yours</span> <span className="plum">Social Security and Medicare</span>{" "}
        <span className="blue">income tax</span>
      </figcaption>
    </figure>
  );
}

const Drawing = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <svg
    width="100%"
    height="120"
    viewBox={`0 0 ${WIDE} ${HIGH}`}
    preserveAspectRatio="none"
    role="img"
    aria-label={label}
  >
    {children}
  </svg>
);
const Ends = ({ of }: { readonly of: CardName }) => (
  <p className="ends">
    <span data-says="first">{start[of].says.first}</span> <span data-says="last">{start[of].says.last}</span>
  </p>
);

/** Where the loan's payments go, year by year. */
function LoanPicture() {
  return (
    <figure>
      <Drawing label="Loan payments by year: interest shrinks, and what pays down the loan grows.">
        <path className="amber" data-shape="interest" d={start.house.shapes.interest} />
        <path className="green" data-shape="principal" d={start.house.shapes.principal} />
      </Drawing>
      <Ends of="house" />
      <figcaption>
        <span className="amber">interest</span> <span className="green">pays down the loan</span>
      </figcaption>
    </figure>
  );
}

/** What is left of the savings at each age: the median history and the range of 8 in 10. */
function SavingsPicture() {
  return (
    <figure>
      <Drawing label="Savings by age: the median of all histories, and the range that 8 in 10 stay in.">
        <path className="fan" data-shape="fan" d={start.savings.shapes.fan} />
        <path className="middle" data-shape="middle" d={start.savings.shapes.middle} />
      </Drawing>
      <Ends of="savings" />
      <figcaption>
        <span className="green">the typical (median) result, and the range for 8 in 10 histories</span>
      </figcaption>
    </figure>
  );
}

const CardOf = ({ path, card, asks: question, start: begins, unit, before, opens, act, picture }: Ask) => {
  const { says } = start[card];
  const id = `with-${card}`;
  return (
    <li data-card={card}>
      <h2>
        <a href={path}>{question}</a>
      </h2>
      <form id={`${id}-form`} className="open-with" data-opens={opens}>
        <label htmlFor={id}>{asked[card].label}</label>
        <span className="line">
          <span aria-hidden="true">$</span>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            defaultValue={begins}
            aria-describedby={`${id}-problem`}
          />
          {unit && <span className="soft">{unit}</span>}
        </span>
        <span className="problem" id={`${id}-problem`} aria-live="polite" />
      </form>
      <p className="says" aria-live="polite">
        <span className="with">
          With $<span data-says="asked">{begins}</span>:{" "}
        </span>
        {before} <b data-says="figure">{says.figure}</b> <span data-says="rest">{says.rest}</span>
      </p>
      {picture}
      <p className="soft small" data-says="note">
        {says.note}
      </p>
      <button type="submit" form={`${id}-form`} className="go">
        {act}
      </button>
    </li>
  );
};

/** The front page: three answers that follow what is typed, one opened number, the next tax date, and the guides. */
export const HomePage = ({ today }: { readonly today: string }) => (
  <>
    <header>
      <h1>Money math you can check, line by line</h1>
      <p className="lead">
        Change any <span className="given">number</span> to see the effect.{" "}
        <span className="if-room">What you type stays in your browser.</span>
      </p>
    </header>
    <section id="calculators" aria-label="Calculators">
      <ul className="cards-home">
        {asks.map((ask) => (
          <CardOf key={ask.card} {...ask} />
        ))}
      </ul>
    </section>
    <Opened />
    <div className="notices">
      <section className="prose" aria-labelledby="read">
        <h2 id="read">Guides with the math worked out</h2>
        <ul>
          {guides.map(({ path, name, description }) => (
            <li key={path}>
              <a href={path}>{name}</a>: {description.charAt(0).toLowerCase() + description.slice(1)}
            </li>
          ))}
          <li>
            <a href="/guides#glossary">Glossary</a>: what the terms on forms and loan offers mean.
          </li>
        </ul>
      </section>
      <div>
        <TaxDate today={today} />
        <section className="prose" aria-labelledby="changes">
          <h2 id="changes">Latest changes</h2>
          <ul>
            {changes.slice(0, 3).map(({ date, title, path }) => (
              <li key={title}>
                <time dateTime={date}>{dayInWords(date)}</time>: <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
          <p>
            <a href="/changes.xml">Follow all changes (feed)</a>
          </p>
        </section>
      </div>
    </div>
    <section className="rely" aria-labelledby="rely">
      <h2 id="rely">Before you rely on it</h2>
      <Facts />
      <p>
        These are estimates. If your situation is unusual, ask a tax preparer or a housing counselor. Each calculator
        lists what it leaves out.
      </p>
    </section>
  </>
);

const year = gigYear(readForm(gigFields, { gigs: "1", "gigs.0.pay": "3000/month" }).inputs);
const lines = new Map(stepsOf(year).map((step) => [step.name, step]));
const OPENED = ["netEarnings", "socialSecurity", "medicare", "tax"].map((name) => {
  const step = lines.get(`people.1.selfEmployed.${name}`);
  if (!step) throw new Error(`The worksheet has no line "${name}"`);
  return step;
});
const cited = [
  ...new Map(
    OPENED.flatMap((step) => Object.values(step.uses))
      .flatMap(({ kind, source }) => (kind === "figure" && source ? [source] : []))
      .map((source) => [source.cite, source]),
  ).values(),
];

/** One opened number from the gig calculator, to show what every number there does. */
const Opened = () => (
  <section className="opened" aria-labelledby="opens">
    <div>
      <h2 id="opens">See the math behind any number</h2>
      <p>
        Here is the self-employment tax on {inDollars(year.profit)} of profit, with every step open. You see how it's
        figured from your numbers, which line of the form it goes on, and which law it comes from. You can check it with
        a pencil.
      </p>
      <p>
        <a href="/about#evidence">How we check our work</a>
      </p>
    </div>
    <div className="proof">
      <table>
        <tbody>
          {OPENED.map((step, i) => (
            <tr key={step.name} className={i === OPENED.length - 1 ? "total" : undefined}>
              <th scope="row">
                {step.label}
                <small>
                  {inValues(step)} · {step.form}
                </small>
              </th>
              <td>{format(step)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">
        The law:{" "}
        {cited.map(({ cite, url }, i) => (
          <span key={cite}>
            {i > 0 && ", "}
            {url ? <a href={url}>{cite}</a> : cite}
          </span>
        ))}
      </p>
    </div>
  </section>
);

/** Facts about the site, counted when it is built. */
const Facts = () => (
  <ul className="facts" aria-label="What the numbers are based on">
    <li>
      <a href="/about#evidence">
        <b>{inNumbers(casesInAll)}</b> reference cases
      </a>
      rechecked every time we test the site
    </li>
    <li>
      <a href="/about#sources">
        <b>{inNumbers(lawFigures.length)}</b> figures, each listed with its source
      </a>
      {inNumbers(doubtfulFigures)} of them not confirmed yet
    </li>
    <li>
      <a href="/about#coverage">
        Newest source: <b>{dayInWords(RULES_UPDATED)}</b>
      </a>
      for tax years <TaxYears />
    </li>
    <li>
      <a href="/privacy-policy">
        <b>No</b> cookies, ads or tracking
      </a>
      and nothing you type is sent
    </li>
  </ul>
);

const ORDER = ["first", "second", "third", "fourth"];

const TaxDate = ({ today }: { readonly today: string }) => {
  const { due, number, taxYear } = nextTaxDate(today);
  return (
    <section className="prose next-date" aria-labelledby="next-date">
      <h2 id="next-date">Next tax date</h2>
      <p>
        <b>
          <time dateTime={due}>{dayInWords(due)}</time>
        </b>
        : the {ORDER[number - 1]} payment of <Term of="estimated-tax">estimated tax</Term> for {taxYear}, if you owe
        any. <a href="/gig-economy-tax-calculator">See how much you owe</a>.{" "}
        <span className="soft">As of {dayInWords(today)}.</span>
      </p>
    </section>
  );
};
