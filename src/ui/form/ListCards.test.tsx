// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { onForm } from "../../testing/on-form.tsx";
import { ListCards } from "./ListCards.tsx";

afterEach(cleanup);

const undo = () => screen.queryByRole("button", { name: "Undo remove" });

test("a removed card comes back with everything else as it was; after another edit, nothing offers to revert both", () => {
  const { form } = onForm(
    <ListCards name="parts" title={(index) => `Part ${index + 1}`}>
      {() => null}
    </ListCards>,
  );
  const cards = () => screen.queryAllByRole("listitem").length;
  const before = cards();
  const removeFirst = () => fireEvent.click(screen.getByRole("button", { name: "Remove Part 1" }));
  act(() => form().set("price", "500,000x"));
  removeFirst();
  expect(cards()).toBe(before - 1);
  fireEvent.click(undo() as HTMLElement);
  expect(cards()).toBe(before);
  expect(form().typed).toEqual({ price: "500,000x" });
  expect(undo()).toBeNull();

  removeFirst();
  act(() => form().set("squareFeet", "1500"));
  expect(undo()).toBeNull();
  expect(form().inputs).toMatchObject({ squareFeet: 1500 });
});
