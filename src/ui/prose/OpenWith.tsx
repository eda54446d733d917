interface Props {
  readonly id: string;
  readonly label: string;
  /** Shown before the blank. */
  readonly unit: string;
  /** What the blank starts with. */
  readonly start: string;
  /** The address that opens, with {} where the text goes. */
  readonly opens: string;
  readonly act: string;
  /** The answer to what the blank starts with. */
  readonly example: string;
}

/** One blank that opens a calculator with what is typed. Its script shows it, in the place kept for it: where there are none, the link beside it leads there. */
export const OpenWith = ({ id, label, unit, start, opens, act, example }: Props) => (
  <form className="open-with" data-opens={opens}>
    <label htmlFor={id}>{label}</label>
    <span className="line">
      <span aria-hidden="true">{unit}</span>
      <input id={id} type="text" inputMode="decimal" autoComplete="off" spellCheck={false} defaultValue={start} />
    </span>
    <button type="submit">{act}</button>
    <p className="soft small">{example}</p>
  </form>
);
