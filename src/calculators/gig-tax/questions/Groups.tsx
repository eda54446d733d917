import type { ReactNode } from "react";
import { monthNames } from "../../../engine/calendar.ts";
import { milesByHalf } from "../../../engine/tax/schedule-c/car-miles.ts";
import { perYear } from "../../../inputs/fields.ts";
import { workProfiles } from "../../../law/us/business-categories.ts";
import { Blank } from "../../../ui/form/Blank.tsx";
import { Hints } from "../../../ui/form/hints.ts";
import { ListCards } from "../../../ui/form/ListCards.tsx";
import { More } from "../../../ui/form/More.tsx";
import { useTheForm } from "../../../ui/form/useForm.ts";
import { inDollars, inNumbers } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import type { Car, Gig, Inputs } from "../inputs.ts";
import { PaymentsMade, paidInWords } from "../paying/PaymentsMade.tsx";
import { asksLastYear, asksPayments } from "../paying/paying.ts";
import { LastYearBlanks, PersonalServicesBlank, RentBlank, StateWithheldBlank } from "../state/StateBlanks.tsx";
import type { Share } from "../state/useStateShare.ts";
import { amountIn, section179Of } from "../year/business-year.ts";
import { asksEarlyWithdrawals, bothHaveGigs, earlyWithdrawalsOf, usualWithholding } from "../year/household-of.ts";
import { milesOf } from "../year/miles-of-year.ts";
import { atThisPace, goneOf, sinceThen } from "../year/part-of-year.ts";
import { Family } from "./Family.tsx";
import { costs, shareName } from "./gig-fields.ts";
import { hints, hintsOf, wordsOf } from "./hints.ts";
import { adjustmentFields, deductionFields, incomeFields, learningFields } from "./household-fields.ts";
import { MarketplaceNote } from "./MarketplaceNote.tsx";
import { parentsRateNote, refundNote } from "./parents-rate.ts";
import { isStretched, WHOLE_YEAR } from "./so-far.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
}

