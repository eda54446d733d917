import { Suspense, useEffect, useRef } from "react";
import type { ListField } from "../../inputs/fields.ts";
import { countOf, withItem } from "../../inputs/typed.ts";
import { Explained } from "../../ui/explain/Explained.tsx";
import { Blank } from "../../ui/form/Blank.tsx";
import { blankId } from "../../ui/form/control.ts";
import { goTo } from "../../ui/form/goTo.ts";
import { ListCards } from "../../ui/form/ListCards.tsx";
import { Changes } from "../../ui/form/laterChanges.ts";
import { Slider } from "../../ui/form/Slider.tsx";
import { ToBlank } from "../../ui/form/ToBlank.tsx";
import { useTheForm } from "../../ui/form/useForm.ts";
import { inDollars, inPercent } from "../../ui/format.ts";
import { Panel } from "../../ui/Panel.tsx";
import { whenWanted } from "../../ui/whenWanted.ts";
import { beyondOwnPlan, calledOwn, firstAgeOf } from "./answer/cautions.ts";
import type { OwnPlanFigures } from "./answer/own-plan.ts";
import type { HeldBack, Result } from "./answer/result.ts";
import { PasteRecord } from "./claiming/PasteRecord.tsx";
import { OWN_START, ruleWords } from "./compared/rule-words.ts";
import { FIRST_YEAR, fields, type Inputs, LAW_YEAR } from "./inputs.ts";
import type { BenefitLine, LadderLine, OwnPlanLine } from "./line-names.ts";
import { inAccounts, listsAccounts } from "./plan/accounts.ts";
import { allSavings, hasOptions, hasSurvivorsPart } from "./plan/household.ts";
import { ageInWords } from "./words.ts";

type Name = keyof typeof fields;
const Blanks = ({ names }: { readonly names: readonly Name[] }) =>
  names.map((name) => <Blank key={name} name={name} />);
/** Two fields that make one sentence: "Spending slows at 75, to 80%". */
const Pair = ({ names }: { readonly names: readonly [Name, Name] }) => (
  <div className="two">
    <Blanks names={names} />
  </div>
);

/** Each group's fields by name; a link that fills in one opens the group. */
const group = <N extends Name>(...names: readonly N[]) => Object.fromEntries(names.map((name) => [name, true]));
const LIFE = group("planTo", "lifetimes", "sex", "born", "legacy");
const SPOUSE = group(
  ...(["couple", "spouseAge", "spousePay", "spouseRetireAge", "spouseSavings", "spouseBenefit", "spousePia"] as const),
  ...(["spouseRecord", "spouseClaimAge", "spousePlanTo", "survivorShare", "spouseSex"] as const),
);
const BENEFIT = group(
  ...([
    "pay",
    "selfEmployed",
    "ownPlan",
    "benefit",
    "pia",
    "piaCounts",
    "record",
    "workedFrom",
    "claimAge",
    "trustFund",
  ] as const),
);
const SPENDING = group(
  ...(["slowAge", "slowShare", "lateAge", "lateShare", "mortgage", "mortgageAge", "giving"] as const),
  "oneOffs",
);
const HEALTH = group("medical", "premiumBefore", "marketplace", "medicarePremium");
const INCOME = group(
  "streams",
  ...(["annuityPrice", "annuityAge", "annuityIncome", "annuityFrom", "annuityRaise", "annuityLives"] as const),
  ...(["ladderIncome", "ladderAge", "ladderFrom", "ladderThrough", "ladderYield", "ladderIn"] as const),
);
const ACCOUNTS = group(
  "accounts",
  ...([
    "roth",
    "taxable",
    "gainShare",
    "health",
    "cash",
    "spouseTraditional",
    "match",
    "workPlan",
    "spouseWorkPlan",
    "savingRaise",
    "afterTax",
  ] as const),
  ...(["rothSaving", "taxableSaving", "healthSaving"] as const),
);
const EARLY = group(
  ...(["rothContributions", "rothFirst", "jobPlan", "equal", "equalFrom", "equalShare", "equalRate"] as const),
);
const MARKETS = group(
  ...(["stocks", "stocksRetired", "fee", "model", "paths", "seed", "blockYears", "stockMean"] as const),
  ...(["stockDeviation", "bondMean", "bondDeviation", "correlation", "inflation", "cashReturn"] as const),
  ...(["dividendYield", "bondYield"] as const),
);
const WITHDRAWING = group(
  ...(["strategy", "firstRate", "floorShare", "order", "fillTo", "convert", "convertTo", "convertFrom"] as const),
  ...(["convertThrough", "convertPays", "state", "stateRate"] as const),
);
const SHOWN = group("dollars");

