import { useState } from "react";
import type { Typed } from "../../../inputs/typed.ts";
import { Explains } from "../../../ui/explain/Explains.tsx";
import { useTheForm } from "../../../ui/form/useForm.ts";
import { inDollars } from "../../../ui/format.ts";
import { Comparison } from "../../../ui/result/Comparison.tsx";
import { type Moves as Found, stepsOfMoves } from "./moves.ts";

const signed = (amount: number) => (amount > 0 ? `+${inDollars(amount)}` : inDollars(amount));

/** The five changes that move the result most; each can be put into its blank, and taken back. */
export default function Moves({ found }: { readonly found: Found }) {
  const form = useTheForm();
  const [before, setBefore] = useState<{ readonly typed: Typed; readonly words: string }>();
  return (
    <Explains of={found} steps={stepsOfMoves}>
      <p>One thing changes at a time; all else stays. The largest effect on the month comes first.</p>
      <Comparison
        label="What moves the result most"
        columns={["Each month", "Interest and insurance in all", ""]}
        rows={found.moves.map((move, i) => ({
          label: move.words,
          cells: [
            { text: signed(move.monthChange), name: `moves.${i + 1}.monthChange` },
            { text: signed(move.costChange), name: `moves.${i + 1}.costChange` },
            {
              text: (
                <button
                  type="button"
                  className="plain"
                  onClick={() => {
                    setBefore({ typed: form.typed, words: move.words });
                    form.set(move.blank, move.text);
                  }}
                >
                  Try it<span className="visually-hidden">: {move.words}</span>
                </button>
              ),
            },
          ],
        }))}
      />
      <div role="status">
        {before && (
          <p className="controls">
            <span>Loaded: {before.words}.</span>
            <button
              type="button"
              onClick={() => {
                form.setAll(before.typed);
                setBefore(undefined);
              }}
            >
              Take it back
            </button>
          </p>
        )}
      </div>
    </Explains>
  );
}
