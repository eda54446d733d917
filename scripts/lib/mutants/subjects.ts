/** Which of the three calculators a file belongs to, by its folder; `null` if all of them use it. */
const words = {
  tax: /^src\/(engine\/(tax|state|payments)|law\/(us|states)|calculators\/gig-tax|oracle\/tax)\b/,
  home: /^src\/(engine\/mortgage|law\/mortgage|calculators\/(mortgage|true-cost|rent-or-buy)|oracle\/mortgage)\b/,
  retirement:
    /^src\/(engine\/(retirement|social-security)|law\/retirement|calculators\/retirement|oracle\/retirement)\b/,
};
const subjectOf = (file: string) => Object.entries(words).find(([, word]) => word.test(file))?.[0] ?? null;

/** Another calculator's tests reach nearly every change, take a long time, and rarely notice one. */
export const mayNotice = (test: string, changed: string): boolean => {
  const [ofTest, ofChange] = [subjectOf(test), subjectOf(changed)];
  return ofTest === null || ofChange === null || ofTest === ofChange;
};