/** What the kind of work needs first, then groups of further questions, each closed until opened. */
export default function Groups({ answered, share }: Props) {
  const { inputs, year, profit } = answered;
  const joint = inputs.filingStatus === "married_joint";
  const wages = inputs.jobs.length;
  const parentsRate = parentsRateNote(answered);
  const { typed } = useTheForm();
  const given = (names: RegExp) => Object.keys(typed).some((name) => names.test(name));
  const anyGiven = (fields: object) => Object.keys(fields).some((name) => typed[name] !== undefined);
  return (
    <Hints value={hints}>
      <AskedFirst answered={answered} />
      {/* A form of their own: at each keystroke, Chromium's autofill reads every field of the form typed into. */}
      <form className="chips" method="dialog">
        <More
          filled={given(/^(gigs\.(?!0\.(pay|work)$)|cars\.|fleet|section179)/)}
          title="Gig work: costs, miles, tips"
          summary={`${inputs.gigs.length === 1 ? "1 gig" : `${inputs.gigs.length} gigs`}, ${profitOrLoss(profit)}`}
        >
          <ListCards name="gigs" title={(i) => gigTitle(answered, i)}>
            {(prefix, i) => <GigBlanks prefix={prefix} index={i} joint={joint} answered={answered} />}
          </ListCards>
        </More>
        <More
          filled={given(
            /^(filer(?!ingStatus)|spouse(Age|NewYear|Blind|HasNumber|Itemizes)|dependents\.|claimed|livedApart)/,
          )}
          title="Children, age, household"
          summary={household(inputs)}
        >
          <ListCards name="dependents" title={(i) => dependentTitle(inputs.dependents[i]?.age ?? null)}>
            {(prefix, i) => (
              <>
                <Blank
                  name={`${prefix}age`}
                  note={inputs.dependents[i]?.age === null ? "Counts once you enter an age." : undefined}
                />
                <Blank name={`${prefix}relation`} />
                <Blank name={`${prefix}hasNumber`} />
                <Blank name={`${prefix}student`} />
                <Blank name={`${prefix}disabled`} />
                <Blank name={`${prefix}livedWithYou`} />
              </>
            )}
          </ListCards>
          <Blank name="filerAge" />
          {nearABirthday(inputs.filerAge, inputs.filerNewYear) && <Blank name="filerNewYear" />}
          {joint && <Blank name="spouseAge" />}
          {joint && nearABirthday(inputs.spouseAge, inputs.spouseNewYear) && <Blank name="spouseNewYear" />}
          <Blank name="filerBlind" />
          {joint && <Blank name="spouseBlind" />}
          <Blank name="filerHasNumber" />
          {joint && <Blank name="spouseHasNumber" />}
          <Blank name="claimedAsDependent" />
          {inputs.filingStatus === "married_separate" && (
            <>
              <Blank name="livedApart" />
              <Blank name="spouseItemizes" />
            </>
          )}
        </More>
        <More
          filled={given(/^(jobs\.|stateWithheld)/) || anyGiven(incomeFields)}
          title="Jobs and other income"
          summary={wages === 0 ? "none" : `${wages} ${wages === 1 ? "job" : "jobs"}`}
        >
          <ListCards name="jobs" title={(i) => `Job ${i + 1}`}>
            {(prefix, i) => (
              <>
                {joint && <Blank name={`${prefix}who`} />}
                <Blank name={`${prefix}pay`} note={jobPace(answered, i)} />
                <Blank name={`${prefix}withheld`} note={withheldNote(answered, i)} />
                <Blank name={`${prefix}retirementAtWork`} />
                <Blank name={`${prefix}hasPlan`} />
                <Blank name={`${prefix}tips`} />
                <Blank name={`${prefix}overtimePremium`} />
              </>
            )}
          </ListCards>
          <StateWithheldBlank share={share} />
          {Object.keys(incomeFields)
            .filter((name) => name !== "employerPensions" || inputs.pensions > 0)
            .filter((name) => name !== "earlyWithdrawals" || asksEarlyWithdrawals(inputs, year.law))
            .map((name) =>
              name === "earlyWithdrawals" ? (
                <Blank
                  key={name}
                  name={name}
                  note={earlyNote(answered)}
                  counted={inNumbers(earlyWithdrawalsOf({ ...inputs, earlyWithdrawals: null }, year.law))}
                />
              ) : (
                <Blank key={name} name={name} />
              ),
            )}
          {parentsRate && <p className="note">{parentsRate}</p>}
        </More>
        <More
          filled={
            given(
              /^(health|marketplace|benchmark|advance|dependentsIncome|plan(?!ned)|ira$|spouseIra|roth|spouseRoth|hsa)/,
            ) || anyGiven(adjustmentFields)
          }
          title="Health insurance and retirement"
          summary={health(inputs)}
        >
          <Blank name="healthPremiums" note={premiumNote(answered)} />
          {inputs.healthPremiums.amount > 0 && bothHaveGigs(inputs) && <Blank name="healthWho" />}
          <Blank name="marketplace" />
          {inputs.marketplace && <Blank name="benchmarkPremium" />}
          {inputs.marketplace && <Blank name="advanceCredit" />}
          {inputs.marketplace && inputs.dependents.length > 0 && <Blank name="dependentsIncome" />}
          <MarketplaceNote answered={answered} share={share} />
          <Blank name="plan" />
          {inputs.plan !== "none" && bothHaveGigs(inputs) && <Blank name="planWho" />}
          {inputs.plan !== "none" && (
            <Blank name="planContribution" note={`Counted: ${inDollars(year.result.adjusted.planDeductions)}`} />
          )}
          <Blank name="ira" />
          {joint && <Blank name="spouseIra" />}
          <Blank name="roth" />
          {joint && <Blank name="spouseRoth" />}
          {(savesForCredit(inputs) || inputs.filerStudent) && <Blank name="filerStudent" />}
          {joint && (savesForCredit(inputs) || inputs.spouseStudent) && <Blank name="spouseStudent" />}
          <Blank name="hsaCoverage" />
          {inputs.hsaCoverage !== "none" && (
            <>
              {joint && <Blank name="hsaWho" />}
              <Blank name="hsaMonths" />
              <Blank name="hsa" note={`Counted: ${inDollars(year.result.adjusted.healthSavingsDeduction)}`} />
            </>
          )}
          {Object.keys(adjustmentFields).map((name) => (
            <Blank key={name} name={name} />
          ))}
        </More>
        <More
          filled={given(/^otherStudents/) || anyGiven({ ...deductionFields, ...learningFields })}
          title="Deductions and credits"
          summary={year.result.itemizes ? "itemized" : "standard deduction"}
        >
          {Object.keys(deductionFields)
            .filter((name) => !(name in CARE_MONTHS) || asksCareMonths(answered, name as keyof typeof CARE_MONTHS))
            .map((name) => (
              <Blank key={name} name={name} note={name === "collegeCosts" ? refundNote(answered) : undefined} />
            ))}
          {(inputs.collegeCosts > 0 || inputs.otherStudents.length > 0) && (
            <ListCards name="otherStudents" title={(i) => `Student ${i + 2}`}>
              {(prefix) => <Blank name={`${prefix}costs`} />}
            </ListCards>
          )}
          {Object.keys(learningFields).map((name) => (
            <Blank key={name} name={name} />
          ))}
          <RentBlank share={share} />
          <PersonalServicesBlank share={share} />
        </More>
        <More
          filled={given(/^(today|payments\.|lastYear|uneven|profitBy)/)}
          title="Payments so far, and last year's tax"
          summary={paidInWords(inputs)}
        >
          <Blank name="today" />
          {asksPayments(answered) ? (
            <p className="note">Your payments are under the answer, below what to pay.</p>
          ) : (
            <PaymentsMade answered={answered} share={share} />
          )}
          {!asksLastYear(answered) && <Blank name="lastYearTax" />}
          <Blank name="lastYearIncome" />
          {!asksLastYear(answered) && <LastYearBlanks share={share} />}
          <Blank name="unevenIncome" />
          {inputs.unevenIncome && (
            <>
              <Blank name="profitByMarch" />
              <Blank name="profitByMay" />
              <Blank name="profitByAugust" />
            </>
          )}
          <Blank name="printedTables" />
        </More>
      </form>
    </Hints>
  );
}

