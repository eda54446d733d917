/** The words above the retirement calculator. */
export const RetirementIntroduction = () => (
  <header>
    <h1>How long will my savings last?</h1>
    <p className="lead">
      Tested on market history since 1871
      <span className="if-room">, taxes included. What you type stays in your browser</span>.
    </p>
  </header>
);
