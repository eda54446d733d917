import { CONTACT, GOVERNING_LAW, HOST, LOG_KEPT, OPERATOR, SOURCE_CODE } from "./site.ts";

/**
 * What depends on who runs the site. Anything the operator hasn't set isn't mentioned; that part is then an empty
 * fragment.
 */

const address = CONTACT.includes("@") ? `mailto:${CONTACT}` : CONTACT;

export const WhoRunsIt = () => <>{OPERATOR !== "" && <p>{OPERATOR} runs this site.</p>}</>;

export const HowToWrite = () => (
  <>
    {CONTACT !== "" && (
      <p id="contact">
        If you see a wrong number, or something keeps you from using a page, write to <a href={address}>{CONTACT}</a>.
        Tell us what you typed, what you got, and what you expected.
      </p>
    )}
  </>
);

export const HowToReport = () => (
  <>
    {CONTACT !== "" && (
      <p>
        If you find a security problem, please <a href={address}>write to us</a> before you publish it. We will answer,
        fix it and thank you here.
      </p>
    )}
  </>
);

export const WhereItRuns = () => (
  <>
    {HOST !== "" && <p>The site runs on servers of {HOST}, which handles requests for us.</p>}
    {LOG_KEPT !== "" && <p>We keep the log for {LOG_KEPT}.</p>}
  </>
);

/** The end of the terms: who offers them, and under which law. */
export const OperatorAndLaw = () => (
  <>
    {(OPERATOR !== "" || GOVERNING_LAW !== "" || CONTACT !== "") && <h2 id="who-runs-the-site">Who runs the site</h2>}
    <WhoRunsIt />
    {GOVERNING_LAW !== "" && <p>These terms are governed by the law of {GOVERNING_LAW}.</p>}
    <HowToWrite />
  </>
);

/** The end of the privacy policy. */
export const PrivacyQuestions = () => (
  <>
    {CONTACT !== "" && (
      <>
        <h2 id="questions">Questions</h2>
        <p>
          If you have a question about this policy, write to <a href={address}>{CONTACT}</a>.
        </p>
      </>
    )}
  </>
);

export const WhereTheCodeIs = () => (
  <>
    {SOURCE_CODE !== "" && (
      <p>
        The source code is at <a href={SOURCE_CODE}>{SOURCE_CODE}</a>.
      </p>
    )}
  </>
);
