import { dayInWords } from "../format.ts";

interface Props {
  readonly changes: readonly { readonly date: string; readonly what: string }[];
}

/** What has changed on a page, newest first. */
export const History = ({ changes }: Props) => (
  <section className="prose" aria-labelledby="history">
    <h2 id="history">History</h2>
    <ul>
      {changes.map(({ date, what }) => (
        <li key={date + what}>
          <time dateTime={date}>{dayInWords(date)}</time>: {what}
        </li>
      ))}
    </ul>
  </section>
);
