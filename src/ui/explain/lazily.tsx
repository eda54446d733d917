/** Explanations and the worksheet, loaded when the first one is opened. */
import { Suspense } from "react";
import { onDemand } from "../Later.tsx";
import { Lazy } from "../Lazy.tsx";
import { Boundary } from "../result/Boundary.tsx";

const TheExplanation = onDemand<{ readonly name: string; readonly id: string }>(() => import("./Explanation.tsx"));
const TheSources = onDemand(() => import("./Sources.tsx"));
const TheWorksheet = onDemand(() => import("./Worksheet.tsx"));

export const Explanation = (props: { readonly name: string; readonly id: string }) => (
  <Boundary what="this explanation" id={props.id}>
    <Suspense fallback={<section className="explanation" id={props.id} aria-busy="true" />}>
      <TheExplanation {...props} />
    </Suspense>
  </Boundary>
);

export const Worksheet = ({ title }: { readonly title: string }) => (
  <Lazy title={title} className="worksheet whole" onPaper={false}>
    {() => (
      <Boundary what="the worksheet">
        <Suspense fallback={<p className="waiting">Writing the worksheet…</p>}>
          <TheWorksheet />
        </Suspense>
      </Boundary>
    )}
  </Lazy>
);

export const Sources = ({ title }: { readonly title: string }) => (
  <Lazy title={title} className="worksheet whole" onPaper={false}>
    {() => (
      <Boundary what="the sources">
        <Suspense fallback={<p className="waiting">Listing the sources…</p>}>
          <TheSources />
        </Suspense>
      </Boundary>
    )}
  </Lazy>
);
