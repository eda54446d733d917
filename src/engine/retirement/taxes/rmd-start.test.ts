import { expect, test } from "vitest";
import { startAges } from "../../../law/retirement/start-ages.ts";
import { distributionsStart } from "./rmd-start.ts";

test.each([
  [1949, 6, 846, 2019],
  [1949, 7, 864, 2021],
  [1950, 12, 864, 2022],
  [1951, 1, 876, 2024],
  [1959, 12, 876, 2032],
  [1960, 1, 900, 2035],
])("born %i-%i: from %i months of age, in %i", (year, month, startAge, startYear) => {
  expect(distributionsStart({ year, month }, startAges)).toMatchObject({ startAge, startYear });
});
