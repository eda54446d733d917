// @vitest-environment jsdom
import { act, fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { anyForm, FormContext, useForm } from "../../../ui/form/useForm.ts";
import { answer } from "../answer.ts";
import { fields, givenOn, linkFormat } from "../inputs.ts";
import { PaymentsMade } from "./PaymentsMade.tsx";

const onADay = givenOn("2026-11-28");

function Page() {
  const form = useForm(fields, linkFormat, onADay);
  return (
    <FormContext value={anyForm(form)}>
      <button type="button" onClick={() => form.set("taxYear", "2027")}>
        2027
      </button>
      <PaymentsMade answered={answer(form.inputs)} share="none" />
      <output>{form.inputs.payments.map(({ paidOn }) => paidOn).join(" ")}</output>
    </FormContext>
  );
}

// 26 USC 6654(c)(2): the first installment for a year is due on April 15 of that year.
test("a payment that is added starts with the first due date of the tax year; a copy keeps the day it was made from", async () => {
  const { getByText, getByRole } = render(<Page />);
  const press = async (name: string) => act(async () => void fireEvent.click(getByText(name)));
  await press("2027");
  await press("Add a payment");
  expect(getByRole("status").textContent).toBe("2027-04-15");
  await press("Duplicate");
  expect(getByRole("status").textContent).toBe("2027-04-15 2027-04-15");
});