/** Whose months they are, by place on the return. */
const CARE_MONTHS = { filerCareMonths: 0, spouseCareMonths: 1 } as const;

/** A couple's months as a student or disabled matter only if earnings limit the costs that count. */
function asksCareMonths({ inputs, year: { law, result } }: Answer, name: keyof typeof CARE_MONTHS): boolean {
  const { filingStatus, careExpenses } = inputs;
  if (filingStatus !== "married_joint" || careExpenses === 0) return false;
  const { earnedIncome = 0 } = result.people[CARE_MONTHS[name]] ?? {};
  return inputs[name] > 0 || earnedIncome < Math.min(careExpenses, law.dependentCare.forMore);
}

/** Why the part counted is what it is, until an amount is entered. */
const earlyNote = ({ inputs: { taxYear, filerAge }, year: { law } }: Answer) =>
  `Until you enter an amount, we count ${
    filerAge < law.earlyWithdrawal.untilAge ? "everything except an employer's pension" : "nothing"
  }, because you're ${filerAge} at the end of ${taxYear}. ${hints.earlyWithdrawals}`;

/** What we estimate an employer withholds, and how much less if Form W-4 claims the children. */
function withheldNote({ inputs, year: { household, law, gone } }: Answer, i: number) {
  const job = inputs.jobs[i];
  if (!job || job.withheld !== null || job.pay.amount === 0) return hints["jobs.withheld"];
  const usual = usualWithholding(Math.max(0, perYear(job.pay, gone) - job.retirementAtWork), law);
  const { perChild, perOtherDependent, childrenUnder } = law.childCredit;
  const claimed = household.dependents.reduce(
    (sum, { age }) => sum + (age < childrenUnder ? perChild : perOtherDependent),
    0,
  );
  return `${hints["jobs.withheld"]} That's ${inDollars(usual)} this year${
    claimed > 0 ? `, or about ${inDollars(Math.max(0, usual - claimed))} if your Form W-4 claims your dependents` : ""
  }.`;
}

/** Tips are part of the pay, which people don't always type that way. */
const tipsNote = ({ tips }: Gig, pay: number) =>
  tips > 0 && tips <= pay
    ? `Without tips, your pay is ${inDollars(pay - tips)}. If your ${inDollars(pay)} doesn't include the tips, add them to it.`
    : "";

/** What a job's pay so far becomes. It isn't asked when a job began. */
function jobPace({ inputs: { jobs, taxYear }, year }: Answer, i: number) {
  const pace = jobs[i] && atThisPace(jobs[i].pay, year.gone, taxYear);
  return pace && `${pace} If you started during the year, choose “a year” and enter what you expect.`;
}

