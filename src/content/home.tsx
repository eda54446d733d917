import { answer as gigYear } from "../calculators/gig-tax/answer.ts";
import { fields as gigFields } from "../calculators/gig-tax/inputs.ts";
import { nextTaxDate } from "../calculators/guide-widgets/next-tax-date.ts";
import { answer as houseCost } from "../calculators/mortgage/answer.ts";
import { inputsFor } from "../calculators/mortgage/inputs.ts";
import { firstResult } from "../calculators/retirement/first-result.ts";
import { counted } from "../calculators/retirement/words.ts";
import { startOf } from "../inputs/typed.ts";
import { taxYears } from "../law/us/index.ts";
import { dayInWords, inDollars, inNumbers, inPercent } from "../ui/format.ts";
import { OpenWith } from "../ui/prose/OpenWith.tsx";
import { changes } from "./changes.ts";
import { casesInAll, documents, lawFigures } from "./evidence.ts";
import { guides } from "./guides/list.ts";
import { calculatorLink } from "./links.ts";
import { calculators } from "./pages.ts";
import { RULES_UPDATED } from "./site.ts";
import { Term } from "./Term.tsx";

interface Job {
  readonly asks: string;
  readonly says: string;
  readonly blank?: {
    readonly label: string;
    readonly start: string;
    readonly opens: string;
    readonly act: string;
    readonly example: string;
  };
}

/** What the calculators answer to the blanks as they start, worked out when the page is made. */
const gig = gigYear(startOf(gigFields));
const house = houseCost(inputsFor({}));
const plan = firstResult().first;

/** A link with a mark where the reader's own text goes. */
const withBlank = (link: string, example: string) => link.replace(encodeURIComponent(example), "%7B%7D");

const jobs: Readonly<Record<string, Job>> = {
  "/gig-economy-tax-calculator": {
    asks: "How much of each payout should I set aside?",
    says: "If you drive, deliver, freelance or sell: the tax on what you keep after costs, and when to pay it.",
    blank: {
      label: "Monthly pay from gig work",
      start: "3,000",
      opens: withBlank(
        calculatorLink("/gig-economy-tax-calculator", { gigs: "1", "gigs.0.pay": "3000/month" }),
        "3000",
      ),
      act: "See what to set aside",
      example: `For example, a single person who makes $3,000 a month sets aside ${inPercent(gig.aside.ofProfit)} for federal tax in ${gig.inputs.taxYear}.`,
    },
  },
  "/mortgage-calculator": {
    asks: "What will this house cost each month?",
    says: "Your payment to the cent, with taxes and insurance, the full payment schedule, and what you save by paying extra.",
    blank: {
      label: "Price of the home",
      start: "400,000",
      opens: withBlank(calculatorLink("/mortgage-calculator", { price: "400000" }), "400000"),
      act: "See the payment",
      example: `For example, a $400,000 home with 20% down costs ${inDollars(house.worksheet.total)} a month with taxes and insurance.`,
    },
  },
  "/retirement-calculator": {
    asks: "How long will my savings last?",
    says: "Your plan, tested against every stretch of market history since 1871, with Social Security and taxes.",
    blank: {
      label: "Savings for retirement",
      start: "180,000",
      opens: withBlank(calculatorLink("/retirement-calculator", { savings: "180000" }), "180000"),
      act: "See how long it lasts",
      example: `For example, $180,000 at age ${plan.firstAge - 1}, with more saved each year, lasts in ${counted(plan)} stretches of history.`,
    },
  },
};

/** The front page: choose a tool in five seconds. `today` is the day it is built. */
export const HomePage = ({ today }: { readonly today: string }) => (
  <>
    <header>
      <h1>Money math you can check, line by line</h1>
      <p className="lead">
        Three calculators for people in the United States. Open any number to see it in words, as a formula with your
        own values, and with the law behind it. What you type stays in your browser.
      </p>
    </header>
    <section id="calculators" aria-label="Calculators">
      <ul className="ways">
        {calculators.map(({ path, name }) => {
          const job = jobs[path];
          return (
            <li key={path}>
              <div>
                <h2>
                  <a href={path}>{job?.asks}</a>
                </h2>
                <p>
                  {job?.says} <span className="soft">{name}.</span>
                </p>
              </div>
              <div className="way">
                {job?.blank && <OpenWith id={`with-${path.slice(1, 4)}`} unit="$" {...job.blank} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
    <Facts />
    <div className="notices">
      <section className="prose" aria-labelledby="read">
        <h2 id="read">Guides</h2>
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
            <a href="/changes.xml">Follow all changes (RSS feed)</a>
          </p>
        </section>
      </div>
    </div>
  </>
);

/** What can be counted about the site, counted when it is built. */
const Facts = () => (
  <ul className="facts" aria-label="What the numbers are based on">
    <li>
      <a href="/about#evidence">
        <b>{inNumbers(casesInAll)}</b> reference cases
      </a>
      checked in every test run
    </li>
    <li>
      <a href="/about#sources">
        <b>{inNumbers(lawFigures.length)}</b> figures with a source
      </a>
      from {inNumbers(documents.length)} documents
    </li>
    <li>
      <a href="/about#coverage">
        Rules as of <b>{dayInWords(RULES_UPDATED)}</b>
      </a>
      for tax years {taxYears.join(" and ")}
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
    <section className="prose" aria-labelledby="next-date">
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
