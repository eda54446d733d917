import type { ReactNode } from "react";
import { Dates } from "../../ui/prose/Dates.tsx";
import { History } from "../../ui/prose/History.tsx";
import { Sources } from "../../ui/prose/Sources.tsx";
import type { Listed } from "../markdown/figures.ts";
import type { Guide } from "./list.ts";

interface HeadProps {
  readonly guide: Guide;
  readonly minutes: number;
  /** What the guide is, in a sentence. */
  readonly lead: ReactNode;
}

/** The top of a guide. */
export const GuideHead = ({ guide, minutes, lead }: HeadProps) => (
  <header>
    <h1>{guide.name}</h1>
    <p className="lead">{lead}</p>
    <Dates minutes={minutes} reviewed={guide.reviewed} />
  </header>
);

interface EndProps {
  readonly guide: Guide;
  readonly cited: readonly Listed[];
}

/** The end of a guide: its sources, and what has changed. */
export const GuideEnd = ({ guide, cited }: EndProps) => (
  <>
    <Sources list={cited} />
    <History changes={guide.changes} />
  </>
);
