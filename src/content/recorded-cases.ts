/**
 * State tax cases named in docs/differences.md: in full, or by their last number after one from the same state and
 * year. A test keeps the list in sync with the cases that really differ.
 */
export function recordedStateCases(differences: string): string[] {
  const found: string[] = [];
  let start = "";
  for (const [, full, year, last] of differences.matchAll(/`(?:(sta-(\d{4}-[A-Z]{2})-\d{5})|-(\d{5}))`/g)) {
    if (year !== undefined) start = `sta-${year}`;
    found.push(full ?? `${start}-${last}`);
  }
  return found.sort();
}
