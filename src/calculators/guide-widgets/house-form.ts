import { followPageForm } from "../../ui/form/followPageForm.ts";
import { pageForm } from "../../ui/form/pageForm.ts";
import { fillYours } from "../../ui/prose/shown.ts";
import { givenBy, houseFields, houseLink } from "./house-inputs.ts";

/** The house shared by all tools in the guide. What the reader types also updates the text around them. */
export const houseForm = pageForm(houseFields, houseLink, givenBy);

/** The text needs more code than the tools, so it is loaded when the reader first types. */
if (typeof document !== "undefined")
  followPageForm(houseForm, async (house) => {
    const { houseFigures } = await import("./house-figures.ts");
    fillYours(houseFigures(house));
  });
