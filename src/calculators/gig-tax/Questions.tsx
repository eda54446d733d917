import { Blank } from "../../ui/form/Blank.tsx";
import { Changes } from "../../ui/form/laterChanges.ts";
import { later } from "../../ui/Later.tsx";
import type { Answer } from "./answer.ts";
import { atThisPace } from "./part-of-year.ts";
import { PlaceBlanks } from "./state/PlaceBlanks.tsx";
import type { Share } from "./state/useStateShare.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
}

const Groups = later<Props>({
  what: "the further questions",
  atBuild: import.meta.env.SSR ? (await import("./Groups.tsx")).default : null,
  load: () => import("./Groups.tsx"),
});

/**
 * Three questions give an answer: work, pay and state. On a phone they are on the first screen; the others make it more
 * exact.
 */
export const Questions = ({ answered, share }: Props) => (
  <section className="ask" aria-label="Your work">
    <Changes />
    {answered.inputs.gigs[0] && (
      <>
        <Blank name="gigs.0.work" />
        <Blank
          name="gigs.0.pay"
          note={atThisPace(answered.inputs.gigs[0].pay, answered.year.gone, answered.inputs.taxYear)}
        />
      </>
    )}
    <Blank name="state" />
    <PlaceBlanks share={share} inputs={answered.inputs} />
    <Blank name="taxYear" />
    <Blank name="filingStatus" />
    <Groups answered={answered} share={share} />
  </section>
);
