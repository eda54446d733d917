/** A form that opens a calculator: what is typed goes behind the `#` of the address, where browsers do not send it. */
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-opens]")) {
  form.dataset.ready = "";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = form.querySelector("input")?.value.trim() ?? "";
    location.href = (form.dataset.opens ?? "").replace("%7B%7D", encodeURIComponent(typed));
  });
}
