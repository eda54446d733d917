import { flag } from "../../../inputs/fields.ts";

export const lateFields = {
  extended: flag({ label: "You filed Form 4868 (extension)", start: false }),
};
