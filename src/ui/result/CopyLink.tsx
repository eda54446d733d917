import { useId, useState } from "react";
import { useTheForm } from "../form/useForm.ts";
import { useEditing } from "../take/editing.ts";

/** Makes a link that restores the form, puts it on the clipboard and into the address, and says what it contains. */
export function CopyLink() {
  const form = useTheForm();
  const editing = useEditing();
  const [made, setMade] = useState<{ readonly link: string; readonly copied: boolean }>();
  const id = useId();
  const copy = async () => {
    const fragment = form.link();
    history.replaceState(null, "", fragment);
    const link = location.href;
    const copied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setMade({ link, copied });
  };
  return (
    <>
      <button type="button" className="first" onClick={copy}>
        Copy a link to these numbers
      </button>
      <div role="status" className="said">
        {made && (
          <>
            <p>
              {made.copied ? "Copied. The link" : "Your browser blocked copying, so copy the link below. It"} contains
              the numbers you typed{editing && ` in ${editing.name}, and not those of the plan you compare it with`}.
              They aren't sent to us, but anyone with the link can read them.
            </p>
            {!made.copied && (
              <p>
                <label className="visually-hidden" htmlFor={id}>
                  Link to this calculation
                </label>
                <input
                  id={id}
                  className="made-link"
                  readOnly
                  value={made.link}
                  onFocus={(event) => event.target.select()}
                />
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}
