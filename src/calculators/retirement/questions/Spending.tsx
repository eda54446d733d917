/** What changes spending, and health costs. */

import { Blank } from "../../../ui/form/Blank.tsx";
import { ListCards } from "../../../ui/form/ListCards.tsx";
import { inDollars } from "../../../ui/format.ts";
import { firstAgeOf, stopsAt } from "../ages.ts";
import { fields, type Inputs } from "../inputs.ts";
import { Blanks, Pair, type Props, Starts, whatIs } from "./parts.tsx";

export const phases = ({ slowShare, lateShare, oneOffs }: Inputs) =>
  slowShare === 1 && lateShare === 1 && oneOffs.length === 0 ? "the same every year" : "changes with age";

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

export const insuranceIn = ({ result: { health } }: Props) =>
  health === null ? "Medicare from 65" : `${inDollars(health.premium)} a year before 65`;

export const Health = ({ result: { health } }: Props) => (
  <>
    <Blank name="premiumBefore" {...(health === null ? { note: "Not used: nobody in this plan needs it." } : {})} />
    <Blanks names={["marketplace", "medicarePremium", "medical"]} />
  </>
);

export const Spending = ({ inputs }: Props) => (
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
