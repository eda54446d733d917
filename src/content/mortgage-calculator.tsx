/** The words around the mortgage calculator. */
export const MortgageIntroduction = () => (
  <header>
    <h1>What will this house cost each month?</h1>
    <p className="lead">
      Answer four questions to start. <span className="if-room">What you type stays in your browser.</span>
    </p>
  </header>
);
