/**
 * What is shown when nothing else can be: a page that the server couldn't produce, or a calculator that has crashed
 * completely. The wording is fixed. `{host}` and `{digest}` are filled in where it is shown.
 */
const sentences = {
  client:
    "Application error: a client-side exception has occurred while loading {host} (see the browser console for more information).",
  server:
    "Application error: a server-side exception has occurred while loading {host} (see the server logs for more information).",
};

/** An empty address means the one that failed. */
const THE_SAME = "";

interface Props {
  readonly side: keyof typeof sentences;
  readonly pages: readonly { readonly path: string; readonly name: string }[];
}

export const LastResort = ({ side, pages }: Props) => (
  <div className="last-resort">
    <h1>{sentences[side]}</h1>
    {side === "server" ? (
      <>
        <p>{"Digest: {digest}"}</p>
        <p>
          <a href={THE_SAME}>Try again</a>
        </p>
      </>
    ) : (
      <p>
        <button type="button">Try again</button>
      </p>
    )}
    <ul>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  </div>
);

/** Shown above a calculator whose script failed to load; its built content stays readable. */
export const Lost = () => (
  <div className="failed" role="alert">
    <p>
      This part of the page did not load, so it shows an example and cannot use your numbers yet. Check your connection.
    </p>
    <button type="button">Try again</button>
  </div>
);
