import { expect, test } from "vitest";
import { titlesOf } from "./words.ts";

test("steps that are taken together are listed like everything else on the site", () => {
  const ira = { what: "ira", amount: 7500 } as const;
  const sep = { what: "sep", amount: 3000 } as const;
  const solo = { what: "solo", amount: 1000 } as const;
  expect(titlesOf([ira])).toBe("Put $7,500 into a traditional IRA");
  expect(titlesOf([ira, sep])).toBe("Put $7,500 into a traditional IRA and put $3,000 into a SEP-IRA");
  expect(titlesOf([ira, sep, solo])).toBe(
    "Put $7,500 into a traditional IRA, put $3,000 into a SEP-IRA and put $1,000 into a solo 401(k)",
  );
});
