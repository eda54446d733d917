/** The words above the gig tax calculator. */
export const GigTaxIntroduction = () => (
  <header>
    <h1>What should I set aside from gig work?</h1>
    <p className="lead">
      Nobody takes tax out of your payouts, so you do. Type what you earn and see what to put aside, what to pay when,
      and how each figure was worked out. What you type stays in your browser.
    </p>
  </header>
);
