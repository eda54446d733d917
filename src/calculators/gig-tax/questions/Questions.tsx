import { Blank } from "../../../ui/form/Blank.tsx";
import { Changes } from "../../../ui/form/laterChanges.ts";
import { useTheForm } from "../../../ui/form/useForm.ts";
import { later } from "../../../ui/Later.tsx";
import type { Answer } from "../answer.ts";
import { PlaceBlanks } from "../state/PlaceBlanks.tsx";
import type { Share } from "../state/useStateShare.ts";
import { atThisPace, goneOf, sinceThen } from "../year/part-of-year.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
}

const Groups = later<Props>({
  what: "the other questions",
  atBuild: import.meta.env.SSR ? (await import("./Groups.tsx")).default : null,
  load: () => import("./Groups.tsx"),
});

/**
 * Three questions give an answer: work, pay and state. On a phone they are on the first screen; the others make it more
 * exact.
 */
export function Questions({ answered, share }: Props) {
  const { inputs } = answered;
  const { typed } = useTheForm();
  const [gig] = inputs.gigs;
  return (
    <section className="ask" aria-label="Your work">
      <Changes />
      {gig && (
        <>
          <Blank name="gigs.0.work" />
          <Blank name="gigs.0.pay" note={atThisPace(gig.pay, goneOf(gig, inputs), inputs.taxYear)} />
          {gig.pay.per !== "year" && typed["gigs.0.pay"] !== undefined && (
            <Blank name="gigs.0.began" note={sinceThen(answered, 0)} />
          )}
        </>
      )}
      <Blank name="state" />
      <PlaceBlanks share={share} inputs={inputs} />
      <Blank name="taxYear" />
      <Blank name="filingStatus" />
      <Groups answered={answered} share={share} />
    </section>
  );
}
