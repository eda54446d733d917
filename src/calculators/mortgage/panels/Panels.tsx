/** The decisions about this house. Each panel shows its finding while closed, and loads the rest when opened. */
import { Suspense, useMemo } from "react";
import { useTheForm } from "../../../ui/form/useForm.ts";
import { onDemand } from "../../../ui/Later.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { Assumptions } from "../../../ui/result/Assumptions.tsx";
import { Tabs } from "../../../ui/result/Tabs.tsx";
import { MovesPanel } from "../../../ui/take/MovesPanel.tsx";
import type { Answer, OtherLoans } from "../answer.ts";
import { assumed, assumedOfLoan } from "../assumed.ts";
import * as asked from "../fields/deciding.ts";
import { printed } from "../fields/printed.ts";
import { isOwnLoan } from "../headline.ts";
import { kindOf } from "../loan.ts";
import type { County } from "../place/counties.ts";
import { isDescribed } from "../present.ts";
import { adjustableOf } from "./adjustable/paths.ts";
import { boughtDownOf } from "./adjustable/temporary-buydown.ts";
import { affordOf } from "./affordable/affordable.ts";
import { helpOf } from "./down-payment-help.ts";
import { checkOf } from "./loan-estimate/checked-boxes.ts";
import { estimateOf } from "./loan-estimate/closing-figures.ts";
import { offersOf } from "./offers/compare.ts";
import { pointsOf } from "./offers/other-quote.ts";
import { endsOf } from "./owning/insurance-ends.ts";
import { taxesOf } from "./owning/taxes-while-owning.ts";
import { presentOf } from "./present-loan/ahead.ts";
import { earlyOf } from "./present-loan/paying-early.ts";
import { refinancingOf } from "./present-loan/refinancing.ts";
import { programsOf } from "./programs/compare.ts";
import { rentOrBuyOf } from "./renting/compare.ts";
import { rentedOutOf } from "./renting/rented-out.ts";
import * as said from "./summaries.ts";

const moves = () => import("../moves.ts");
const Afford = onDemand(() => import("./affordable/Afford.tsx"));
const Estimate = onDemand(() => import("./loan-estimate/Estimate.tsx"));
const Check = onDemand(() => import("./loan-estimate/Check.tsx"));
const RentOrBuy = onDemand(() => import("./renting/RentOrBuy.tsx"));
const PastLine = onDemand(() => import("./renting/PastLine.tsx"));
const BoughtDown = onDemand(() => import("./adjustable/BoughtDown.tsx"));
const Programs = onDemand(() => import("./programs/Programs.tsx"));
const Offers = onDemand(() => import("./offers/Offers.tsx"));
const Help = onDemand(() => import("./Help.tsx"));
const RentedOut = onDemand(() => import("./renting/RentedOut.tsx"));
const Points = onDemand(() => import("./offers/Points.tsx"));
const Ends = onDemand(() => import("./owning/Ends.tsx"));
const Taxes = onDemand(() => import("./owning/Taxes.tsx"));
const Adjustable = onDemand(() => import("./adjustable/Adjustable.tsx"));
const Present = onDemand(() => import("./present-loan/Present.tsx"));
const Early = onDemand(() => import("./present-loan/Early.tsx"));
const Refinance = onDemand(() => import("./present-loan/Refinance.tsx"));

export interface PanelProps {
  readonly answered: Answer;
  readonly others: OtherLoans | undefined;
  readonly county: County | undefined;
}

