/**
 * Cases of state tax named in docs/differences.md: in full, or by their last number after one of the same state and year.
 * A test holds the list to the cases that are in fact apart.
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
