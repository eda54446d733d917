/** The words above the gig tax calculator. */
export const GigTaxIntroduction = () => (
  <header>
    <h1>Gig tax: what to pay and set aside</h1>
    <p className="lead">
      Answer three questions to start. <span className="if-room">What you type stays in your browser.</span>
    </p>
  </header>
);