interface Props {
  readonly inputs: Inputs;
  readonly result: Result;
}

/** People think by the month. */
const aMonth = (yearly: number) => (yearly > 0 ? `${inDollars(Math.round(yearly / 12))} a month.` : undefined);

/** Nobody has pay in any year of the plan. */
const nobodyWorks = (inputs: Inputs) =>
  inputs.retireAge <= firstAgeOf(inputs) &&
  !(inputs.couple && inputs.spousePay > 0 && inputs.spouseRetireAge > inputs.spouseAge + 1) &&
  !inputs.streams.some(({ kind }) => kind === "work" || kind === "self-employment");

/** What else goes into savings, which is asked further down. */
const savingNote = (inputs: Inputs, { ownPlan }: Result) =>
  nobodyWorks(inputs) ? (
    "Not used: nobody in this plan works."
  ) : inputs.selfEmployed ? (
    ownPlan !== null && (
      <>
        <OwnPlan of={ownPlan} /> <ToBlank name="ownPlan">Change the plan</ToBlank>
      </>
    )
  ) : (
    <>
      {inputs.match > 0 && (
        <>
          Your employer adds {inDollars(inputs.match)} a year. <ToBlank name="match">Change it</ToBlank>{" "}
        </>
      )}
      <SelfEmployed />
    </>
  );

/** Says so, and goes on to the pay, which is the profit then. */
function SelfEmployed() {
  const form = useTheForm();
  const say = () => {
    form.set("selfEmployed", "yes");
    goTo("pay");
  };
  return (
    <button type="button" className="plain" onClick={say}>
      I'm self-employed
    </button>
  );
}

/** The line for the most that each plan takes. */
const MOST: Readonly<Record<OwnPlanFigures["plan"], OwnPlanLine>> = {
  sep: "ownPlan.sep.maximum",
  solo: "ownPlan.solo.total",
  ira: "ownPlan.ira.iraLimit",
};

/** The law's limit on a plan of one's own, and what becomes of savings above it. */
const OwnPlan = ({ of }: { readonly of: OwnPlanFigures }) => (
  <>
    The most you can put into {calledOwn(of.plan)} is{" "}
    <Explained<OwnPlanLine> name={MOST[of.plan]}>{inDollars(of.most)} a year</Explained>
    {of.plan === "ira" ? "" : " at this profit"} ({LAW_YEAR} limits). {of.beyond > 0 && <b>{beyondOwnPlan(of)}</b>}
  </>
);

const spendingNote = ({ spending }: Inputs) =>
  spending > 0
    ? `${inDollars(Math.round(spending / 12))} a month after tax. Health insurance and health costs are on top of that.`
    : undefined;

const stopped = (inputs: Inputs) => {
  const first = firstAgeOf(inputs);
  return inputs.retireAge <= first ? `The plan begins at ${first}, so none of its years include your pay.` : undefined;
};

