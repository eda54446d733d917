import { Suspense } from "react";
import { later, onDemand } from "../Later.tsx";
import { Lazy } from "../Lazy.tsx";
import { Boundary } from "../result/Boundary.tsx";
import type { Taken } from "./calculation.ts";

interface Props {
  /** The calculator's own declaration; its code loads when somebody wants to export something. */
  of(): Promise<{ readonly taken: Taken<never> }>;
}

const TheOffer = onDemand<Props>(() => import("./Offer.tsx"));

/** What is printed instead of the page's controls. */
export const OnPaper = later<Props>({
  what: "the print version",
  atBuild: null,
  load: () => import("./PrintSheet.tsx"),
});

/** A calculator's exports: link, files, text, calendar; the same for all calculators. */
export const Take = (props: Props) => (
  <Lazy title="Compare plans, or save your numbers" className="worksheet take" onPaper={false}>
    {() => (
      <Boundary what="this part">
        <Suspense fallback={<p className="waiting">One moment…</p>}>
          <TheOffer {...props} />
        </Suspense>
      </Boundary>
    )}
  </Lazy>
);
