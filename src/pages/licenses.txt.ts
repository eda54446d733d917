/** The licenses of the software in this site, with the texts included in the packages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { software } from "../content/software.tsx";

const LINE = "-".repeat(80);

/** A license's text as included in the package. Some packages only name it. */
function textOf(path: string): string {
  const folder = join(process.cwd(), path);
  if (!existsSync(folder)) throw new Error(`${path} is not installed`);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  return files
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim())
    .sort()
    .join("\n\n");
}

export const GET = () =>
  new Response(
    software
      .map(({ name, version, license, path }) =>
        [LINE, `${name} ${version} (${license})`, LINE, textOf(path)].join("\n").trim(),
      )
      .join("\n\n")
      .concat("\n"),
  );
