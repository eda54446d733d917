import { useState } from "react";
import { useTheForm } from "../form/useForm.ts";
import { Said } from "./Files.tsx";
import type { Code } from "./qr.ts";
import { linkTo } from "./useCalculation.ts";
import { useTask } from "./useTask.ts";

/** The link as a QR code that a phone's camera opens. */
export function LinkAsCode() {
  const form = useTheForm();
  const [made, setMade] = useState<{ readonly link: string; readonly code: Code | undefined }>();
  const link = form.link();
  const [progress, make] = useTask(async () => {
    const { codeOf } = await import("./qr.ts");
    setMade({ link, code: codeOf(linkTo(link)) });
  });
  const count = Object.keys(form.typed).length;
  return (
    <section aria-label="Continue on another device">
      <h3>Continue on another device</h3>
      <p>
        {count === 0
          ? "This QR code opens the calculator. You haven't entered any numbers yet. Once you do, anyone who scans it can read them."
          : `This QR code opens the calculator with ${count === 1 ? "the one answer" : `the ${count} answers`} you typed. Nothing in it is sent to us, but anyone who scans the code can read it.`}
      </p>
      {made?.link === link && made.code && (
        <svg
          className="code"
          role="img"
          aria-label="QR code of the link to this calculation"
          viewBox={`0 0 ${made.code.size} ${made.code.size}`}
          shapeRendering="crispEdges"
        >
          <path d={made.code.path} />
        </svg>
      )}
      {made?.link === link && !made.code && (
        <p>This link is too long for a code. Use “Copy a link to these numbers” below.</p>
      )}
      {made?.link !== link && (
        <div className="acts">
          <button type="button" onClick={() => make()}>
            {made ? "Update the QR code" : "Show a QR code"}
          </button>
          <Said progress={progress === "failed" ? progress : ""} done="" failed="We couldn't make the code." />
        </div>
      )}
    </section>
  );
}
