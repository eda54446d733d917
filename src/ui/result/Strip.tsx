import { isUnread, useTheForm } from "../form/useForm.ts";
import { inDollars } from "../format.ts";
import { bar, useEditing } from "../take/editing.ts";
import { useIsAway } from "../useIsAway.ts";
import { type AnsweredFor, useSinceLastEdit } from "./useSinceLastEdit.ts";

interface Props {
  readonly label: string;
  readonly figure: string;
  /** The same as a number, to the precision shown: dollars, or a share. */
  readonly value: number;
  readonly unit: "usd" | "rate";
  /** If it comes from a worker: the numbers it answers, and those in the fields. */
  readonly answered?: AnsweredFor;
  /** The id of the sheet it links to. */
  readonly target: string;
}

/**
 * The answer in one line, visible from the first paint, with what the last edit changed, or that a field keeps it from
 * being updated. While plans are compared, it shows another plan's answer beside its own. It links to the sheet. On
 * phones it is above the questions and stays at the top of the screen, where the keyboard doesn't cover it. Next to a
 * long form on a wide screen, it appears when the headline scrolls out of view.
 */
export function Strip({ label, figure, value, unit, target, answered }: Props) {
  const [headlineIsAway] = useIsAway(() => document.querySelector(`#${target} .answer`));
  const change = useSinceLastEdit(label, value, answered);
  const editing = useEditing();
  bar.shown = answered && answered.answers !== answered.asked ? undefined : { label, figure };
  // Two answers to different questions aren't compared.
  const other = editing?.other?.label === label ? editing.other : undefined;
  const form = useTheForm();
  const isBehind = Object.keys(form.problems).some((name) => isUnread(form, name));
  const points = Math.round(Math.abs(change) * 100);
  const by = unit === "usd" ? inDollars(Math.abs(change)) : `${points} ${points === 1 ? "point" : "points"}`;
  return (
    <button type="button" className={headlineIsAway ? "strip away" : "strip"} onClick={() => goToSheet(target)}>
      <span>
        {editing && <b className="plan">{editing.name}</b>} {label}
      </span>{" "}
      <b>
        {figure}
        {isBehind && <small> not updated</small>}
        {!isBehind && other && (
          <small>
            {" "}
            {other.name}: {other.figure}
          </small>
        )}
        {!isBehind && !other && /[1-9]/.test(by) && (
          <small>
            {" "}
            {change > 0 ? "+" : "−"}
            {by}
            <span className="visually-hidden"> since your last edit</span>
          </small>
        )}
      </b>
    </button>
  );
}

/** The focus goes along, so that the next Tab is in the sheet. */
function goToSheet(id: string): void {
  const sheet = document.getElementById(id);
  if (!sheet) return;
  sheet.tabIndex = -1;
  sheet.focus({ preventScroll: true });
  sheet.scrollIntoView();
}
