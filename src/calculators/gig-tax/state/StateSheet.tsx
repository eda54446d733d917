/** The state's and the city's or county's part, line by line; loaded with the chosen state. */
import { capital } from "../../../engine/capital.ts";
import { inDollars } from "../../../ui/format.ts";
import { Ledger } from "../../../ui/result/Ledger.tsx";
import type { Answer } from "../answer.ts";
import { stateDifferences } from "./differences.ts";
import { doubtfulAmounts, lossNote } from "./doubts.ts";
import { placeEntries, stateEntries, togetherEntries } from "./entries.ts";
import { StatePayments } from "./StatePayments.tsx";
import type { StateShare } from "./share.ts";

interface Props {
  readonly share: StateShare;
  readonly answered: Answer;
}

export function StateSheet({ share, answered }: Props) {
  const { year, placeLaw } = share;
  const { name } = year;
  const isZero = share.tax === 0;
  const ofLosses = year.untaxed ? undefined : lossNote(year, answered.year.result.adjusted.lossDeduction);
  return (
    <>
      <section aria-label={`${name} income tax`}>
        <h2>{name}</h2>
        {year.untaxed && (
          <p>
            {year.why}{" "}
            <a href={year.source.url} target="_blank" rel="noreferrer">
              {year.source.cite}
            </a>
          </p>
        )}
        {isZero && year.notes?.map((note) => <p key={note}>{note}</p>)}
        {!year.untaxed && <Ledger label={`${name} income tax`} entries={stateEntries(share)} />}
        <Election share={share} />
        <Doubt share={share} />
        {ofLosses && <p className="note">{ofLosses}</p>}
      </section>
      {placeLaw && (
        <section aria-label={`${placeLaw.year.name} tax`}>
          <h3>{placeLaw.year.name}</h3>
          <Ledger label={`${placeLaw.year.name} tax`} entries={placeEntries(share)} />
        </section>
      )}
      <section aria-label="All taxes together">
        {share.placeUnknown && (
          <p>
            “{answered.inputs.place}” isn't on our {year.year} list for {name}, so its tax isn't included. Choose a
            place from the list.
          </p>
        )}
        {(!year.untaxed || placeLaw) && <Ledger label="All taxes together" entries={togetherEntries(share)} />}
        <Notes
          share={share}
          notes={[...(isZero ? [] : (year.notes ?? [])), ...(placeLaw?.year.notes ?? [])]}
          missing={[...(year.untaxed ? [] : year.missing), ...(placeLaw?.year.missing ?? [])]}
        />
      </section>
      <StatePayments share={share} answered={answered} />
    </>
  );
}

/** Whether the business income rate was elected. */
function Election({ share: { election } }: { readonly share: StateShare }) {
  if (!election) return null;
  return (
    <p className="note">
      {election.income > 0
        ? `Form I-335 lowers your tax by ${inDollars(election.saved)}, so we used it: ${inDollars(election.income)} of your business income is taxed at 3%.`
        : "Form I-335, which taxes part of your business income at 3%, wouldn't lower your tax, so we didn't use it."}
    </p>
  );
}

/** Says at the result which of its amounts may still change. */
function Doubt({ share }: { readonly share: StateShare }) {
  const { standInFor } = share.year;
  if (standInFor)
    return (
      <p className="note">
        {capital(share.names.state)} hasn't published all of its {standInFor} amounts yet. Where an amount is missing,
        we use the one for {standInFor - 1}. Changes already in law count.
      </p>
    );
  const amounts = doubtfulAmounts(share);
  if (amounts.length === 0) return null;
  return (
    <p className="note">
      Not confirmed for {share.year.year} yet: {amounts.join(", ")}. Open the number to see what we used and why.
    </p>
  );
}

function Notes({
  share,
  notes,
  missing,
}: {
  readonly share: StateShare;
  readonly notes: readonly string[];
  readonly missing: readonly string[];
}) {
  const { year, placeLaw, places } = share;
  const differs = stateDifferences[year.state]?.[year.year];
  return (
    <>
      {differs && (
        <p className="soft small">
          We check our {year.name} tax for {year.year} against an independent tax program. Where the two differ, we
          follow the law. {differs}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="soft small">
          {note}
        </p>
      ))}
      {missing.length > 0 && <p className="soft small">Left out: {[...new Set(missing)].join("; ")}.</p>}
      {!placeLaw && places.length > 0 && (
        <p className="soft small">
          City and county taxes aren't included. If your city or county is on the list, choose it.
        </p>
      )}
    </>
  );
}
