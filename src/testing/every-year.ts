/** Tests and reference cases ask for any year, so all of them are fetched first. */
import { fetchYear, taxYears } from "../law/us/index.ts";

await Promise.all(taxYears.map(fetchYear));