export default function Panels({ answered, others, county }: PanelProps) {
  const isOwn = isOwnLoan(answered, useTheForm().typed);
  return (
    <section className="sheet panels" aria-labelledby="decisions">
      <h2 id="decisions">Before you decide</h2>
      <Tabs
        label="Before you decide"
        tabs={[
          {
            name: "Can I afford it?",
            blanks: { ...AFFORDING, ...asked.help, ...asked.rentedOut, ...asked.taxes },
            children: () => (
              <>
                <CanAfford answered={answered} county={county} />
                <DownPaymentHelp answered={answered} />
                <RentingOut answered={answered} />
                <IncomeTax answered={answered} />
                <MovesPanel of={moves} />
              </>
            ),
          },
          {
            name: "Which loan?",
            blanks: {
              ...asked.programs,
              ...asked.temporary,
              ...asked.offers,
              ...asked.pointsQuote,
              ...asked.insuranceChoices,
              ...CHANGING,
            },
            children: () => (
              <>
                <ChoosingProgram answered={answered} county={county} />
                <ComparingOffers answered={answered} />
                <PointsOrRate answered={answered} />
                <BuyingDown answered={answered} />
                <ChangingRate answered={answered} others={others} />
                <InsuranceEnds answered={answered} />
              </>
            ),
          },
          {
            name: "Closing costs",
            blanks: { ...asked.closing, ...printed },
            children: () => (
              <>
                <Closing answered={answered} />
                <CheckingEstimate answered={answered} />
              </>
            ),
          },
          {
            name: "Rent or buy",
            blanks: asked.renting,
            children: () => <RentingOrBuying answered={answered} />,
          },
          {
            name: "Pay early or refinance",
            blanks: { ...asked.present, ...asked.prepaying, ...asked.refinancing },
            children: () => (
              <>
                <LoanYouHave answered={answered} />
                <PayingEarly answered={answered} />
                <Refinancing answered={answered} />
              </>
            ),
          },
        ]}
      />
      <Assumptions of={isOwn ? assumedOfLoan : assumed} />
    </section>
  );
}

/** Income, debts and cash are asked for together, where they decide. */
const AFFORDING = { ...asked.household, ...asked.affording };

/** Shown only in the panel for a rate that can change. */
const CHANGING = { armFixedRate: 0 };

interface Of {
  readonly answered: Answer;
}

/** An adjustable loan's own rate, if it was typed. */
const isOwnRate = ({ given }: Answer) => kindOf(given) === "adjustable" && given.armRate !== null;

/** What the buyer can afford, the same in every panel. */
function useAfford({ answered, county }: Pick<PanelProps, "answered" | "county">) {
  // A typed percentage stays a percentage. One that is only our assumption doesn't keep cash from buying a home.
  const { typed } = useTheForm();
  const solved = typed.downPayment === undefined;
  const isRateAssumed = typed.annualRate === undefined && !isOwnRate(answered);
  return useMemo(
    () => affordOf(answered, county, { solved, isRateAssumed }),
    [answered, county, solved, isRateAssumed],
  );
}

function CanAfford(props: Pick<PanelProps, "answered" | "county">) {
  const found = useAfford(props);
  return (
    <Panel title="What you can afford" summary={said.afford(found)} blanks={AFFORDING}>
      {() => <Afford found={found} />}
    </Panel>
  );
}

function DownPaymentHelp({ answered }: Of) {
  const found = useMemo(() => helpOf(answered), [answered]);
  return (
    <Panel title="Down payment help" summary={said.help(found)} blanks={asked.help}>
      {() => <Help found={found} />}
    </Panel>
  );
}

function RentingOut({ answered }: Of) {
  const found = useMemo(() => rentedOutOf(answered), [answered]);
  return (
    <Panel title="Renting out a room or unit" summary={said.rentedOut(found)} blanks={asked.rentedOut}>
      {() => <RentedOut answered={answered} found={found} />}
    </Panel>
  );
}

function Closing({ answered }: Of) {
  const found = useMemo(() => estimateOf(answered), [answered]);
  return (
    <Panel title="Closing costs, cash to close and APR" summary={said.estimate(found)} blanks={asked.closing}>
      {() => <Estimate found={found} />}
    </Panel>
  );
}

function CheckingEstimate({ answered }: Of) {
  const found = useMemo(() => checkOf(answered), [answered]);
  return (
    <Panel title="Check a Loan Estimate" summary={said.check(found)} blanks={printed}>
      {() => <Check found={found} />}
    </Panel>
  );
}

