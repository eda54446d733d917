import { expect, test } from "vitest";
import { type Allowed, differences, referenceCases } from "../testing/reference.ts";
import { answerFrom, answer as answerInFull } from "./retirement-montecarlo.ts";

const cases = referenceCases(new URL("cases/retirement-montecarlo.jsonl", import.meta.url));
const tagged = (tag: string) => cases.filter((one) => one.tag === tag);

/**
 * 200,000 random futures each, followed by the page's own years. Fewer would allow more, because their own error counts
 * too. `npm run hunt` draws all of them, which takes three minutes; `npm run check` leaves all of it to `npm test`.
 */
const answer = import.meta.env.MODE === "hunt" ? answerInFull : answerFrom({ least: 200_000, most: 200_000 });
const drawn = test.skipIf(import.meta.env.MODE === "quick");
const MINUTES = 30 * 60_000;

drawn.each(tagged("monte-carlo"))(
  "$id: success within four standard errors, balances within 2 %",
  (one) => {
    const answered = answer(one);
    const p = answered.successRate as number;
    const own = (p * (1 - p)) / (answered.paths as number);
    const theirs = (one.expected.standardError as number) ** 2;
    const allowed: Allowed = (field, expected) => {
      if (field === "successRate") return 4 * Math.sqrt(theirs + own);
      if (field === "standardError") return 1; // ours, with fewer paths
      return 0.02 * Math.abs(expected);
    };
    expect(differences(answered, one.expected, allowed)).toEqual([]);
  },
  MINUTES,
);

drawn(
  "more paths are drawn where a balance near ruin would else be off by chance",
  () => {
    const paths = (given: object) =>
      answerFrom({ least: 10_000, most: 80_000 })({
        tag: "monte-carlo",
        inputs: { ...cases.find(({ id }) => id === "mc-002")?.inputs, ...given },
      }).paths;
    // nobody is near ruin after five years at four percent; taking a fifth each year leaves little in about half of the
    // paths
    expect(paths({ years: 5 })).toBe(10_000);
    expect(paths({ years: 5, yearlyRealWithdrawal: 205_000 })).toBe(80_000);
  },
  MINUTES,
);

drawn.each(tagged("monte-carlo-exact"))(
  "$id: what closed forms give, within four standard errors",
  (one) => {
    const answered = answer(one);
    const { stockMean, stockDeviation, years } = one.inputs as Readonly<Record<string, number>>;
    // Yearly growth is lognormal: the deviation of its log is the root of log(1 + (deviation / (1 + mean))²); at the
    // end it is root(years) times that.
    const yearly = Math.log1p(((stockDeviation as number) / (1 + (stockMean as number))) ** 2);
    const spread = Math.sqrt((years as number) * yearly);
    const paths = answered.paths as number;
    const errorOfMean = (one.expected.mean as number) * Math.sqrt(Math.expm1(spread * spread) / paths);
    expect(Math.abs((answered.mean as number) - (one.expected.mean as number))).toBeLessThan(4 * errorOfMean);
    // Percentile p of the normal log has a deviation of root(p (1 - p) / paths) over the density there: at most 2.12 /
    // root(paths), at 5% and 95%.
    const errorOfPercentile = (2.12 * spread) / Math.sqrt(paths);
    expect(
      differences(
        answered,
        { endBalancePercentiles: one.expected.endBalancePercentiles },
        (_, expected) => 4 * errorOfPercentile * expected,
      ),
    ).toEqual([]);
  },
  MINUTES,
);

test.each(tagged("survival"))("$id: to a millionth", (one) => {
  expect(differences(answer(one), one.expected, () => 1e-6)).toEqual([]);
});

test("an input that can't be computed is named", () => {
  const [one] = tagged("monte-carlo");
  const withInputs = (inputs: object) => () => answer({ ...one, inputs: { ...one?.inputs, ...inputs } });
  expect(withInputs({ model: "astrology" })).toThrow('"astrology"');
  expect(withInputs({ stockMean: undefined })).toThrow('"stockMean" is missing');
  expect(withInputs({ logCorrelation: 1.5 })).toThrow("-1 to 1");
  const survivors = { tag: "survival", inputs: { table: "cohortTr2025", maleAge: 60, maleBirthYear: 1900 } };
  expect(() => answer(survivors)).toThrow("1930 to 2010");
});
