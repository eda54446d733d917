interface Props {
  /** Where the bar begins and ends, and where things stand now: shares of the width, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly here: number;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const LEAST = 0.006;

/** How far a result moves, as a bar on a track, with a mark where it stands now. The words beside it say the same. */
export const SpreadBar = ({ from, to, here }: Props) => (
  <svg width="100%" height="14" aria-hidden="true">
    <line x1="0" x2="100%" y1="7" y2="7" className="track" />
    <rect className="area principal" x={percent(from)} width={percent(Math.max(LEAST, to - from))} y="2" height="10" />
    <line x1={percent(here)} x2={percent(here)} y1="0" y2="14" className="here" />
  </svg>
);
