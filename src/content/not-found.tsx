import { pages } from "./pages.ts";

/** Shown for an address without a page. */
export const NotFound = () => (
  <>
    <header>
      <h1>We can't find that page</h1>
      <p className="lead">The link may be old, or the address may have a typo. Here are all our pages:</p>
    </header>
    <div className="prose">
      <ul>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  </>
);
