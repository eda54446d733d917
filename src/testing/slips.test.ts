import { expect, test } from "vitest";
import { figuresOfLaw } from "../law/second-reading/figures-of-law.ts";
import { areas, disagreements, secondReadings } from "./second-reading.ts";
import { drawsFrom, slips, withSlip } from "./slips.ts";

test("each kind of typo, by hand", () => {
  const first = () => 0;
  expect(slips["a digit one off"]?.("7500", first)).toBe("6500");
  expect(slips["two digits swapped"]?.("7500", first)).toBe("5700");
  expect(slips["a digit left out"]?.("7500", first)).toBe("500");
  expect(slips["a tenth of a point"]?.("0.035", first)).toBe("0.034");
  expect(withSlip(true, first)).toEqual({ value: false, kind: "yes for no" });
  expect(withSlip([[0, 0.01]], first).value).not.toEqual([[0, 0.01]]);
});

test("a typo in any figure that was read twice is noticed, and only by its own line", () => {
  const law = figuresOfLaw();
  const table = areas.flatMap((area) => secondReadings(area));
  const draw = drawsFrom(22);
  for (let i = 0; i < 40; i++) {
    const { path } = table[draw(table.length)] ?? { path: "" };
    const { value, kind } = withSlip(law.get(path) ?? null, draw);
    const found = disagreements(new Map(law).set(path, value), table);
    expect(found, `${path}, ${kind}: ${JSON.stringify(value)}`).toHaveLength(1);
    expect(found[0]).toContain(path);
  }
});
