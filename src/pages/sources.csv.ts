import { documents } from "../content/evidence.ts";

const cell = (value: string | number) =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value;

/** Every document that a figure on the site comes from, for a spreadsheet. */
export const GET = () =>
  new Response(
    [
      "document,period,figures,address",
      ...documents.map(({ cite, period, figures, url }) => [cite, period, figures, url].map(cell).join(",")),
      "",
    ].join("\r\n"),
    { headers: { "content-type": "text/csv; charset=utf-8" } },
  );
