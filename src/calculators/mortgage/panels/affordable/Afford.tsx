import type { AffordablePrice as Limited } from "../../../../engine/mortgage/affordable-price.ts";
import { downToDollar } from "../../../../engine/rounding.ts";
import type { LineName } from "../../../../engine/worksheet.ts";
import { vaResidual } from "../../../../law/mortgage/debt-limits.ts";
import { Explained } from "../../../../ui/explain/Explained.tsx";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { useTheForm } from "../../../../ui/form/useForm.ts";
import { inDollars, inPercent } from "../../../../ui/format.ts";
import { Comparison } from "../../../../ui/result/Comparison.tsx";
import { type Entry, Ledger } from "../../../../ui/result/Ledger.tsx";
import { leftInWords } from "../summaries.ts";
import { type Afford as Found, levelNames, ratiosForNeed, ruleForNeed } from "./affordable.ts";
import { qualifyingInWords } from "./qualifying.ts";
import { stepsOfAfford } from "./steps.ts";
import { UseLimit } from "./UseLimit.tsx";

type Budget = NonNullable<Found["worksheet"]["left"]>;
type AffordEntry = Entry<LineName<Found["worksheet"]>>;

/** The least of VA's table for this loan. */
const leastLeft = ({ loan }: Found["answered"]["worksheet"]) =>
  loan < vaResidual.largeLoan.value ? vaResidual.onePersonSmallLoan : vaResidual.onePerson;

/** Lenders' limits side by side, which one binds, and what would be left to live on. */
export default function Afford({ found }: { readonly found: Found }) {
  const { worksheet, levels, answered } = found;
  const { need, left, limited, atLimit } = worksheet;
  const { given } = answered;
  // What is left after taxes depends on the filing status, so the one that we assume is said.
  const status = useTheForm().typed.filingStatus === undefined ? ", if you file as single" : "";
  const ratios = ratiosForNeed(given);
  const counted = qualifyingInWords(answered);
  const isCash = answered.house.price > 0 && answered.worksheet.loan === 0;
  const needEntries: AffordEntry[] = [
    { name: "need.byHousing", label: "For housing alone", amount: inDollars(need.byHousing) },
    { name: "need.byDebts", label: "For housing and other debts", amount: inDollars(need.byDebts) },
    {
      name: "need.incomeNeeded",
      label: "Income you need for this house",
      amount: inDollars(need.incomeNeeded),
      kind: "total",
    },
  ];
  return (
    <Explains of={found} steps={stepsOfAfford}>
      <div className="fields">
        <Blank name="incomePerYear" note="For everyone on the loan combined." />
        <Blank name="debtsPerMonth" note="Car, student and card payments." />
        <Blank
          name="cash"
          note="For the down payment, closing costs and a reserve. If you leave it empty, cash won’t limit the price."
        />
      </div>
      <p className="finding">
        {isCash && left === undefined ? (
          "You borrow nothing, so no lender asks for your income. Enter it to see what this house would leave you."
        ) : isCash && !limited ? (
          `You borrow nothing, so your cash decides what you can afford. Enter it to see the highest price it covers.${leftInWords(found, status)}`
        ) : left === undefined || !limited || !atLimit ? (
          <>
            By {ruleForNeed(given)}
            {given.program === "va"
              ? " for housing and other debts"
              : ` (${inPercent(ratios.front.value)} of income for housing, ${inPercent(ratios.back.value)} with other debts)`}
            , you need an income of <b>{inDollars(need.incomeNeeded)}</b> a year for this house.
            {given.program === "va" &&
              ` VA lenders also want enough left to live on each month: at least ${inDollars(leastLeft(answered.worksheet).value)} for one person, and more for a family.`}{" "}
            Enter your income to see what you can afford.
          </>
        ) : limited.rounded === 0 ? (
          nothingFits(found, limited)
        ) : (
          <>
            {isSolved(found) ? `With ${inDollars(downToDollar(limited.downPayment))} down, you` : "You"} could afford up
            to <b>{inDollars(limited.rounded)}</b>: at <b>{inDollars(limited.housingPayment)} a month</b>,{" "}
            {kept(given, atLimit.left)}
            {status}.
          </>
        )}
      </p>
      {counted && <p>{counted}</p>}
      <UseLimit found={found} />
      {left && given.stateIncomeTax === 0 && (
        <p className="soft small">
          We haven’t subtracted state and local income tax, which most states have.{" "}
          <ToBlank name="stateIncomeTax">Enter yours</ToBlank>.
        </p>
      )}
      {left !== undefined && limited ? (
        <Limits found={found} limited={limited} />
      ) : (
        !isCash && <Ledger label="Income you need for this house" entries={needEntries} />
      )}
      <div>
        <h4>More about your budget</h4>
        <div className="fields">
          <Blank name="livingPerMonth" />
          <Blank name="filingStatus" />
          <Blank name="stateIncomeTax" note="From your last return. We don’t figure it here." />
          <Blank name="reserveMonths" />
        </div>
      </div>
      {atLimit && limited && limited.rounded > 0 && (
        <div>
          <h4>At a price of {inDollars(limited.rounded)}</h4>
          <Ledger label="At the highest price that fits" entries={atLimitEntries(limited, atLimit)} />
        </div>
      )}
      {worksheet.traditional && <Levels found={found} />}
      {worksheet.ratios && (
        <div>
          <h4>This house and your income</h4>
          <Ledger label="Debt-to-income ratios for this house" entries={ratioEntries(worksheet.ratios)} />
        </div>
      )}
      {left && (
        <div>
          <h4>What this house would leave you</h4>
          <Ledger label="What is left each month" entries={leftEntries(left, found)} />
        </div>
      )}
      <p className="soft small">
        {levelNames.map((name) => {
          const { title, front, back } = levels[name];
          return `${title}: ${front ? `${inPercent(front.value)} for housing, ` : ""}${inPercent(back.value)} with other debts. `;
        })}
        Lenders look at much more than ratios, and what they allow may be more than you should borrow.
        {given.program === "va" &&
          " The VA’s main test is how much you have left to live on, by family size and region. We don’t show it here."}
      </p>
    </Explains>
  );
}

