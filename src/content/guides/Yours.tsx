import { shown, type Way } from "../../ui/prose/shown.ts";
import { yoursNamed } from "../figures.ts";

interface Props {
  readonly of: string;
  readonly as?: Way;
}

/** A number about the reader's own case, as built and as updated by a script when the reader types. */
export const Yours = ({ of, as }: Props) => (
  <b data-yours={of} data-as={as}>
    {shown(yoursNamed(of), as)}
  </b>
);
