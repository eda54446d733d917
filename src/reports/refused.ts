/** Whether this visitor has refused reports: through the browser's signals, or the switch on the privacy page. */
export const SWITCH = "reports";

export type Refusal = "signal" | "switch";

export function refused(): Refusal | undefined {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  if (globalPrivacyControl === true || doNotTrack === "1") return "signal";
  try {
    return localStorage.getItem(SWITCH) === "off" ? "switch" : undefined;
  } catch {
    return undefined; // storage is denied, so there is no switch
  }
}
