/** Where the visitor lives. */
import { choice, percent, type Reading } from "../../../inputs/fields.ts";
import { states } from "../../../inputs/places.ts";

export const NO_PLACE = "";
/** Letters, digits and the characters that occur in place names: "St. Mary's", "New York City, work done there". */
const NAME = /^\p{L}[\p{L}\d .,'’()-]{0,79}$/u;

export const placeFields = {
  state: choice({
    label: "State",
    start: "none",
    options: [{ value: "none", label: "Choose a state" }, ...states],
    help: "Where you live and work all year.",
  }),
  /**
   * Places load once a state is chosen, so any name is accepted; if the state doesn't have it, the page says so then.
   */
  place: {
    ...choice<string>({
      label: "City or county",
      start: NO_PLACE,
      options: [{ value: NO_PLACE, label: "None of these" }],
      help: "Where you live and work all year. The list has places that tax income or profit.",
    }),
    read: (text: string): Reading<string> => {
      const name = text.trim();
      return name === NO_PLACE || NAME.test(name)
        ? { value: name }
        : { problem: "City or county must be a name from the list." };
    },
  },
  placeRate: percent({
    label: "Tax rate there",
    start: 0,
    max: 0.2,
    help: "Your local tax office has it, and so does the state's list.",
  }),
};
