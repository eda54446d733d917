/**
 * A conventional loan costs less if its insurance ends early or is paid for in another way. The comparison of the
 * programs counts the monthly premium until the law ends it, so before another program is called the cheapest, these
 * ways are compared with it too.
 */
import { capital } from "../../../../engine/capital.ts";
import { isAboutTheSame } from "../../../../engine/mortgage/program-cost.ts";
import { paymentDate } from "../../../../engine/mortgage/schedule.ts";
import { inDollars, monthInWords } from "../../../../ui/format.ts";
import type { Answer } from "../../answer.ts";
import { endsOf } from "../owning/insurance-ends.ts";

export interface Way {
  /** As the name of a row. */
  readonly title: string;
  /** Before "a conventional loan would cost", or after what it would cost. */
  readonly words: string;
  readonly interest: number;
  readonly premiums: number;
  readonly cost: number;
}

const way = (title: string, words: string, interest: number, premiums = 0): Way => ({
  title,
  words,
  interest,
  premiums,
  cost: interest + premiums,
});

/** Each way's cost over the stay; none for a loan without private insurance. */
export function insuranceWays(as: Answer, interest: number, stay: number): Way[] {
  const found = endsOf(as);
  if (!found) return [];
  const { ends, lastIfValued, ways } = found.worksheet;
  const until = (payment: number) => ends.perMonth * Math.min(stay, payment);
  const asked = way(
    "Insurance ends when you ask, at 80%",
    "if you ask to end its insurance at 80% of the price",
    interest,
    until(ends.lastIfRequested),
  );
  const valued =
    lastIfValued !== null && lastIfValued < ends.lastIfRequested
      ? [
          way(
            "A new valuation ends insurance",
            `if a new valuation ends its insurance in ${monthInWords(paymentDate(as.house, Math.max(1, lastIfValued)))}`,
            interest,
            until(lastIfValued),
          ),
        ]
      : [asked];
  return [
    ...valued,
    way("One premium at closing", "with one premium at closing", interest, ways.singlePremium),
    way("Insurance paid by the lender", "with insurance that the lender pays", ways.paidByLender.cost),
    way("Second loan instead of insurance", "with a second loan instead of insurance", ways.piggyback.cost),
  ];
}

export interface EarlyEnd {
  /** Its place among the programs. */
  readonly program: number;
  /** One of the ways costs no more than the cheapest program, or about the same. */
  readonly isClose: boolean;
  readonly words: string;
}

type Compared = Pick<Way, "words" | "cost">;

/** What the ways do to the lead of the cheapest program; undefined if none lowers the cost. */
export function earlyEndOf(
  [end, ...others]: readonly Compared[],
  program: number,
  cost: number,
  least: { readonly cost: number; readonly title: string },
  isShownBelow: boolean,
): EarlyEnd | undefined {
  if (!end) return undefined;
  const other = others.reduce<Compared | undefined>(
    (best, way) => (best && best.cost <= way.cost ? best : way),
    undefined,
  );
  const lower = [end, ...(other ? [other] : [])].filter((way) => way.cost < cost).sort((a, b) => a.cost - b.cost);
  const [best] = lower;
  if (!best) return undefined;
  const compared = ({ words, cost: its }: Compared, i: number) => {
    const more = its - least.cost;
    const amount =
      Math.abs(more) < 1
        ? `the same as ${least.title}`
        : `${inDollars(Math.abs(more))} ${more < 0 ? "less" : "more"}${i === 0 ? ` than ${least.title}` : ""}`;
    return i === 0 ? `${capital(words)}, a conventional loan would cost ${amount}` : `${amount} ${words}`;
  };
  return {
    program,
    isClose: best.cost < least.cost || isAboutTheSame(best.cost, least.cost),
    words: `${lower.map(compared).join(", and ")}${isShownBelow ? ": see “When mortgage insurance ends.”" : "."}`,
  };
}
