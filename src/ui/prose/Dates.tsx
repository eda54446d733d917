import { dayInWords } from "../format.ts";

interface Props {
  readonly minutes: number;
  readonly reviewed: string;
}

/** How long a guide takes to read, and when it was last checked. */
export const Dates = ({ minutes, reviewed }: Props) => (
  <p className="small soft">
    {minutes} minutes to read. Last checked on <time dateTime={reviewed}>{dayInWords(reviewed)}</time>.
  </p>
);
