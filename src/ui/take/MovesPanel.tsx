import { onDemand } from "../Later.tsx";
import { Panel } from "../Panel.tsx";
import type { Watching } from "./sensitivity.ts";

interface Props {
  of(): Promise<{ readonly watching: Watching<never> }>;
}

const WhatMoves = onDemand<Props>(() => import("./WhatMoves.tsx"));

/** What moves the result, as a panel among others; computed once it is opened. */
export const MovesPanel = ({ of }: Props) => (
  <Panel title="What changes the answer most" summary="the numbers that matter most, each tried low and high">
    {() => <WhatMoves of={of} />}
  </Panel>
);
