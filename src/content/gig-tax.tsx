/** The words above the gig tax calculator. */
export const GigTaxIntroduction = () => (
  <header>
    <h1>What should I set aside from gig work?</h1>
    <p className="lead">
      Nobody takes tax out of your payouts, so you have to put it aside. Type what you earn. You see how much to put
      aside, what to pay and when, and how each figure was worked out. What you type stays in your browser.
    </p>
  </header>
);
