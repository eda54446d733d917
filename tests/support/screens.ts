/** `npm run screens`: pictures of every page at three widths, light and dark, in `.cache/screens`. */
import { fileURLToPath } from "node:url";
import { chromium as browsers } from "@playwright/test";
import { chromiumAtHand, flags } from "../../scripts/lib/chromium.mjs";
import { builtSite } from "../../server/built-site.ts";
import { dist, served } from "./served.ts";
import { setTheme, themes } from "./theme.ts";

const folder = fileURLToPath(new URL("../../.cache/screens", import.meta.url));
const widths = [360, 768, 1280];
/** Only addresses with this prefix, if one is given. */
const wanted = builtSite(dist).pages.filter((address) => address.startsWith(process.argv[2] ?? "/"));

const browser = await browsers.launch({ executablePath: await chromiumAtHand(), args: flags });
await served(async (origin) => {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, baseURL: origin, bypassCSP: true });
    for (const address of wanted) {
      await page.goto(address, { waitUntil: "networkidle" });
      // A picture of the whole page shows parts that a visitor hasn't scrolled to.
      await page.addStyleTag({ content: "* { content-visibility: visible !important; }" });
      for (const theme of themes) {
        await setTheme(page, theme);
        const name = address === "/" ? "home" : address.slice(1).replaceAll("/", "_");
        await page.screenshot({
          path: `${folder}/${name}-${width}-${theme}.png`,
          fullPage: true,
          animations: "disabled",
        });
      }
    }
    await page.close();
  }
});
await browser.close();
console.log(`${wanted.length * widths.length * themes.length} pictures in ${folder}`);
