import type { Fields, InputsOf } from "../../inputs/fields.ts";
import { readForm } from "../../inputs/typed.ts";
import type { PageForm } from "./pageForm.ts";

const SOON = 120;

/** Calls back with the inputs a moment after each change, and soon after loading if a link has already set some. */
export function followPageForm<F extends Fields>(form: PageForm<F>, tell: (inputs: InputsOf<F>) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    const { typed, good } = form.state();
    timer = setTimeout(() => tell(readForm(form.fields, typed, good, form.givenBy).inputs), SOON);
  };
  form.listen(soon);
}