function RentingOrBuying({ answered }: Of) {
  const found = useMemo(() => rentOrBuyOf(answered), [answered]);
  return (
    <Panel
      title="Rent or buy"
      summary={
        found ? (
          <Suspense fallback="in every past period since 1975">
            <PastLine found={found} />
          </Suspense>
        ) : (
          "enter a price"
        )
      }
      blanks={asked.renting}
    >
      {() => <RentOrBuy found={found} />}
    </Panel>
  );
}

function ChoosingProgram({ answered, county }: Pick<PanelProps, "answered" | "county">) {
  const isAssumed = useTheForm().typed.annualRate === undefined;
  const found = useMemo(() => programsOf(answered, county, isAssumed), [answered, county, isAssumed]);
  const afforded = useAfford({ answered, county });
  return (
    <Panel title="Conventional, FHA, VA or USDA" summary={said.programs(found, afforded)} blanks={asked.programs}>
      {() => <Programs found={found} afforded={afforded} />}
    </Panel>
  );
}

function ComparingOffers({ answered }: Of) {
  const found = useMemo(() => offersOf(answered), [answered]);
  return (
    <Panel title="Compare offers" summary={said.offers(found)} blanks={asked.offers}>
      {() => <Offers found={found} />}
    </Panel>
  );
}

function PointsOrRate({ answered }: Of) {
  const found = useMemo(() => pointsOf(answered), [answered]);
  return (
    <Panel title="Points or a lender credit" summary={said.points(found)} blanks={asked.pointsQuote}>
      {() => <Points found={found} />}
    </Panel>
  );
}

function InsuranceEnds({ answered }: Of) {
  const found = useMemo(() => endsOf(answered), [answered]);
  return (
    <Panel title="When mortgage insurance ends" summary={said.ends(found, answered)} blanks={asked.insuranceChoices}>
      {() => <Ends answered={answered} found={found} />}
    </Panel>
  );
}

function IncomeTax({ answered }: Of) {
  const found = useMemo(() => taxesOf(answered), [answered]);
  return (
    <Panel title="Income tax" summary={said.taxes(found)} blanks={asked.taxes}>
      {() => <Taxes found={found} />}
    </Panel>
  );
}

function BuyingDown({ answered }: Of) {
  const found = useMemo(() => boughtDownOf(answered), [answered]);
  return (
    <Panel title="Temporary buydown" summary={said.boughtDown(found)} blanks={asked.temporary}>
      {() => <BoughtDown found={found} />}
    </Panel>
  );
}

function ChangingRate({ answered, others }: Of & Pick<PanelProps, "others">) {
  const found = useMemo(() => adjustableOf(answered, others), [answered, others]);
  const canChange = kindOf(answered.given) === "adjustable";
  return (
    <Panel title="If the rate can change" summary={said.adjustable(found)} blanks={canChange ? CHANGING : {}}>
      {() => <Adjustable found={found} />}
    </Panel>
  );
}

/** If there is an existing loan, the spare money is asked for next to it; otherwise under "Paying early". */
const { spareMoney, ...lump } = asked.prepaying;
const present = { ...asked.present, spareMoney };

function LoanYouHave({ answered }: Of) {
  const found = useMemo(() => presentOf(answered), [answered]);
  return (
    <Panel title="The loan you have" summary={said.present(found)} blanks={found ? present : asked.present}>
      {() => <Present found={found} />}
    </Panel>
  );
}

function PayingEarly({ answered }: Of) {
  const blanks = answered.given.owedNow === null ? asked.prepaying : lump;
  const found = useMemo(() => earlyOf(answered), [answered]);
  return (
    <Panel title="Paying early" summary={said.early(found)} blanks={blanks}>
      {() => <Early found={found} />}
    </Panel>
  );
}

function Refinancing({ answered }: Of) {
  const found = useMemo(() => refinancingOf(answered), [answered]);
  const { typed } = useTheForm();
  const isAsked = typed.newRate !== undefined || isDescribed(answered.given);
  return (
    <Panel
      title="Refinancing"
      // Nobody is told what an offer is worth that nobody made.
      summary={isAsked ? said.refinancing(found) : "whether a new loan at a lower rate would pay off"}
      blanks={asked.refinancing}
    >
      {() => <Refinance answered={answered} found={found} />}
    </Panel>
  );
}
