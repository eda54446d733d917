import { shown, type Way } from "../../ui/prose/shown.ts";
import { yoursNamed } from "../figures.ts";

interface Props {
  readonly of: string;
  readonly as?: Way;
}

/** A number of the reader's own case: as it is at build, and as a script changes it when the reader types. */
export const Yours = ({ of, as }: Props) => (
  <b data-yours={of} data-as={as}>
    {shown(yoursNamed(of), as)}
  </b>
);
