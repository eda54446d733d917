interface Listed {
  readonly cite: string;
  readonly url: string;
  readonly period?: string | undefined;
  /** What a reader should be careful with. */
  readonly doubts: readonly string[];
}

/** The documents a page cites, in the order of their numbers in the text. */
export const Sources = ({ list }: { readonly list: readonly Listed[] }) => (
  <section className="prose sources" aria-labelledby="sources">
    <h2 id="sources">Sources</h2>
    <ol>
      {list.map(({ cite, url, period, doubts }, i) => (
        <li key={cite + period} id={`ref${i + 1}`}>
          <a href={url}>{cite}</a>
          {period && `, ${period}`}
          {doubts.length > 0 && <span className="soft"> ({doubts.join("; ")})</span>}
        </li>
      ))}
    </ol>
  </section>
);
