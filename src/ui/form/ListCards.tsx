import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ListField } from "../../inputs/fields.ts";
import { countOf } from "../../inputs/typed.ts";
import { blankId } from "./control.ts";
import { useTheForm } from "./useForm.ts";

interface Props {
  readonly name: string;
  /** A card's title, from its index: what it is and what it comes to. */
  title(index: number): ReactNode;
  /** A card's fields; their names start with `jobs.0.`. */
  children(prefix: string, index: number): ReactNode;
}

/**
 * A list of similar things as cards: add, duplicate, remove. A removal can be undone while it is the last edit. Focus
 * goes to the new card, or to the one that took its place.
 */
export function ListCards({ name, title, children }: Props) {
  const form = useTheForm();
  const list = form.fields[name] as ListField;
  const count = countOf(list, name, form.typed);
  const cards = useRef<HTMLOListElement>(null);
  const id = useId();
  // Not part of the state, because an effect that sets state at each change makes React give up on a burst of changes.
  const goTo = useRef<number>(undefined);
  /** The number of the edit that removed one. */
  const [removal, setRemoval] = useState<number>();
  useEffect(() => {
    if (goTo.current === undefined) return;
    cards.current?.querySelectorAll<HTMLElement>(":scope > li > details > summary")[goTo.current]?.focus();
    goTo.current = undefined;
  });
  const add = (like?: number) => {
    form.addItem(name, like);
    goTo.current = count;
  };
  const remove = (index: number) => {
    setRemoval(Math.abs(form.edits) + 1);
    form.removeItem(name, index);
    goTo.current = Math.max(0, Math.min(index, count - 2));
  };
  return (
    <div className="cards">
      <ol ref={cards}>
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are told apart by their place; all their state is in the form
          <li key={i}>
            <details open={i === count - 1}>
              <summary id={`${id}${i}`}>{title(i)}</summary>
              <div className="ask">
                {children(`${name}.${i}.`, i)}
                <p className="controls">
                  {count < list.max && (
                    <button type="button" onClick={() => add(i)}>
                      Duplicate
                    </button>
                  )}
                  {/* Heard as "Remove" and the title of the card. */}
                  <button
                    type="button"
                    id={`${id}${i}x`}
                    aria-labelledby={`${id}${i}x ${id}${i}`}
                    onClick={() => remove(i)}
                  >
                    Remove
                  </button>
                </p>
              </div>
            </details>
          </li>
        ))}
      </ol>
      <p className="controls">
        {count < list.max && (
          <button type="button" id={blankId(name)} onClick={() => add()}>
            Add {/^[aeiou]/.test(list.one) ? "an" : "a"} {list.one}
          </button>
        )}
        {removal === form.edits && (
          <button type="button" onClick={form.undo}>
            Undo remove
          </button>
        )}
      </p>
    </div>
  );
}
