/**
 * Reports a caught error to the page so that it can be sent on; otherwise nobody would learn of it. Only what was
 * thrown is passed on.
 */
const FAULT = "plainsum:fault";

export function tell(fault: unknown): void {
  dispatchEvent(new CustomEvent(FAULT, { detail: fault }));
}
