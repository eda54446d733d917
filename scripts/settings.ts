/** Says in a sentence what is wrong with the environment's settings, before anything is built with them. */
import { securityText } from "../server/security.ts";
import { reportSettings } from "../src/reports/settings.ts";

try {
  reportSettings(process.env, "");
  securityText(process.env.SECURITY_CONTACT, Date.now());
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
