import { CONTACT, GOVERNING_LAW, HOST, LOG_KEPT, OPERATOR, SOURCE_CODE } from "./site.ts";

/** What the operator has filled in, or that it is missing: nobody is made up. */

export const WhoRunsIt = () => (
  <p>
    {OPERATOR === ""
      ? "Whoever runs this copy of the site has not put a name here yet. That is a reason to check its numbers twice."
      : `This site is run by ${OPERATOR}.`}
  </p>
);

export const HowToWrite = () =>
  CONTACT === "" ? (
    <p>This copy of the site has no address for letters yet.</p>
  ) : (
    <p>
      Write to <a href={CONTACT.includes("@") ? `mailto:${CONTACT}` : CONTACT}>{CONTACT}</a>. Say what you typed, what
      came out, and what you expected.
    </p>
  );

export const HowToReport = () => (
  <p>
    If you find a way around that,{" "}
    {CONTACT === "" ? (
      <>
        we want to know. <a href="#contact">There is no address for it yet.</a>
      </>
    ) : (
      <>
        <a href="#contact">write to us</a> before you write about it. We will answer, correct it and thank you here.
      </>
    )}
  </p>
);

export const WhereItRuns = () => (
  <p>
    {HOST === ""
      ? "Whoever runs this copy of the site has not named the company on whose computers it runs."
      : `The site runs on computers of ${HOST}, which handles requests on our behalf.`}{" "}
    {LOG_KEPT === "" ? "How long the log is kept is up to them." : `The log is kept for ${LOG_KEPT}.`}
  </p>
);

export const WhichLaw = () => (
  <p>
    {GOVERNING_LAW === ""
      ? "These terms name no state's law. The law that applies to you applies."
      : `These terms are governed by the law of ${GOVERNING_LAW}.`}
  </p>
);

export const WhereTheCodeIs = () =>
  SOURCE_CODE === "" ? (
    <p>The source code has no public address yet.</p>
  ) : (
    <p>
      The source code is at <a href={SOURCE_CODE}>{SOURCE_CODE}</a>.
    </p>
  );
