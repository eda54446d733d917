/** A part of a page, rendered with an untouched form: the true-cost tool's, or one with other fields. */
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { fields, linkFormat } from "../calculators/true-cost/inputs.ts";
import { ControlsContext } from "../ui/form/controls.ts";
import { MonthControl } from "../ui/form/Month.tsx";
import { ShareControl } from "../ui/form/Share.tsx";
import { anyForm, type Fields, type Form, FormContext, useForm } from "../ui/form/useForm.ts";

export function onForm(part: ReactNode, others?: Fields) {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  const now = {} as { form: Form };
  const Page = () => {
    const form = anyForm(useForm(others ?? (fields as unknown as Fields), linkFormat));
    now.form = form;
    return (
      <ControlsContext value={{ month: MonthControl, amountOrShare: ShareControl }}>
        <FormContext value={form}>{part}</FormContext>
      </ControlsContext>
    );
  };
  return { ...render(<Page />), form: () => now.form };
}