/** A claiming age that has passed is a fact, not a choice. */
function claimed(bornIn: number, claimAge: number, who = "you"): string | undefined {
  const first = FIRST_YEAR - bornIn;
  if (claimAge >= first) return undefined;
  const year = `That was in ${bornIn + Math.floor(claimAge)}.`;
  return first > 70
    ? `${year} Enter the age when ${who} claimed.`
    : `${year} If ${who === "you" ? "you haven't" : `${who} hasn't`} claimed yet, enter an age from ${first} to 70.`;
}

/** Five questions for an answer, then groups in the order in which they usually matter, rendered when opened. */
export function Questions(props: Props) {
  const { inputs } = props;
  return (
    <section className="ask" aria-label="Your plan">
      <Changes />
      <Blank name="age" />
      <Blank name="savings" />
      <div className="with-slider">
        <Blank name="saving" note={savingNote(inputs, props.result)} />
        <Slider name="saving" value={inputs.saving} min={0} max={100_000} step={500} around />
      </div>
      <div className="with-slider">
        <Blank name="spending" note={spendingNote(inputs)} />
        <Slider name="spending" value={inputs.spending} min={0} max={200_000} step={500} around />
      </div>
      <div className="with-slider">
        <Blank name="retireAge" note={stopped(inputs)} />
        <Slider name="retireAge" value={inputs.retireAge} min={40} max={80} step={1} />
      </div>
      {/* A form of their own: at each keystroke, Chromium's autofill reads every field of the form typed into. */}
      <form className="chips" method="dialog">
        <Panel as="group" title="Your spouse" summary={spouseOf(inputs)} blanks={SPOUSE}>
          {() => <Spouse {...props} />}
        </Panel>
        <Panel as="group" title="How long to plan, and what to leave" summary={lengthOf(inputs)} blanks={LIFE}>
          {() => <Life {...props} />}
        </Panel>
        <Panel
          as="group"
          title="Pay and Social Security"
          summary={`claimed at ${fields.claimAge.show(inputs.claimAge)}`}
          blanks={BENEFIT}
        >
          {() => <Benefit {...props} />}
        </Panel>
        <Panel as="group" title="Changes in spending" summary={phases(inputs)} blanks={SPENDING}>
          {() => <Spending {...props} />}
        </Panel>
        <Panel as="group" title="Health insurance and costs" summary={insuranceIn(props)} blanks={HEALTH}>
          {() => <Health {...props} />}
        </Panel>
        <Panel as="group" title="Annuities and other income" summary={incomeIn(inputs)} blanks={INCOME}>
          {() => <Income {...props} />}
        </Panel>
        <Panel
          as="group"
          title="Accounts"
          summary={`${inPercent(Math.round(traditionalShare(inputs) * 1000) / 1000)} traditional`}
          blanks={ACCOUNTS}
        >
          {() => <Accounts {...props} />}
        </Panel>
        {firstAgeOf(inputs) < FREE_AT && (
          <Panel as="group" title="Before 59½" summary={earlyWays(inputs)} blanks={EARLY}>
            {() => <Early {...props} />}
          </Panel>
        )}
        <Panel
          as="group"
          title="Markets"
          summary={`${inPercent(inputs.stocksRetired)} stocks in retirement`}
          blanks={MARKETS}
        >
          {() => <Markets {...props} />}
        </Panel>
        <Panel
          as="group"
          title="Withdrawals and taxes"
          summary={
            inputs.state === "flat" ? `state tax ${inPercent(inputs.stateRate)}` : `${nameOfState(inputs.state)} taxes`
          }
          blanks={WITHDRAWING}
        >
          {() => <Withdrawing {...props} />}
        </Panel>
        <Panel
          as="group"
          title="How amounts are shown"
          summary={inputs.dollars === "today" ? "today's dollars" : "each year's dollars"}
          blanks={SHOWN}
        >
          {() => <Blank name="dollars" />}
        </Panel>
      </form>
    </section>
  );
}

