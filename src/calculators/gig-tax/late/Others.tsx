/** What the state, and a city with its own return, charge for being late. */

import { capital } from "../../../engine/capital.ts";
import type { LateState } from "../../../law/states/late.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { dayInWords, inDollars, inPercent } from "../../../ui/format.ts";
import type { LateOther } from "./state-and-city.ts";
import { ratesOf } from "./state-and-city.ts";
import { Filed, type LateLine, Table } from "./Tables.tsx";

export const Others = ({ others, extended }: { readonly others: readonly LateOther[]; readonly extended: boolean }) =>
  others.map((other) => <Other key={other.to} other={other} extended={extended} />);

function Other({ other, extended }: { readonly other: LateOther; readonly extended: boolean }) {
  const { to, name, overdue, unpaid, cameLate, law, estimates, ways } = other;
  const [today, ...waits] = estimates;
  const last = waits.at(-1);
  if (law === null || !today)
    return (
      <section className="sheets panels" aria-label={`What ${name} charges`}>
        <h4>What {name} charges</h4>
        <p>
          {cameLate
            ? `You paid ${name} late.`
            : `You're behind with ${name} by ${inDollars(overdue || unpaid)}, so pay as soon as you can.`}{" "}
          It charges its own penalties and interest, which aren't counted here. Its tax office can tell you how much.
        </p>
      </section>
    );
  return (
    <section className="sheets panels" aria-label={`What ${name} charges`}>
      <h4>What {name} charges</h4>
      {cameLate ? (
        <p>
          You've paid {name} everything that was due by now, but not all of it on time. {capital(name)} may add about{" "}
          <Explained<LateLine> name={`late.${to}.paid.1.total`}>{inDollars(today.cost.total)}</Explained>.
        </p>
      ) : last ? (
        <>
          <p>
            Pay <b>{inDollars(overdue)}</b> to {name} today. If you also make the later payments on time, {name} adds
            about {inDollars(today.cost.total)}. If you pay nothing until {dayInWords(last.day)}, it adds about{" "}
            {inDollars(last.cost.total)}.
          </p>
          <Table
            titles={estimates.map(({ day }, i) => (i === 0 ? "Pay today" : `Wait until ${dayInWords(day)}`))}
            rows={[
              {
                label: "Added for paying too little during the year",
                cells: estimates.map(({ cost }, i) => [`late.${to}.paid.${i + 1}.total`, cost.total] as const),
              },
            ]}
          />
          <p>If you then pay late with your return:</p>
          <Filed
            ways={ways}
            path={`late.${to}.filed.`}
            title={(way) =>
              way.filedOn === way.paidOn
                ? "Not filed until then"
                : `Filed by ${dayInWords(way.filedOn)}, paid ${dayInWords(way.paidOn)}`
            }
          />
        </>
      ) : (
        <>
          <p>
            You owe {name} {inDollars(unpaid)}. Penalties and interest come to about{" "}
            <b>{inDollars((ways[0]?.cost.total ?? 0) + today.cost.total)}</b> if you file and pay today.
          </p>
          <Filed
            ways={ways}
            path={`late.${to}.filed.`}
            title={(way) => (way === ways[0] ? "File and pay today" : dayInWords(way.paidOn))}
          />
          {today.cost.total >= 0.5 && (
            <p>
              For paying too little during the year, {name} adds about {inDollars(today.cost.total)}.
            </p>
          )}
        </>
      )}
      <p className="soft small">
        {capital(name)} charges {yearlyRate(law)} a year in interest.{" "}
        <Extension name={name} law={law} extended={extended} /> {law.note}
      </p>
    </section>
  );
}

/** The newest rate. */
const yearlyRate = (law: LateState) => inPercent(Object.entries(ratesOf(law)).sort().at(-1)?.[1] ?? 0);

function Extension({ name, law, extended }: { name: string; law: LateState; extended: boolean }) {
  const { extension, ownExtension } = law;
  if (extension === "automatic") return "Everyone automatically gets six more months to file, but no more time to pay.";
  if (extension === "federal") return "It accepts the IRS extension for filing, but not for paying.";
  return (
    <>
      {ownExtension
        ? `An IRS extension alone doesn't count in ${name}. ${ownExtension.how} You get no more time to pay.`
        : `An IRS extension alone doesn't extend your return here: ${name} has its own rules for that.`}
      {extended && " These figures assume you have no extension there."}
      {ownExtension && (
        <>
          {" "}
          <a href={ownExtension.source.url} target="_blank" rel="noreferrer">
            {ownExtension.source.cite}
          </a>
          .
        </>
      )}
    </>
  );
}
