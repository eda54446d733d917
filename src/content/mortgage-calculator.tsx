/** The words around the mortgage calculator. */
export const MortgageIntroduction = () => (
  <header>
    <h1>What will this house cost each month?</h1>
    <p className="lead">
      Answer four questions. Every amount can be opened to see how it was worked out and where its figures come from.
      What you type stays in your browser.
    </p>
  </header>
);
