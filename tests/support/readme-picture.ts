/** `npm run picture`: the picture in the README, light and dark: a calculator with one number opened. */
import { fileURLToPath } from "node:url";
import { chromium as browsers } from "@playwright/test";
import { chromiumAtHand, flags } from "../../scripts/lib/chromium.mjs";
import { served } from "./served.ts";
import { setTheme, themes } from "./theme.ts";

const folder = fileURLToPath(new URL("../../docs/picture", import.meta.url));
const browser = await browsers.launch({ executablePath: await chromiumAtHand(), args: flags });
await served(async (origin) => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 720 }, baseURL: origin });
  await page.goto("/gig-economy-tax-calculator#v2.gigs=1&gigs.0.pay=38000/year&filingStatus=single", {
    waitUntil: "networkidle",
  });
  const line = page.getByRole("list", { name: "The year" }).getByRole("button", { name: "Self-employment tax" });
  await line.click();
  await page.locator(".explanation .formula").first().waitFor();
  await line.evaluate((one) => window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY - 170));
  for (const theme of themes) {
    await setTheme(page, theme);
    await page.screenshot({ path: `${folder}/${theme}.png`, animations: "disabled" });
  }
});
await browser.close();
