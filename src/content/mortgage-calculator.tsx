/** The words around the mortgage calculator. */
export const MortgageIntroduction = () => (
  <header>
    <h1>What will this house cost each month?</h1>
    <p className="lead">Answer four questions to see your payment. What you type stays in your browser.</p>
  </header>
);
