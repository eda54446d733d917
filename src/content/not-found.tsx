import { pages } from "./pages.ts";

/** Shown for an address that has no page. */
export const NotFound = () => (
  <>
    <header>
      <h1>There is no page at this address</h1>
      <p className="lead">The link may be old, or a letter may be missing. Here are all our pages:</p>
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
