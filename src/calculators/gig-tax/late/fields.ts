import { flag } from "../../../inputs/fields.ts";

export const lateFields = {
  extended: flag({ label: "You filed for an extension (Form 4868)", start: false }),
};
