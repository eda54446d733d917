import { CopyLink } from "../result/CopyLink.tsx";
import type { Taken } from "./calculation.ts";
import { printSheet } from "./print-when-ready.ts";
import { OnPaper, Take } from "./Take.tsx";

interface Props {
  /** The calculator's own declaration; its code loads when somebody wants to export something. */
  of(): Promise<{ readonly taken: Taken<never> }>;
}

/** What a visitor can do with the answer, in one row right under it: copy a link, print, compare, export. */
const Doing = ({ of }: Props) => (
  <div>
    <OnPaper of={of} />
    <div className="acts controls doing">
      <CopyLink />
      <button type="button" onClick={printSheet}>
        Print this page
      </button>
      <Take of={of} />
    </div>
  </div>
);

export default Doing;
