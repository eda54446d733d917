interface Props {
  /** From the home page down to this one. */
  readonly trail: readonly { readonly path: string; readonly name: string }[];
}

/** Where this page is in the site. Shown from the second level down. */
export const Breadcrumb = ({ trail }: Props) =>
  trail.length < 2 ? null : (
    <nav className="trail inner" aria-label="Breadcrumb">
      <ol>
        {trail.map((step, i) => (
          <li key={step.path}>
            {i === trail.length - 1 ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <a href={step.path}>{step.name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
