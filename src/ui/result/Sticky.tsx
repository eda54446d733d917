interface Props {
  readonly label: string;
  readonly figure: string;
  /** The id of the result it leads to. */
  readonly target: string;
}

/** On phones, a line at the bottom with the answer that leads to the result. It makes way at large zoom and low height. */
export const Sticky = ({ label, figure, target }: Props) => (
  <button type="button" className="sticky" onClick={() => document.getElementById(target)?.scrollIntoView()}>
    <span>{label}</span> <b>{figure}</b>
  </button>
);
