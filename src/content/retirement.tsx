/** The words above the retirement calculator. */
export const RetirementIntroduction = () => (
  <header>
    <h1>How long will my savings last?</h1>
    <p className="lead">
      Your plan is tested on every stretch of market history since 1871, or on thousands of possible futures, with tax
      and Social Security in every year. Change a blank and see what it does. What you type stays in your browser.
    </p>
  </header>
);
