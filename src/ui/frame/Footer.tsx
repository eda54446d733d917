interface Props {
  readonly purpose: string;
  readonly pages: readonly { readonly path: string; readonly name: string }[];
  /** The date of the newest rule or figure, in words and as YYYY-MM-DD. */
  readonly updated: { readonly words: string; readonly date: string };
  readonly sourceCode: string;
}

/** The footer of every page. Tests check each claim in it. */
export const Footer = ({ purpose, pages, updated, sourceCode }: Props) => (
  <footer className="foot">
    <div className="inner">
      <p>{purpose}</p>
      <nav aria-label="All pages">
        <ul>
          {pages.map((page) => (
            <li key={page.path}>
              <a href={page.path}>{page.name}</a>
            </li>
          ))}
          {sourceCode !== "" && (
            <li>
              <a href={sourceCode}>Source code</a>
            </li>
          )}
        </ul>
      </nav>
      <p>
        No ads, no cookies, no tracking. What you type stays in your browser. These are estimates and explanations, not
        tax, legal or investment advice. Our newest source is from <time dateTime={updated.date}>{updated.words}</time>.
      </p>
    </div>
  </footer>
);