const incomeIn = ({ streams, annuityPrice, ladderIncome }: Inputs) => {
  const parts = [
    streams.length > 0 && `${inDollars(streams.reduce((sum, one) => sum + one.amount, 0))} a year`,
    annuityPrice > 0 && "an annuity",
    ladderIncome > 0 && "a TIPS ladder",
  ].filter(Boolean);
  return parts.length === 0 ? "none" : parts.join(", ");
};

const traditionalShare = (inputs: Inputs) =>
  listsAccounts(inputs)
    ? inAccounts(inputs, ({ kind }) => kind === "traditional") / inAccounts(inputs)
    : Math.max(0, 1 - inputs.roth - inputs.taxable - inputs.health - inputs.cash);
const phases = ({ slowShare, lateShare, oneOffs }: Inputs) =>
  slowShare === 1 && lateShare === 1 && oneOffs.length === 0 ? "the same every year" : "changes with age";

const lengthOf = ({ couple, lifetimes, planTo, spousePlanTo, legacy }: Inputs) => {
  const leaving = legacy > 0 ? `, leaving ${inDollars(legacy)}` : "";
  if (lifetimes === "random") return `${couple ? "two, by life tables" : "by life tables"}${leaving}`;
  return `${couple ? `two, up to ${planTo} and ${spousePlanTo}` : `up to age ${planTo}`}${leaving}`;
};

/** With life tables, the planning age only sets how far ahead a survivor's benefit is optimized. */
const UP_TO = "Life tables decide how long each of you lives. We use this age only to decide when a survivor claims.";

const Life = ({ inputs: { couple, lifetimes } }: Props) => (
  <>
    <Blank name="lifetimes" />
    {lifetimes === "random" ? <Blank name="sex" /> : <Blank name="planTo" />}
    <Blank name="born" />
    {couple && lifetimes === "random" && <Blank name="planTo" note={UP_TO} />}
    <Blank name="legacy" />
  </>
);

const spouseOf = ({ couple, spouseAge, spousePay }: Inputs) =>
  couple ? `${spouseAge}, ${spousePay > 0 ? `earns ${inDollars(spousePay)}` : "no pay"}` : "none";

/** A spouse's pay, and how long it lasts if there is any. */
const Pay = ({ inputs: { spousePay, saving } }: Pick<Props, "inputs">) => (
  <>
    <Blank name="spousePay" />
    {spousePay > 0 && (
      <Blank
        name="spouseRetireAge"
        note={`We split the ${inDollars(saving)} you save each year by what each of you earns.`}
      />
    )}
  </>
);

const Spouse = ({ inputs, result }: Props) => {
  const { couple, lifetimes, spouseAge, spouseBenefit, spouseClaimAge, spouseRecord, benefit } = inputs;
  return (
    <>
      <Blank name="couple" />
      {couple && (
        <>
          <Blank name="spouseAge" />
          <Blank name="spouseBenefit" />
          {spouseBenefit === "pay" && <Pay inputs={inputs} />}
          {spouseBenefit === "known" && <Blank name="spousePia" />}
          {spouseBenefit === "known" && benefit !== "known" && <Blank name="piaCounts" />}
          {spouseBenefit === "record" && <Recorded record={spouseRecord} whose="Your spouse's record" />}
          <PasteRecord inputs={inputs} whose="spouse" />
          <Blank name="spouseClaimAge" note={claimed(FIRST_YEAR - 1 - spouseAge, spouseClaimAge, "your spouse")} />
          {result.held
            .filter(({ spouse }) => spouse)
            .map((held) => (
              <Held key="spouse" held={held} explained={result.held.length === 1} />
            ))}
          {!listsAccounts(inputs) && <Blank name="spouseSavings" />}
          {spouseBenefit !== "pay" && <Pay inputs={inputs} />}
          <p className="note">The spending you entered is for both of you.</p>
          <Blank name="survivorShare" />
          <Blank name="spousePlanTo" {...(lifetimes === "random" ? { note: UP_TO } : {})} />
          {lifetimes === "random" && <Blank name="spouseSex" />}
        </>
      )}
    </>
  );
};