/** The cash determines the down payment, which may not be the one in the form. */
const isSolved = ({ household: { down } }: Found) => "amount" in down;

/** What is left at the highest price: for the unexpected, if all other spending was entered. Without the period. */
function kept({ livingPerMonth: living, stateIncomeTax }: Found["answered"]["given"], left: number): string {
  const taxes = stateIncomeTax === 0 ? "federal taxes" : "taxes";
  if (left < 0)
    return living === null
      ? `you’d be ${inDollars(-left)} short each month`
      : `you’d spend ${inDollars(-left)} more each month than you have`;
  return living === null
    ? `you would have ${inDollars(left)} left for everything else, after ${taxes} and debts`
    : `you would have ${inDollars(left)} left for the unexpected`;
}

function nothingFits({ household }: Found, { byTraditional, byProgram, byCash }: Limited): string {
  if (Math.min(byTraditional, byProgram) >= 1000 && byCash !== null)
    return "Your cash doesn’t cover the minimum down payment, closing costs and reserve for any home.";
  return household.associationDuesPerMonth > 0
    ? "With these numbers, no price works: HOA dues and other debts already use up the share of your income that lenders allow."
    : "With these numbers, no price works: other debts already use up the share of your income that lenders allow for debts and housing.";
}

const inWholePercent = (share: number | null) =>
  share === null ? "no income" : inPercent(Math.round(share * 100) / 100);

const ratioEntries = ({ front, back }: NonNullable<Found["worksheet"]["ratios"]>): AffordEntry[] => [
  { name: "ratios.front", label: "For housing (front ratio)", amount: inWholePercent(front), note: "of income" },
  { name: "ratios.back", label: "With other debts (back ratio, DTI)", amount: inWholePercent(back), note: "of income" },
];

/**
 * Why the after-tax income differs from the one at the highest affordable price: the return deducts a different home.
 */
