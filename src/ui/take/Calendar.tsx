import { useEffect, useId, useMemo, useState } from "react";
import type { Typed } from "../../inputs/typed.ts";
import { useTheForm } from "../form/useForm.ts";
import { dayInWords } from "../format.ts";
import { today } from "../today.ts";
import { type Due, fileName, type Taken } from "./calculation.ts";
import { download } from "./download.ts";
import { Said } from "./Files.tsx";
import { linkTo } from "./useCalculation.ts";
import { useTask } from "./useTask.ts";

/** The days on which something has to be done, as a calendar file. */
export function Calendar({ taken }: { readonly taken: Taken<never> }) {
  const form = useTheForm();
  const { inputs, typed } = form;
  const own = useMemo(() => taken.datesFor?.(inputs as never) ?? [], [taken, inputs]);
  const more = useMore(taken, inputs, typed);
  const now = today();
  const ahead = [...own, ...more].filter(({ day, again }) => again || day >= now);
  const dues = ahead.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const [hasAmounts, setHasAmounts] = useState(false);
  const id = useId();
  const [progress, save] = useTask(async () => {
    const { calendarOf } = await import("./calendar-file.ts");
    const { title, rulesUpdated } = taken;
    download(
      // A link holds what was typed, so it goes with the amounts.
      calendarOf(dues, { title, link: linkTo(hasAmounts ? form.link() : ""), hasAmounts, rulesUpdated, made: now }),
      fileName({ taken, made: today() }, "ics"),
      "text/calendar",
    );
  });
  return (
    <section aria-label="Calendar">
      <h3>Calendar</h3>
      {dues.length === 0 ? (
        <p>There are no upcoming dates for a calendar.</p>
      ) : (
        <>
          <ul className="plain-list">
            {dues.map(({ id: one, day, title, withAmounts, again }) => (
              <li key={one}>
                {dayInWords(day)}: {withAmounts?.title ?? title}
                {again &&
                  again.times > 1 &&
                  ` It repeats every ${again.months} months, for a total of ${again.times} times.`}
              </li>
            ))}
          </ul>
          {[...new Set(dues.flatMap(({ guess = [] }) => guess))].map((guess) => (
            <p key={guess}>
              <b>{guess}</b>
            </p>
          ))}
          <p>You get a reminder a week before and a day before. A newer file replaces the dates of an older one.</p>
          <p className="options">
            <label htmlFor={id}>
              <input
                id={id}
                type="checkbox"
                checked={hasAmounts}
                onChange={(event) => setHasAmounts(event.target.checked)}
              />
              Include the amounts and a link to your numbers (anyone who can see your calendar can see them)
            </label>
          </p>
          <div className="acts">
            <button type="button" onClick={() => save()}>
              Calendar file
            </button>
            <Said
              progress={progress}
              done="Your file is ready. Open it with your calendar."
              failed="We couldn't make the file."
            />
          </div>
        </>
      )}
    </section>
  );
}

/** Dates that load later than the others; none while they load. */
function useMore(taken: Taken<never>, inputs: unknown, typed: Typed): readonly Due[] {
  const [found, setFound] = useState<{ readonly inputs: unknown; readonly dues: readonly Due[] }>();
  useEffect(() => {
    let wanted = true;
    taken
      .moreDatesFor?.(inputs as never, typed)
      .then((dues) => wanted && setFound({ inputs, dues }))
      .catch(() => wanted && setFound(undefined));
    return () => {
      wanted = false;
    };
  }, [taken, inputs, typed]);
  return found && found.inputs === inputs ? found.dues : [];
}