/** The ages at which a January 1 birthday matters: for the saver's credit, the earned income credit and seniors. */
const nearABirthday = (age: number, typed: boolean) => typed || age === 17 || age === 24 || age === 64;

/** Whether anything was saved that could earn the saver's credit, which full-time students don't get. */
const savesForCredit = ({ ira, spouseIra, roth, spouseRoth, plan, planContribution, jobs }: Inputs) =>
  ira + spouseIra + roth + spouseRoth > 0 ||
  (plan !== "none" && planContribution > 0) ||
  jobs.some((job) => job.retirementAtWork > 0);

/** "$5,000 of profit", "$5,000 loss". */
const profitOrLoss = (profit: number) => (profit < 0 ? `${inDollars(-profit)} loss` : `${inDollars(profit)} of profit`);

const gigTitle = ({ year }: Answer, i: number) => {
  const business = year.businesses[i];
  return business ? `${workProfiles[business.gig.work].name}: ${profitOrLoss(business.sheet.netProfit)}` : "A gig";
};

const dependentTitle = (age: number | null) =>
  age === null ? "Dependent" : `Dependent, ${age === 0 ? "under 1" : `age ${age}`}`;

const household = ({ filerAge, dependents }: Inputs) => {
  const counted = dependents.filter(({ age }) => age !== null).length;
  return `${counted === 0 ? "no dependents" : counted === 1 ? "1 dependent" : `${counted} dependents`}; you are ${filerAge}`;
};

const premiumNote = (answered: Answer) => {
  const { inputs, year } = answered;
  const what = inputs.marketplace
    ? "Enter the whole premium before any credit (Form 1095-A, column A), not just your part."
    : hints.healthPremiums;
  if (inputs.healthPremiums.amount === 0) return what;
  return `${what} Deducted: ${inDollars(year.result.adjusted.healthDeductions)}.${whyLess(answered)}`;
};

/** Why not the whole premium is deducted (26 USC 162(l)(2)(A), 280C(g)). */
function whyLess({ inputs, year: { health, law, result } }: Answer): string {
  if (result.adjusted.healthDeductions > perYear(inputs.healthPremiums) - 0.5) return "";
  if (!health) return result.adjusted.healthDeductions > 0.5 ? " Your profit doesn't allow more." : "";
  const { deduction, credit, coverage } = health;
  if (deduction >= coverage.earnedIncomeLimit - 0.5) return " Your profit doesn't allow more.";
  if (credit > 0.5) return " What the Marketplace credit pays can't be deducted.";
  const end = (law.premiumTaxCredit.endsAbove ?? 0) * coverage.povertyLine;
  return ` Deducting more would bring your income down to ${inDollars(end)}. There the Marketplace credit starts, and what it would pay can't be deducted.`;
}

const health = ({ filingStatus, plan, planContribution, ira, spouseIra, ...inputs }: Inputs) => {
  const healthPremiums = perYear(inputs.healthPremiums);
  const spouses = filingStatus === "married_joint" ? spouseIra : 0;
  const saved = (plan === "none" ? 0 : planContribution) + ira + spouses;
  if (healthPremiums === 0 && saved === 0) return "nothing yet";
  return [
    healthPremiums > 0 ? `${inDollars(healthPremiums)} premiums` : "",
    saved > 0 ? `${inDollars(saved)} saved` : "",
  ]
    .filter(Boolean)
    .join(", ");
};

/** What to ask first for a kind of work, and what to watch out for. */
function AskedFirst({ answered }: Pick<Props, "answered">) {
  const { inputs, year } = answered;
  const [gig] = inputs.gigs;
  const { gone } = year;
  if (!gig) return null;
  const { first, note } = wordsOf(gig.work);
  const ofWork = hintsOf(gig.work);
  return (
    <div className="ask">
      <Family {...inputs} />
      <p className="soft small">{note}</p>
      {gig.work === "home_sharing" ? (
        <>
          <RentalBlanks answered={answered} index={0} of={(name) => <Blank key={name} name={`gigs.0.${name}`} />} />
          {gig.services !== "fewDays" && (
            <Blank
              name="gigs.0.all_together"
              note={`${hints["gigs.all_together"]} To list them one by one, open “Gig work.”`}
            />
          )}
        </>
      ) : (
        first.map((name) =>
          name === "miles" ? (
            <Miles key={name} prefix="gigs.0." car={gig} gig={gig} answered={answered} />
          ) : (
            <Blank
              key={name}
              name={`gigs.0.${name}`}
              note={[
                ofWork[`gigs.${name}`],
                isStretched(gig, gone) && WHOLE_YEAR(inputs.taxYear),
                name === "tips" && tipsNote(gig, year.businesses[0]?.deposits ?? 0),
              ]
                .filter(Boolean)
                .join(" ")}
            />
          ),
        )
      )}
    </div>
  );
}

