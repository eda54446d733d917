import { useEffect, useState } from "react";
import { Calendar } from "./Calendar.tsx";
import { Compare } from "./Compare.tsx";
import { CopyText } from "./CopyText.tsx";
import type { Taken } from "./calculation.ts";
import { Elsewhere } from "./Elsewhere.tsx";
import { Files } from "./Files.tsx";
import { LinkAsCode } from "./LinkAsCode.tsx";
import { OnDevice } from "./OnDevice.tsx";

interface Props {
  of(): Promise<{ readonly taken: Taken<never> }>;
}

/** All the exports. Files are made in the browser, and the code for each kind loads when requested. */
export default function Offer({ of }: Props) {
  const [taken, setTaken] = useState<Taken<never>>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    of().then((loaded) => setTaken(loaded.taken), setFault);
  }, [of]);
  if (fault !== undefined) throw fault;
  if (!taken) return <p className="waiting">One moment…</p>;
  return (
    <div className="offer">
      <Compare taken={taken} />
      <LinkAsCode />
      <Files taken={taken} />
      {(taken.datesFor || taken.moreDatesFor) && <Calendar taken={taken} />}
      <CopyText taken={taken} />
      {taken.elsewhere && <Elsewhere others={taken.elsewhere} />}
      <OnDevice />
    </div>
  );
}