const nameOfState = (code: string) => fields.state.options.find(({ value }) => value === code)?.label ?? code;

/** Desired spending follows pay until it is typed. */
const spendingFollows = ({ spending }: Inputs, typed: string | undefined) =>
  typed === undefined
    ? `Until you enter what you want to spend, we use ${inDollars(spending)} a year, about what is left after tax and saving.`
    : undefined;

const Benefit = ({ inputs, result }: Props) => {
  const { typed } = useTheForm();
  return (
    <>
      <Blank name="pay" note={spendingFollows(inputs, typed.spending)} />
      <Blank name="selfEmployed" />
      {inputs.selfEmployed && <Blank name="ownPlan" />}
      <Blank name="benefit" />
      {inputs.benefit === "known" && (
        <>
          <Blanks names={["pia", "piaCounts"]} />
          <Stated inputs={inputs} result={result} />
        </>
      )}
      {inputs.benefit === "pay" && <Blank name="workedFrom" />}
      {inputs.benefit === "record" && <Recorded record={inputs.record} whose="Your record" />}
      <PasteRecord inputs={inputs} />
      {inputs.benefit !== "known" && result.fullBenefit > 0 && (
        <p className="note">
          We estimate your benefit at full retirement age at {inDollars(result.fullBenefit)} a month, in today's
          dollars. <Explained<BenefitLine> name="benefit.amount">How we figure this.</Explained>
        </p>
      )}
      <Blank name="claimAge" note={claimed(inputs.born.year, inputs.claimAge)} />
      <p className="note">
        <ToBlank name="claimDiscount">Compare claiming ages</ToBlank>
      </p>
      {result.held
        .filter(({ spouse }) => !spouse)
        .map((held) => (
          <Held key="you" held={held} explained />
        ))}
      <Blank name="trustFund" />
    </>
  );
};

/** How work other than the Statement assumes changes its amount. */
const Stated = ({ inputs: { pia, piaCounts }, result: { fullBenefit } }: Props) =>
  piaCounts === "statement" && fullBenefit !== pia ? (
    <p className="note">
      With the work in this plan, it comes to {inDollars(fullBenefit)} a month.{" "}
      <Explained<BenefitLine> name="stated.amount">How we figure this.</Explained>
    </p>
  ) : null;

const Recorded = ({ record, whose }: { readonly record: Inputs["record"]; readonly whose: string }) => (
  <p className="note">
    {record.length === 0
      ? "You haven't added a record yet, so we estimate from pay."
      : `${whose} has ${record.length} ${record.length === 1 ? "year" : "years"}. We add the work in this plan after its last year.`}
  </p>
);

/** The effect of working while receiving benefits. */
function Held({ held, explained }: { readonly held: HeldBack; readonly explained: boolean }) {
  const [gets, works, benefit] = held.spouse
    ? ["Your spouse gets", "working", "your spouse's benefit is figured as if claimed"]
    : ["You get", "you work", "your benefit is figured as if you had claimed"];
  return (
    <p className="note">
      {gets} benefits before full retirement age while {works}, so Social Security holds back {inDollars(held.amount)}{" "}
      over {held.months} {held.months === 1 ? "month" : "months"}. From {ageInWords(held.fullRetirementAge)} on,{" "}
      {benefit} at {ageInWords(held.laterClaimAge)}.{" "}
      {explained && <Explained<BenefitLine> name="earningsTest.withheld">How we figure the first year.</Explained>}
    </p>
  );
}

