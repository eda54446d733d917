interface Props {
  /** Where the bar starts and ends, and the current value: shares of the width, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly here: number;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const LEAST = 0.006;

/**
 * How far a result moves, as a bar on a track with a mark at the current value: hollow where it falls, solid where it
 * rises. The words next to it say the same.
 */
export const SpreadBar = ({ from, to, here }: Props) => {
  const end = Math.max(to, from + LEAST);
  const at = Math.min(end, Math.max(from, here));
  return (
    <svg width="100%" height="14" aria-hidden="true">
      <line x1="0" x2="100%" y1="7" y2="7" className="track" />
      {at > from && <rect className="falls" x={percent(from)} width={percent(at - from)} y="2" height="10" />}
      {end > at && <rect className="rises" x={percent(at)} width={percent(end - at)} y="2" height="10" />}
      <line x1={percent(here)} x2={percent(here)} y1="0" y2="14" className="here" />
    </svg>
  );
};

/** The side of the bar where an end's words belong. */
export const sideOf = (end: number, now: number) => (end < now ? "falls" : "rises");
