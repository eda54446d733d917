import type { Form } from "../../ui/form/useForm.ts";
import type { Answer } from "./answer.ts";
import type { fields } from "./inputs.ts";
import type { Place } from "./place/places.ts";

/** What every part of the page gets: the form, its answer, and the chosen state once it has loaded. */
export interface PartProps {
  readonly form: Form<typeof fields>;
  readonly answered: Answer;
  readonly place: Place | undefined;
}
