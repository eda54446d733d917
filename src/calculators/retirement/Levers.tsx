import { SpreadBar } from "../../ui/chart/SpreadBar.tsx";
import { useTheForm } from "../../ui/form/useForm.ts";
import { inDollars } from "../../ui/format.ts";
import type { Lever, Measured } from "./analyses.ts";
import { asides, useAsked } from "./desk.ts";
import type { PictureProps } from "./Pictures.tsx";
import { Waiting } from "./Waiting.tsx";
import { ofHundred } from "./words.ts";

/** What moves the result: each blank a step down and a step up, all else the same, in the same futures. */
export default function Levers({ inputs, stamp }: PictureProps) {
  const asked = useAsked(asides, `levers ${stamp}`, (api) => api.leversOf(inputs));
  return (
    <Waiting asked={asked}>
      {({ base, levers }) => (
        <>
          <p>
            Now {ofHundred(base.rate)}. Each row moves one blank and leaves the others alone, in the same futures, so a
            difference is the blank's and not chance. The widest stands first.
          </p>
          <ul className="tornado">
            {levers.map((lever) => (
              <LeverRow key={lever.name} lever={lever} base={base} />
            ))}
          </ul>
        </>
      )}
    </Waiting>
  );
}

function LeverRow({ lever, base }: { readonly lever: Lever; readonly base: Measured }) {
  const form = useTheForm();
  const ends = [lever.low, lever.high].filter((end) => end !== null);
  const rates = [base.rate, ...ends.map((end) => end.result.rate)];
  return (
    <li>
      <b>{lever.label}</b>
      <SpreadBar from={Math.min(...rates)} to={Math.max(...rates)} here={base.rate} />
      <p className="ends">
        {ends.map((end) => (
          <button
            type="button"
            className="plain"
            key={end.said}
            onClick={() => form.setAll({ ...form.typed, [lever.name]: end.text })}
          >
            {end.said}: {ofHundred(end.result.rate)}
            <small className="soft">, one in ten ends with {inDollars(end.result.poorEnd)} or less</small>
          </button>
        ))}
      </p>
    </li>
  );
}