/** Buttons that add a typical entry, filled in as far as possible; focus goes to what is left to type. */
function Starts({
  list,
  starts,
}: {
  readonly list: "oneOffs" | "streams";
  readonly starts: readonly (readonly [label: string, texts: Readonly<Record<string, string | number>>])[];
}) {
  const form = useTheForm();
  const field = form.fields[list] as ListField;
  const count = countOf(field, list, form.typed);
  const added = useRef<string>(undefined);
  useEffect(() => {
    if (added.current === undefined) return;
    document.getElementById(blankId(added.current))?.focus();
    added.current = undefined;
  });
  if (count >= field.max) return null;
  const add = (texts: Readonly<Record<string, string | number>>) => {
    const own = Object.entries(texts).map(([name, text]) => [`${list}.${count}.${name}`, String(text)] as const);
    form.setAll({ ...withItem(form.fields, form.typed, list), ...Object.fromEntries(own) });
    const first = texts.what === "house" ? "price" : texts.what === "purchase" ? "down" : "amount";
    added.current = `${list}.${count}.${first}`;
  };
  return (
    <p className="controls">
      {starts.map(([label, texts]) => (
        <button type="button" key={label} onClick={() => add(texts)}>
          {label}
        </button>
      ))}
    </p>
  );
}

/** The age in the first year without pay. */
const stopsAt = (inputs: Inputs) => Math.max(firstAgeOf(inputs), inputs.retireAge);

const whatIs = (options: readonly { readonly value: string; readonly label: string }[], value?: string) =>
  options.find((option) => option.value === value)?.label ?? "";

/** What an event asks for. */
const SALE = ["price", "sellingCosts", "owed", "paidFor"] as const;
const COST = ["years", "amount"] as const;
const LOAN = ["loanRate", "loanYears"] as const;
type Event = Inputs["oneOffs"][number];
const askedFor = ({ what, loan }: Event) =>
  what === "house"
    ? SALE
    : what === "purchase"
      ? (["down", "loan", ...(loan > 0 ? LOAN : []), "ongoing", "rentSaved", "keptTo"] as const)
      : COST;
/** Its amount, as its title shows it. A home costs what is paid in cash and borrowed. */
const sizeOf = ({ what, price, down, loan, amount }: Event) =>
  what === "house" ? price : what === "purchase" ? down + loan : amount;

const insuranceIn = ({ result: { health } }: Props) =>
  health === null ? "Medicare from 65" : `${inDollars(health.premium)} a year before 65`;

const Health = ({ result: { health } }: Props) => (
  <>
    <Blank name="premiumBefore" {...(health === null ? { note: "Not used: nobody here needs it." } : {})} />
    <Blanks names={["marketplace", "medicarePremium", "medical"]} />
  </>
);

const Spending = ({ inputs }: Props) => (
  <>
    <Pair names={["slowAge", "slowShare"]} />
    <Pair names={["lateAge", "lateShare"]} />
    <Blank name="mortgage" />
    {inputs.mortgage > 0 && <Blank name="mortgageAge" />}
    <Blank name="giving" />
    <ListCards
      name="oneOffs"
      title={(i) => {
        const event = inputs.oneOffs[i];
        return event === undefined
          ? ""
          : `${whatIs(fields.oneOffs.of.what.options, event.what)} at ${event.atAge}: ${inDollars(sizeOf(event))}`;
      }}
    >
      {(prefix, i) => {
        const event = inputs.oneOffs[i];
        return (
          <>
            <Blank name={`${prefix}what`} />
            <Blank name={`${prefix}atAge`} />
            {event !== undefined && askedFor(event).map((name) => <Blank key={name} name={`${prefix}${name}`} />)}
          </>
        );
      }}
    </ListCards>
    <Starts
      list="oneOffs"
      starts={[
        ["Sell your home", { what: "house", atAge: stopsAt(inputs) }],
        ["Buy a home", { what: "purchase", atAge: stopsAt(inputs) }],
        ["College", { what: "college", atAge: firstAgeOf(inputs), years: 4 }],
        ["Inheritance", { what: "money" }],
      ]}
    />
  </>
);

