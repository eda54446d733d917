import { Explained } from "../explain/Explained.tsx";
import { inDollars } from "../format.ts";
import { type AnsweredFor, useSinceLastEdit } from "./useSinceLastEdit.ts";

interface One<Name extends string> {
  readonly label: string;
  readonly figure: string;
  /** The same as a dollar amount, to show what the last edit changed. */
  readonly value: number;
  /** How to describe a change if it isn't in dollars. */
  readonly by?: ((change: number) => string) | undefined;
  /**
   * The line that explains it, if it has one; its names have to be given, as in `<FourFigures<LineName<Worksheet>>`.
   */
  readonly name?: NoInfer<Name>;
  readonly note?: string | undefined;
  /** If it comes from a worker: the numbers it answers, and those in the fields. */
  readonly answered?: AnsweredFor;
}

/** The four figures that sum up an answer, each with what the last edit changed. */
export const FourFigures = <Name extends string = never>({ figures }: { readonly figures: readonly One<Name>[] }) => (
  <dl className="four">
    {figures.map((one, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a label may change with its figure, and an open explanation stays
      <div key={place}>
        <dt>{one.name === undefined ? one.label : <Explained<string> name={one.name}>{one.label}</Explained>}</dt>
        <dd>
          <b>{one.figure}</b>
          {one.note && <small className="soft">{one.note}</small>}
          <Since label={one.label} value={one.value} by={one.by} answered={one.answered} />
        </dd>
      </div>
    ))}
  </dl>
);

interface SinceProps extends Pick<One<string>, "label" | "value" | "by"> {
  readonly answered: AnsweredFor | undefined;
}

/** The difference between a figure and its value before the last edit. */
function Since({ label, value, by = inDollars, answered }: SinceProps) {
  const change = Math.round(useSinceLastEdit(label, value, answered));
  return change === 0 ? null : (
    <small className="since">
      {by(Math.abs(change))} {change > 0 ? "more" : "less"} than before your last edit
    </small>
  );
}
