import { followPageForm } from "../../ui/form/followPageForm.ts";
import { pageForm } from "../../ui/form/pageForm.ts";
import { fillYours } from "../../ui/prose/shown.ts";
import { givenBy, houseFields, houseLink } from "./house-inputs.ts";

/** The house that all tools of the guide share. What the reader types also goes into the text around them. */
export const houseForm = pageForm(houseFields, houseLink, givenBy);

/** What the text needs is more than the tools do, and is loaded when the reader first types. */
if (typeof document !== "undefined")
  followPageForm(houseForm, async (house) => {
    const { houseFigures } = await import("./house-figures.ts");
    fillYours(houseFigures(house));
  });