interface GigProps {
  readonly prefix: string;
  readonly index: number;
  readonly joint: boolean;
  readonly answered: Answer;
}

function GigBlanks({ prefix, index, joint, answered }: GigProps) {
  const business = answered.year.businesses[index];
  const gig = business?.gig;
  const main: readonly string[] = gig ? wordsOf(gig.work).main : [];
  const asked: readonly string[] = index === 0 && gig ? wordsOf(gig.work).first : [];
  const of = (name: string) => !asked.includes(name) && <Blank key={name} name={prefix + name} />;
  const costBlanks = (wanted: boolean) =>
    (wanted
      ? ["all_together", ...main].flatMap((id) => costs.find((cost) => cost.id === id) ?? [])
      : costs.filter(({ id }) => id !== "all_together" && !main.includes(id))
    ).flatMap(({ id, isShared }) => (isShared ? [of(id), of(shareName(id))] : [of(id)]));
  const car = business?.sheet.carBothWays;
  const isRented = gig?.work === "home_sharing";
  const { inputs, year } = answered;
  const wholeYear = gig && isStretched(gig, year.gone) && WHOLE_YEAR(inputs.taxYear);
  const onScheduleC = business?.form === "C" ? business.sheet : null;
  return (
    <Hints value={gig ? hintsOf(gig.work) : hints}>
      {joint && of("who")}
      {index > 0 && (
        <>
          <Blank name={`${prefix}work`} note={gig && wordsOf(gig.work).note} />
          {isRented && <RentalBlanks answered={answered} index={index} of={of} />}
          <Blank name={`${prefix}pay`} note={gig && atThisPace(gig.pay, goneOf(gig, inputs), inputs.taxYear)} />
          <Blank name={`${prefix}began`} note={sinceThen(answered, index)} />
        </>
      )}
      {of("grossOnForms")}
      {gig?.grossOnForms !== null && of("passedOn")}
      {business && business.receipts.platformFees > 0 && (
        <p className="note">
          {inDollars(business.receiptsSheet.grossReceipts)} on the forms less{" "}
          {inDollars(business.receipts.platformFees)} of fees
          {business.receipts.refunds > 0 ? ` and ${inDollars(business.receipts.refunds)} passed on` : ""} is the{" "}
          {inDollars(business.deposits)} you received. You deduct the fees on line 10, so you aren't taxed on money you
          never got.
        </p>
      )}
      {!isRented && !asked.includes("tips") && (
        <Blank
          name={`${prefix}tips`}
          note={[wholeYear || hints["gigs.tips"], gig && tipsNote(gig, business.deposits)].filter(Boolean).join(" ")}
        />
      )}
      {gig && gig.tips > 0 && !workProfiles[gig.work].tipsOnList && (
        <p className="note">
          This kind of work isn't on the IRS list of tipped occupations, so we don't deduct these tips. Visual artists,
          floral designers and gas pump attendants are on the list, so they can deduct tips.
        </p>
      )}
      <More title="Driving" summary={milesIn(business?.sheet)}>
        {index === 0 && answered.inputs.cars.length > 0 && (
          <p className="label">Car 1: {inMiles(car?.businessMiles ?? 0)}</p>
        )}
        {wholeYear && <p className="note">{wholeYear}</p>}
        {gig && !asked.includes("miles") && <Miles prefix={prefix} car={gig} gig={gig} answered={answered} />}
        <CarBlanks sheet={car} of={of} />
        {index === 0 && <MoreCars answered={answered} />}
      </More>
      <More title="Other costs" summary={inDollars(business?.sheet.expensesTotal ?? 0)} open={isRented}>
        {wholeYear && <p className="note">{wholeYear}</p>}
        {costBlanks(true)}
        {isRented && ["homeMortgageInterest", "homeDepreciation"].map(of)}
        {gig && onScheduleC && amountIn(gig, "equipment") > 0 && of("equipmentMethod")}
        <CarriedEquipment answered={answered} index={index} />
        {!isRented && of("costOfGoodsSold")}
        <More title="Less common costs" summary="">
          {costBlanks(false)}
          {index === 0 && !isRented && <Blank name="section179Before" />}
        </More>
      </More>
      {onScheduleC && (
        <More title="Workspace at home" summary={inDollars(onScheduleC.homeDeduction)}>
          {["officeSquareFeet", "officeMonths", "homeSquareFeet", "homeCosts"].map(of)}
        </More>
      )}
      {!isRented && gig && workProfiles[gig.work].specifiedService !== true && of("specifiedService")}
      {(answered.year.result.qualified.phaseIn > 0 || (gig && gig.propertyBasis > 0)) && of("propertyBasis")}
    </Hints>
  );
}

