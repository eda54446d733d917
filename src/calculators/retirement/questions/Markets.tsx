/** How savings are invested, and what they are tested on. */

import { Blank } from "../../../ui/form/Blank.tsx";
import { Blanks, Pair, type Props } from "./parts.tsx";

export const Markets = ({ inputs: { model } }: Props) => (
  <>
    <Pair names={["stocks", "stocksRetired"]} />
    <Blanks names={["fee", "model"]} />
    {model !== "history" && <Blanks names={["paths", "seed"]} />}
    {model === "bootstrap" && <Blank name="blockYears" />}
    {model === "random" && (
      <>
        <Pair names={["stockMean", "stockDeviation"]} />
        <Pair names={["bondMean", "bondDeviation"]} />
        <Pair names={["correlation", "inflation"]} />
      </>
    )}
    <Blank name="cashReturn" />
    <Pair names={["dividendYield", "bondYield"]} />
  </>
);
