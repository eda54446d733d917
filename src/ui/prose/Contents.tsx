interface Heading {
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}

/** The sections of a long page: next to the text on wide screens, behind a button above it on phones. */
export const Contents = ({ headings }: { readonly headings: readonly Heading[] }) => (
  <nav className="contents" aria-label="On this page">
    <details>
      <summary>On this page</summary>
      <ol>
        {headings
          .filter(({ depth }) => depth === 2)
          .map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
      </ol>
    </details>
  </nav>
);
