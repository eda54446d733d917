import { pageAt } from "../content/pages.ts";
import { SITE_NAME } from "../content/site.ts";
import { PAPER } from "../ui/icon.ts";

const icons = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose: "any maskable",
}));

export const GET = () =>
  Response.json({
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: pageAt("/").description,
    lang: "en-US",
    start_url: "/",
    display: "browser",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [...icons, { src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
  });