/** The law's limits on an annuity that begins after required distributions do. */
function Longevity({ inputs, longevity }: { readonly inputs: Inputs } & Pick<Result, "longevity">) {
  if (longevity === null) return null;
  const { startAge, mostPaid, latestAge } = longevity;
  return (
    <p className="note">
      {inputs.annuityPrice > mostPaid &&
        `Your required distributions begin at ${startAge}. An annuity that begins later can cost at most ${inDollars(mostPaid)}, so we count only that much of the price, and the payout that goes with it. `}
      {inputs.annuityFrom > latestAge &&
        `Payments have to begin by ${latestAge}. Enter ${latestAge} or less, and take the payout from a quote for that age.`}
    </p>
  );
}

/** What a pension leaves a survivor, and another option to compare it with. */
const ForSurvivor = ({
  prefix,
  stream,
}: {
  readonly prefix: string;
  readonly stream: Inputs["streams"][number] | undefined;
}) =>
  stream !== undefined &&
  hasSurvivorsPart(stream) && (
    <>
      <Blank name={`${prefix}survivor`} />
      {stream.kind !== "untaxed" && <Blank name={`${prefix}other`} />}
      {stream.kind !== "untaxed" && stream.other > 0 && <Blank name={`${prefix}otherSurvivor`} />}
    </>
  );

const usePensionOptions = whenWanted(() => import("./pension-options/PensionOptions.tsx"));
function OptionsCompared(props: { readonly inputs: Inputs; readonly stamp: string }) {
  const { default: PensionOptions } = usePensionOptions();
  return <PensionOptions {...props} />;
}

const Income = ({ inputs, result }: Props) => (
  <>
    <ListCards
      name="streams"
      title={(i) =>
        `${whatIs(fields.streams.of.kind.options, inputs.streams[i]?.kind)}: ${inDollars(inputs.streams[i]?.amount ?? 0)} a year`
      }
    >
      {(prefix, i) => (
        <>
          <Blank name={`${prefix}kind`} />
          {inputs.couple && inputs.streams[i]?.kind !== "self-employment" && <Blank name={`${prefix}owner`} />}
          <Blank name={`${prefix}amount`} note={aMonth(inputs.streams[i]?.amount ?? 0)} />
          <Blank name={`${prefix}fromAge`} />
          <Blank name={`${prefix}throughAge`} />
          {inputs.couple && <ForSurvivor prefix={prefix} stream={inputs.streams[i]} />}
        </>
      )}
    </ListCards>
    {hasOptions(inputs) && (
      <Suspense fallback={null}>
        <OptionsCompared inputs={inputs} stamp={result.stamp} />
      </Suspense>
    )}
    <Starts
      list="streams"
      starts={[
        ["Part-time work", { kind: "work", fromAge: stopsAt(inputs), throughAge: stopsAt(inputs) + 4 }],
        ["Pension", { kind: "fixed pension", fromAge: stopsAt(inputs) }],
        ["Rent from a property", { kind: "rent", fromAge: firstAgeOf(inputs) }],
      ]}
    />
    <Blank name="annuityPrice" />
    {inputs.annuityPrice > 0 && (
      <>
        <Blanks names={["annuityAge", "annuityIncome", "annuityFrom"]} />
        <Longevity inputs={inputs} longevity={result.longevity} />
        <Blank name="annuityRaise" />
        {inputs.couple && <Blank name="annuityLives" />}
      </>
    )}
    <Blank name="ladderIncome" />
    {inputs.ladderIncome > 0 && (
      <>
        <Blank name="ladderAge" />
        <Pair names={["ladderFrom", "ladderThrough"]} />
        <Blanks names={["ladderYield", "ladderIn"]} />
        {result.ladderPrice !== null && (
          <p className="note">
            The ladder costs {inDollars(result.ladderPrice)} in today's dollars.{" "}
            <Explained<LadderLine> name="ladder.price">How we figure this.</Explained>
          </p>
        )}
      </>
    )}
  </>
);

