/** Tests and reference cases may use any year, so all of them are loaded first. */
import { fetchYear, taxYears } from "../law/us/index.ts";

await Promise.all(taxYears.map(fetchYear));