function becauseOfDeductions(left: Budget, { answered, worksheet }: Found): string | undefined {
  const { limited, atLimit } = worksheet;
  if (!limited || !atLimit || limited.rounded === 0) return undefined;
  const more = left.afterTaxPerMonth - atLimit.afterTaxPerMonth;
  if (Math.abs(more) < 0.5) return undefined;
  const word = more > 0 ? "more" : "less";
  const other =
    answered.house.price === limited.rounded
      ? `with ${inDollars(downToDollar(limited.downPayment))} down`
      : `at ${inDollars(limited.rounded)}`;
  return `${word} than ${other}, because you deduct ${word} interest and property tax`;
}

function leftEntries(left: Budget, found: Found): AffordEntry[] {
  return [
    { name: "left.income", label: "Yearly income before taxes", amount: inDollars(left.income) },
    { name: "left.federalTax", label: "Federal income tax", amount: inDollars(-left.federalTax) },
    { name: "left.socialSecurity", label: "Social Security", amount: inDollars(-left.socialSecurity) },
    { name: "left.medicare", label: "Medicare", amount: inDollars(-left.medicare) },
    { name: "left.stateTax", label: "State and local income tax", amount: inDollars(-left.stateTax) },
    {
      name: "left.afterTaxPerMonth",
      label: "Monthly income after taxes",
      amount: inDollars(left.afterTaxPerMonth),
      kind: "subtotal",
      note: becauseOfDeductions(left, found),
    },
    ...(left.rent > 0 ? [{ name: "left.rent" as const, label: "Rent you collect", amount: inDollars(left.rent) }] : []),
    { name: "left.housing", label: "This house", amount: inDollars(-left.housing) },
    { name: "left.debts", label: "Other debts", amount: inDollars(-left.debts) },
    ...(left.living > 0
      ? [{ name: "left.living" as const, label: "Everything else you spend", amount: inDollars(-left.living) }]
      : []),
    { name: "left.left", label: "Left each month", amount: inDollars(left.left), kind: "total" },
  ];
}

interface Limit {
  readonly name: LineName<Found["worksheet"]>;
  readonly label: string;
  readonly price: number;
  readonly binds: boolean;
}

/** A limit this many times the tightest one isn't a real limit, and its price would be misleading. */
const FAR_AWAY = 2;

/** The three limits as bars: the shortest one binds, and a mark shows the house above. */
function Limits({ found, limited }: { readonly found: Found; readonly limited: Limited }) {
  const { levels, answered, worksheet } = found;
  const { cashBinds, programBinds, price } = limited;
  const { front, back } = levels.allowed;
  const shares = [front, back].flatMap((share) => (share ? [inPercent(share.value)] : [])).join(" and ");
  const all: Limit[] = [
    {
      name: "limited.byTraditional",
      label: "Traditional limit (28/36)",
      price: limited.byTraditional,
      binds: !cashBinds && !programBinds,
    },
    {
      name: "limited.byProgram",
      label: `${levels.allowed.title} (${shares})`,
      price: limited.byProgram,
      binds: programBinds,
    },
    ...(limited.byCash === null
      ? []
      : [{ name: "limited.byCash", label: cashLabel(found), price: limited.byCash, binds: cashBinds } as const]),
  ];
  const isFar = (one: Limit) => one.price > FAR_AWAY * price && !one.binds;
  const house = answered.house.price;
  const most = Math.max(
    ...all.filter((one) => !isFar(one)).map((one) => one.price),
    Math.min(house, FAR_AWAY * price),
    1,
  );
  const share = (amount: number) => `${Math.min(100, (100 * amount) / most).toFixed(1)}%`;
  return (
    <div>
      <ul className="ledger" aria-label="What limits the price">
        {all.map((one) => (
          <li key={one.name} className="row">
            <span className="key">
              <Explained<LineName<Found["worksheet"]>> name={one.name}>{one.label}</Explained>
            </span>
            <span className="amount">
              {isFar(one)
                ? `more than ${inDollars(1000 * Math.floor((FAR_AWAY * price) / 1000))}`
                : inDollars(one.price)}
            </span>
            <span className="bar">
              <svg width="100%" height="16" aria-hidden="true">
                <rect className={`area ${one.binds ? "green" : "olive"}`} width={share(one.price)} y="2" height="12" />
                {house <= most && (
                  <line x1={share(house)} x2={share(house)} y2="16" stroke="currentColor" strokeDasharray="3 2" />
                )}
              </svg>
              {one.binds && <b>This one sets your limit.</b>}
            </span>
          </li>
        ))}
      </ul>
      {house <= most && <p className="soft small">The dotted line is this house, {inDollars(house)}.</p>}
      {worksheet.solved && (
        <p className="aside">
          We keep your {inPercent(shareTyped(found))} down at every price. If you put down whatever your cash allows
          instead, you could afford up to <b>{inDollars(worksheet.solved.rounded)}</b>, with{" "}
          {inDollars(worksheet.solved.downPayment)} down.
        </p>
      )}
    </div>
  );
}

