import { Wordmark } from "./Mark.tsx";

interface Link {
  readonly path: string;
  readonly name: string;
}
interface Props {
  readonly path: string;
  readonly links: readonly Link[];
}

/**
 * The top of every page: name, navigation, light or dark. The switch appears when its script runs; its space is
 * reserved.
 */
export const Header = ({ path, links }: Props) => (
  <header className="top">
    <div className="inner">
      <a className="mark" href="/" {...(path === "/" ? { "aria-current": "page" as const } : {})}>
        <Wordmark />
      </a>
      <nav aria-label="Main">
        <ul>
          {links.map((link) => (
            <li key={link.path}>
              <a href={link.path} {...(link.path === path ? { "aria-current": "page" as const } : {})}>
                {link.name}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className="theme" data-theme-switch aria-pressed="false" aria-label="Dark theme">
              <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
                <circle cx="10" cy="10" r="7.25" />
                <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
              </svg>
            </button>
          </li>
        </ul>
      </nav>
    </div>
  </header>
);