/** What the section 179 income limit carries over to next year. */
function CarriedEquipment({ answered: { inputs, year }, index }: Pick<GigProps, "answered" | "index">) {
  const found = section179Of(inputs, year.gone, year.law);
  if (!found || found.first !== index) return null;
  const { deduction, carriedForward } = found.sheet;
  return (
    <p className="note">
      Section 179 deducts {inDollars(deduction)} this year
      {carriedForward > 0.5 && `, and ${inDollars(carriedForward)} carries over to next year`}.
    </p>
  );
}

const inMiles = (miles: number) => (miles > 0 ? `${inNumbers(miles)} miles` : "none");
const milesIn = (sheet: Sheet | undefined) =>
  inMiles([sheet, ...(sheet?.moreCars ?? [])].reduce((sum, one) => sum + (one?.carBothWays.businessMiles ?? 0), 0));
type Sheet = Answer["year"]["businesses"][number]["sheet"];

interface MilesProps extends Pick<Props, "answered"> {
  readonly prefix: string;
  readonly car: Omit<Car, "gig">;
  readonly gig: Pick<Gig, "pay" | "began">;
}

const inCentsAMile = (rate: number) => `${Number((rate * 100).toFixed(1))}¢`;

/**
 * A car's miles for the year, and for its first half if the rate changed on July 1. Both halves if somebody typed them
 * without the year's total.
 */
function Miles({ prefix, car, gig, answered: { inputs, year } }: MilesProps) {
  const { typed } = useTheForm();
  const isTyped = (name: string) => typed[prefix + name] !== undefined;
  const halfTyped = isTyped("milesJanuaryToJune");
  const asksYear = isTyped("miles") || !(halfTyped || isTyped("milesJulyToDecember"));
  const { businessJanuaryToJune: rate, businessJulyToDecember: later } = year.law.mileage;
  const counted = milesOf(car, gig, inputs);
  const { januaryToJune, julyToDecember } = milesByHalf(counted);
  const isSoFar = isStretched(gig, goneOf(gig, inputs));
  const ofYear =
    isSoFar &&
    (car.milesOfYear
      ? `We count these for all of ${inputs.taxYear}, including the months to come.`
      : car.miles > 0
        ? `We assume the rest of ${inputs.taxYear} goes the same way: ${inMiles(counted.miles)} for the whole year.`
        : "Enter your miles so far, like your pay. We'll work out the whole year.");
  const first = monthNames[gig.began - 1];
  const note = !asksYear
    ? undefined
    : halfTyped
      ? `That leaves ${inMiles(julyToDecember)} from July to December.`
      : `The rate changed on July 1, from ${inCentsAMile(rate)} to ${inCentsAMile(later)} a mile. Until you enter this, we assume you've driven the same number of miles each month${gig.began > 1 ? ` since ${first}` : ""}: ${inNumbers(Math.round(januaryToJune))} through June.`;
  return (
    <>
      {asksYear && (
        <Blank
          name={`${prefix}miles`}
          note={
            ofYear ||
            (prefix === "gigs.0." &&
              inputs.cars.length > 0 &&
              "Enter only car 1's miles. Your other cars have their own.")
          }
        />
      )}
      {asksYear && isSoFar && (car.miles > 0 || car.milesOfYear) && <Blank name={`${prefix}milesOfYear`} />}
      {(!asksYear || halfTyped || (rate !== later && car.miles > 0)) && (
        <Blank
          name={`${prefix}milesJanuaryToJune`}
          note={note}
          counted={asksYear && !halfTyped ? inNumbers(Math.round(januaryToJune)) : undefined}
        />
      )}
      {(!asksYear || isTyped("milesJulyToDecember")) && <Blank name={`${prefix}milesJulyToDecember`} />}
    </>
  );
}

