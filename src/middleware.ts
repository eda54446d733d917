/** The last step of every page: its terms are linked to the glossary, whatever its text was written in. */
import { defineMiddleware } from "astro:middleware";
import { linkTerms, moreTerms } from "./content/terms.ts";

const MAIN = /(<main\b[^>]*>)(.*)(<\/main>)/s;

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const page = (await response.text()).replace(MAIN, (_all, open: string, inside: string, close: string) => {
    const { html, others } = linkTerms(inside);
    return open + html + moreTerms(others) + close;
  });
  return new Response(page, response);
});
