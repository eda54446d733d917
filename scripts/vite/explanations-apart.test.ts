import { expect, test } from "vitest";
import { withoutLines } from "./explanations-apart.ts";

const rule = `import { label } from "./labels.ts";
import { base } from "./base.ts";
export const tax = (income: number) => base * income;
export const taxLines = { tax: { label: label("tax") } };
`;

test("the lines of a file, and what only they used, stand apart", () =>
  expect(withoutLines(rule).trim()).toBe(
    'import { base } from "./base.ts";\nexport const tax = (income: number) => base * income;',
  ));

test("lines that a rule of the same file carries with it stay", () => {
  const left = withoutLines(`${rule}const all = { ...taxLines };\nexport const credit = { lines: all };\n`);
  expect(left).toContain("export const taxLines");
  expect(left).toContain('import { label } from "./labels.ts";');
});