interface CarProps {
  readonly sheet: Sheet["carBothWays"] | undefined;
  of(name: string): ReactNode;
}

/** The questions about a car, and its deduction with both methods. */
const CarBlanks = ({ sheet, of }: CarProps) => (
  <>
    {["parkingAndTolls", "carMethod"].map(of)}
    {sheet && (sheet.standard > 0 || sheet.actual > 0) && (
      <p className="note">
        You'd deduct {inDollars(sheet.standard)} at the mileage rate
        {sheet.actual > 0
          ? `, or ${inDollars(sheet.actual)} with actual costs.`
          : ". To compare, enter the car's actual costs."}
      </p>
    )}
    {sheet && sheet.actual > 0 && sheet.businessShare === 1 && (
      <p className="note">
        With actual costs, we count every mile of this car as work. If you also drive it for yourself, enter its total
        miles.
      </p>
    )}
    <More title="Actual costs of the car" summary={inDollars(sheet?.actual ?? 0)}>
      {[
        "totalMiles",
        "fuel",
        "repairsAndTires",
        "carInsurance",
        "registration",
        "leasePayments",
        "carLoanInterest",
        "carCost",
        "carDepreciation",
      ].map(of)}
    </More>
  </>
);

/** Additional cars, each with its own miles, costs and method. */
function MoreCars({ answered }: Pick<Props, "answered">) {
  const { inputs, year } = answered;
  const places = inputs.cars.map(({ gig }) => Math.min(gig, inputs.gigs.length) - 1);
  const sheetOf = (i: number) => {
    const place = places[i] ?? 0;
    return year.businesses[place]?.sheet.moreCars[places.slice(0, i).filter((other) => other === place).length];
  };
  const milesOfCar = (prefix: string, i: number) => {
    const car = inputs.cars[i];
    const gig = inputs.gigs[places[i] ?? 0];
    return car && gig && <Miles prefix={prefix} car={car} gig={gig} answered={answered} />;
  };
  return (
    <>
      <ListCards name="cars" title={(i) => `Car ${i + 2}: ${inMiles(sheetOf(i)?.carBothWays.businessMiles ?? 0)}`}>
        {(prefix, i) => (
          <>
            {inputs.gigs.length > 1 && <Blank name={`${prefix}gig`} />}
            {milesOfCar(prefix, i)}
            <CarBlanks sheet={sheetOf(i)?.carBothWays} of={(name) => <Blank key={name} name={prefix + name} />} />
          </>
        )}
      </ListCards>
      {inputs.cars.length >= MANY && <Blank name="fleet" />}
    </>
  );
}
/**
 * With this many besides the first, the mileage rate may not be allowed: five at the same time (Publication 463,
 * chapter 4).
 */
const MANY = 4;

/**
 * What determines where rent is reported. The rest is asked only if it changes the tax: with a loss, or where
 * investment income is taxed.
 */
function RentalBlanks({
  answered,
  index,
  of,
}: Pick<GigProps, "answered" | "index"> & { of: (name: string) => ReactNode }) {
  const { year } = answered;
  const business = year.businesses[index];
  if (business?.form !== "E") return of("services");
  const { fewDays } = business.year;
  const loses = business.sheet.incomeBeforeLimits < 0;
  const { waiting } = year.rental.losses;
  return (
    <>
      {of("services")}
      {!fewDays && of("isBusiness")}
      {!fewDays && loses && of("livedIn")}
      {!fewDays && (loses || year.result.investmentTax.incomeAbove > 0) && (
        <>
          {of("stay")}
          {of("role")}
        </>
      )}
      {loses && waiting > 0 && (
        <p className="note">
          {inDollars(waiting)} of the loss can't be used this year. It carries over to later years.
        </p>
      )}
    </>
  );
}
