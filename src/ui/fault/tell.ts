/**
 * Tells the page of a fault that was caught, so that it can be reported: nobody else hears of it. What is told is what was
 * thrown, and nothing else.
 */
const FAULT = "plainsum:fault";

export function tell(fault: unknown): void {
  dispatchEvent(new CustomEvent(FAULT, { detail: fault }));
}
