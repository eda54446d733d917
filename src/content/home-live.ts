/**
 * Answers on the home page while a number is typed. The calculation loads with the first keystroke, runs here in the
 * browser, and writes into the built page. The form opens the calculator with the number after the `#`, which browsers
 * don't send.
 */
import type { CardName } from "../calculators/home/cards.ts";

const PAUSE = 120;
const numberIn = (text: string) => {
  const digits = text.replace(/[$,\s]/g, "");
  return /^\d+(\.\d{0,2})?$/.test(digits) && Number(digits) > 0 && Number(digits) <= 1e8 ? digits : undefined;
};

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-opens]")) {
  const field = form.querySelector("input");
  const card = form.closest<HTMLElement>("[data-card]");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = "";
  form.dataset.ready = "";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    location.href = (form.dataset.opens ?? "").replace("%7B%7D", encodeURIComponent(field?.value.trim() ?? ""));
  });
  async function follow(): Promise<void> {
    const text = numberIn(field?.value ?? "");
    if (!card || text === undefined || text === asked) return;
    asked = text;
    const { cards } = await import("../calculators/home/cards.ts");
    if (asked !== text) return;
    const { says, shapes } = cards[card.dataset.card as CardName](text);
    for (const place of card.querySelectorAll<HTMLElement>("[data-says]"))
      place.textContent = says[place.dataset.says ?? ""] ?? "";
    for (const shape of card.querySelectorAll<SVGElement>("[data-shape]")) {
      const drawn = shapes[shape.dataset.shape ?? ""] ?? "";
      const [x = "0", width = "0"] = drawn.split(" ");
      if (shape.localName === "path") shape.setAttribute("d", drawn);
      else {
        shape.setAttribute("x", `${x}%`);
        shape.setAttribute("width", `${width}%`);
      }
    }
  }
  field?.addEventListener("change", () => {
    const text = numberIn(field.value);
    if (text !== undefined) field.value = Number(text).toLocaleString("en-US");
  });
  field?.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(follow, PAUSE);
  });
}
