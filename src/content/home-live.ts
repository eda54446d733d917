/**
 * Answers on the home page while a number is typed. The calculation loads with the first keystroke, runs here in the
 * browser, and writes into the built page. The form opens the calculator with the number after the `#`, which browsers
 * don't send. This tab remembers what was typed, so that Back finds it again.
 */
import type { CardName } from "../calculators/home/cards.ts";

const PAUSE = 120;
/** Named like what calculators keep for the tab, so that “Forget everything” deletes it too. */
const KEY = "typed:/";

function kept(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
function keep(name: string, text: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept(), [name]: text }));
  } catch {
    // storage is denied: the page works without it
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-opens]")) {
  const field = form.querySelector("input");
  const card = form.closest<HTMLElement>("[data-card]");
  if (field && card) follow(form, field, card);
}

function follow(form: HTMLFormElement, field: HTMLInputElement, card: HTMLElement): void {
  const name = card.dataset.card as CardName;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The text that is answered, and how its number is written. */
  let now = { text: field.value, shown: field.value };
  form.dataset.ready = "";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    location.href = (form.dataset.opens ?? "").replace("%7B%7D", encodeURIComponent(field.value.trim()));
  });

  async function answer(): Promise<void> {
    const text = field.value;
    const { answerTo } = await import("../calculators/home/cards.ts");
    if (field.value !== text) return;
    const answered = answerTo(name, text);
    const problem = "problem" in answered ? answered.problem : "";
    for (const place of form.querySelectorAll(".problem")) place.textContent = problem;
    field.setAttribute("aria-invalid", String(problem !== ""));
    card.toggleAttribute("data-problem", problem !== "");
    card.removeAttribute("data-late");
    if ("problem" in answered) return;
    now = { text, shown: answered.shown };
    const { says, shapes } = answered.card;
    for (const place of card.querySelectorAll<HTMLElement>("[data-says]")) {
      const what = place.dataset.says ?? "";
      place.textContent = (what === "asked" ? answered.shown : says[what]) ?? "";
    }
    for (const shape of card.querySelectorAll<SVGElement>("[data-shape]")) {
      const drawn = shapes[shape.dataset.shape ?? ""] ?? "";
      const [x = "0", width = "0"] = drawn.split(" ");
      if (shape.localName === "path") shape.setAttribute("d", drawn);
      else {
        shape.setAttribute("x", `${x}%`);
        shape.setAttribute("width", `${width}%`);
      }
    }
    tidy();
  }
  /** Once the visitor has left the field, its number is written with commas. */
  function tidy(): void {
    if (field.value === now.text && document.activeElement !== field) field.value = now.text = now.shown;
  }

  /** Until the answer to it is here, the one on the page isn't current. */
  function typed(): void {
    form.dataset.typed = "";
    card.dataset.late = "";
    keep(name, field.value);
    clearTimeout(timer);
    timer = setTimeout(answer, PAUSE);
  }
  field.addEventListener("input", typed);
  field.addEventListener("blur", tidy);
  const before = kept()[name];
  if (typeof before === "string") {
    field.value = before;
    typed();
  }
}
