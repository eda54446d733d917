import type { Answer } from "../answer.ts";
import { fields } from "../inputs.ts";
import type { Share } from "./useStateShare.ts";

interface Props {
  readonly share: Share;
  readonly answered: Answer;
}

/** The state's part of the year and its payments once its figures are loaded; otherwise, why they aren't. */
export default function StatePart({ share, answered }: Props) {
  const name = fields.state.options.find(({ value }) => value === answered.inputs.state)?.label;
  if (share === "none") return null;
  if (share === "waiting") return <p className="waiting">Loading the figures for {name}…</p>;
  if (share === "failed")
    return <p>Federal tax only: the figures for {name} couldn't be loaded. Choose the state again to retry.</p>;
  if (share === "missing") return <p>Federal tax only: we don't have this year's figures for {name} yet.</p>;
  return <share.Sheet share={share} answered={answered} />;
}