const shareTyped = ({ household: { down } }: Found) => ("share" in down ? down.share : 0);
function cashLabel({ answered, household: { down } }: Found): string {
  const { reserveMonths } = answered.given;
  const kept =
    reserveMonths === 0
      ? ""
      : `, keeping ${reserveMonths === 1 ? "a payment" : `${reserveMonths} payments`} in reserve`;
  return `Your cash alone${kept}, with ${"share" in down ? inPercent(down.share) : "the minimum"} down`;
}

const atLimitEntries = (limited: Limited, atLimit: Budget): AffordEntry[] => [
  { name: "limited.downPayment", label: "Down payment", amount: inDollars(downToDollar(limited.downPayment)) },
  { name: "limited.cashToClose", label: "Cash to close, with costs", amount: inDollars(limited.cashToClose) },
  { name: "limited.reserve", label: "Kept in reserve", amount: inDollars(limited.reserve) },
  {
    name: "atLimit.afterTaxPerMonth",
    label: "Monthly income after taxes",
    amount: inDollars(atLimit.afterTaxPerMonth),
    kind: "subtotal",
  },
  ...(atLimit.rent > 0
    ? [{ name: "atLimit.rent" as const, label: "Rent you collect", amount: inDollars(atLimit.rent) }]
    : []),
  { name: "atLimit.housing", label: "Housing payment", amount: inDollars(-atLimit.housing) },
  { name: "atLimit.debts", label: "Other debts", amount: inDollars(-atLimit.debts) },
  ...(atLimit.living > 0
    ? [{ name: "atLimit.living" as const, label: "Everything else you spend", amount: inDollars(-atLimit.living) }]
    : []),
  { name: "atLimit.left", label: "Left each month", amount: inDollars(atLimit.left), kind: "total" },
];

/** A jump at a price below this share of the highest one is of no use to the buyer. */
const NEARBY = 0.75;

/** The three levels side by side, and what a higher rate or too little cash would take away. */
function Levels({ found }: { readonly found: Found }) {
  const { worksheet, levels } = found;
  const { traditional, allowed, stretch, higherRate } = worksheet;
  if (!traditional || !allowed || !stretch || !higherRate) return null;
  const all = { traditional, allowed, stretch };
  const cells = (line: "maxHousingPayment" | "maxPrice" | "loan") =>
    levelNames.map((name) => ({ text: inDollars(all[name][line]), name: `${name}.${line}` }));
  const inDollarsTyped = "amount" in found.answered.given.downPayment;
  const jump = traditional.priceAtJump;
  return (
    <>
      <Comparison
        label="How much house, at three levels"
        columns={levelNames.map((name) => levels[name].title)}
        rows={[
          { label: "Highest monthly housing payment", cells: cells("maxHousingPayment") },
          { label: "Highest price by income", cells: cells("maxPrice"), kind: "total" },
          { label: "Loan", cells: cells("loan") },
        ]}
      />
      <Ledger<LineName<Found["worksheet"]>>
        label="If the rate were higher"
        entries={[
          {
            name: "higherRate.maxPrice",
            label: "By the traditional limits, if the rate were a point higher",
            amount: inDollars(higherRate.maxPrice),
          },
        ]}
      />
      {found.household.requestShare > 0 && inDollarsTyped && jump > NEARBY * traditional.maxPrice && (
        <p className="aside">
          At <b>{inDollars(jump)}</b> your down payment is exactly 20%. Above that price, you need mortgage insurance,
          and your monthly cost jumps.
          {Math.abs(traditional.maxPrice - jump) < 1 &&
            " Your income covers this price but not the insurance, so this is the highest price."}
        </p>
      )}
    </>
  );
}
