import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const hasAsynchronous = (file: string) => /\bfc\.asyncProperty\(/.test(readFileSync(join(root, file), "utf8"));

test("`npm run check` leaves out files with asynchronous properties, which it would stop during their first case", () => {
  const files = ["src", "server", "scripts"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && hasAsynchronous(file));
  expect(files).toContain("src/ui/take/differences.test.ts");
  const settings = readFileSync(join(root, "vitest.config.ts"), "utf8");
  expect(files.filter((file) => !settings.includes(`"${file}"`))).toEqual([]);
});
