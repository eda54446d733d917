import { useState } from "react";
import type { Taken } from "./calculation.ts";
import { Said } from "./Files.tsx";
import { useCalculation } from "./useCalculation.ts";
import { useTask } from "./useTask.ts";

/** The calculation as text for an adviser or an assistant, to read first and then copy. */
export function CopyText({ taken }: { readonly taken: Taken<never> }) {
  const calculation = useCalculation(taken);
  const [text, setText] = useState<string>();
  const [shown, show] = useTask(async () => setText((await import("./text.ts")).textOf(await calculation())));
  const [copied, copy] = useTask(() => navigator.clipboard.writeText(text ?? ""));
  return (
    <section aria-label="Text to share">
      <h3>Text for an adviser or an assistant</h3>
      <p>
        It has what you typed, the results, how they were calculated and the rules, in plain text. Read it before you
        share it.
      </p>
      {text !== undefined && (
        <textarea
          className="preview"
          aria-label="The text"
          readOnly
          rows={12}
          value={text}
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className="acts">
        <button type="button" onClick={() => show()}>
          {text === undefined ? "Show the text" : "Update the text"}
        </button>
        {text !== undefined && (
          <button type="button" onClick={() => copy()}>
            Copy the text
          </button>
        )}
        {shown === "failed" && <Said progress={shown} done="" failed="We couldn't write the text." />}
        <Said
          progress={copied}
          done="Copied."
          failed="Your browser blocked copying. Select the text and copy it yourself."
        />
      </div>
    </section>
  );
}