const Accounts = ({ inputs }: Props) => (
  <>
    <ListCards
      name="accounts"
      title={(i) =>
        `${whatIs(fields.accounts.of.kind.options, inputs.accounts[i]?.kind)}: ${inDollars(inputs.accounts[i]?.balance ?? 0)}`
      }
    >
      {(prefix, i) => (
        <>
          <Blank name={`${prefix}kind`} />
          {inputs.couple && <Blank name={`${prefix}owner`} />}
          <Blank name={`${prefix}balance`} />
          {inputs.accounts[i]?.kind === "taxable" && <Blank name={`${prefix}gain`} />}
        </>
      )}
    </ListCards>
    {listsAccounts(inputs) ? (
      <p className="note">
        These accounts add up to {inDollars(inAccounts(inputs))}. They replace the total at the top.
      </p>
    ) : (
      <>
        <p className="note">Add each account with its balance, or enter the share of each kind of account below.</p>
        <Blank name="roth" />
        <Pair names={["taxable", "gainShare"]} />
        <Pair names={["health", "cash"]} />
        <p className="note">The rest is traditional: {inDollars(traditionalShare(inputs) * allSavings(inputs))}.</p>
        {inputs.couple && <Blank name="spouseTraditional" />}
      </>
    )}
    <Blank name="afterTax" />
    {!inputs.selfEmployed && <Blank name="workPlan" />}
    {inputs.couple && <Blank name="spouseWorkPlan" />}
    <Blanks names={["match", "savingRaise", "rothSaving", "taxableSaving", "healthSaving"]} />
  </>
);

/** The first year-end age at which money was free of the additional tax for at least half of the year. */
const FREE_AT = 60;

const earlyWays = ({ rothFirst, jobPlan, equal }: Inputs) => {
  const ways = [rothFirst && "Roth first", jobPlan > 0 && "rule of 55", equal && "equal payments"].filter(Boolean);
  return ways.length === 0 ? "10% tax on early withdrawals" : ways.join(", ");
};

const Early = ({ inputs: { equal, jobPlan, retireAge } }: Props) => (
  <>
    <Blanks names={["rothContributions", "rothFirst"]} />
    <Blank
      name="jobPlan"
      {...(jobPlan > 0 && retireAge < 55 ? { note: "You stop before 55, so this makes no difference." } : {})}
    />
    <Blank name="equal" />
    {equal && <Blanks names={["equalFrom", "equalShare", "equalRate"]} />}
  </>
);

const Markets = ({ inputs: { model } }: Props) => (
  <>
    <Pair names={["stocks", "stocksRetired"]} />
    <Blanks names={["fee", "model"]} />
    {model !== "history" && <Blanks names={["paths", "seed"]} />}
    {model === "bootstrap" && <Blank name="blockYears" />}
    {model === "random" && (
      <>
        <Pair names={["stockMean", "stockDeviation"]} />
        <Pair names={["bondMean", "bondDeviation"]} />
        <Pair names={["correlation", "inflation"]} />
      </>
    )}
    <Blank name="cashReturn" />
    <Pair names={["dividendYield", "bondYield"]} />
  </>
);

const Withdrawing = ({ inputs: { strategy, order, convert, state, floorShare, spending } }: Props) => (
  <>
    <Blank name="strategy" {...(strategy === "plan" ? {} : { note: ruleWords[strategy][1] })} />
    {strategy !== "plan" && (
      <>
        {!OWN_START.includes(strategy) && <Blank name="firstRate" />}
        <Blank name="floorShare" />
        <p className="note">That is {inDollars(floorShare * spending)} a year.</p>
      </>
    )}
    <Blank name="order" />
    {order === "fill" && <Blank name="fillTo" />}
    <Blank name="convert" />
    {convert && <Blanks names={["convertTo", "convertFrom", "convertThrough", "convertPays"]} />}
    <Blank name="state" />
    {state === "flat" && <Blank name="stateRate" />}
    <p className="note">
      <ToBlank name="elsewhere">Compare with living in another state</ToBlank>
    </p>
  </>
);
