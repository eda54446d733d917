import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { houseFields, houseLink } from "../calculators/guide-widgets/house-inputs.ts";
import { homeFields } from "../calculators/home/fields.ts";
import { toLink } from "../inputs/link.ts";
import { typedOf } from "../inputs/typed.ts";
import { anyInputs } from "../testing/arbitrary.ts";
import { calculatorLink, troublesOf } from "./links.ts";

test("a link carries the values it is given", () => {
  expect(calculatorLink("/mortgage-calculator", { price: "450000", downPayment: "10%" })).toMatch(
    /^\/mortgage-calculator#v\d+\.price=450000&downPayment=10%25/,
  );
});

test("a link with a value that the form would reject can't be built", () => {
  expect(() => calculatorLink("/mortgage-calculator", { price: "a lot" })).toThrow("price");
  expect(() => calculatorLink("/gig-economy-tax-calculator", { gigs: "1", "gigs.0.nothing": "1" })).toThrow();
});

describe("the guide's house, whatever the reader types,", () => {
  test.each(["/mortgage-calculator", "/guides/mortgage-guide/true-cost-homeownership"])("opens in %s", (path) =>
    fc.assert(
      fc.property(anyInputs(homeFields), (house) => {
        const link = toLink(homeFields, typedOf(homeFields, house), houseLink);
        expect(troublesOf(path, link)).toEqual([]);
      }),
      { numRuns: 200 },
    ),
  );

  test("opens again in the guide", () =>
    fc.assert(
      fc.property(anyInputs(houseFields), (house) => {
        const typed = typedOf(houseFields, house);
        expect(toLink(houseFields, typed, houseLink)).toMatch(/^#v1\./);
      }),
      { numRuns: 50 },
    ));
});
