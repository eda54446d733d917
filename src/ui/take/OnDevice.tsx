import { useId, useState } from "react";
import { forget, isKept, startKeeping } from "../form/saved.ts";
import { forgetTab } from "../form/thisTab.ts";
import { useTheForm } from "../form/useForm.ts";

/** Keeps what is typed on this device, if the visitor wants that. Off until they switch it on. */
export function OnDevice() {
  const form = useTheForm();
  const [kept, setKept] = useState(isKept);
  const [said, setSaid] = useState("");
  const id = useId();
  const clear = () => {
    forget();
    forgetTab();
    setKept(false);
    setSaid("Done. Nothing you typed is kept on this device.");
  };
  const turn = (on: boolean) => {
    if (!on) return clear();
    const done = startKeeping(form.link());
    setKept(done);
    setSaid(
      done
        ? "From now on, this device keeps what you type in the calculators."
        : "Your browser doesn't let pages keep anything on this device.",
    );
  };
  return (
    <section aria-label="On this device">
      <h3>On this device</h3>
      <p>
        This is off until you turn it on. Then your numbers are back when you return. They stay in this browser and are
        never sent. On a shared computer, leave it off.
      </p>
      <p className="options">
        <label htmlFor={id}>
          <input id={id} type="checkbox" checked={kept} onChange={(event) => turn(event.target.checked)} />
          Keep my numbers on this device
        </label>
      </p>
      <div className="acts">
        {kept && (
          <button type="button" onClick={clear}>
            Forget everything
          </button>
        )}
        <p className="said" role="status">
          {said}
        </p>
      </div>
    </section>
  );
}
