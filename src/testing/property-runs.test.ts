import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const uses = (file: string) => /\bfc\.asyncProperty\(/.test(readFileSync(join(root, file), "utf8"));

test("`npm run check`, which would stop them during their first case, leaves out files with asynchronous properties", () => {
  const files = ["src", "server", "scripts"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && uses(file));
  expect(files).toContain("src/ui/take/differences.test.ts");
  const settings = readFileSync(join(root, "vitest.config.ts"), "utf8");
  expect(files.filter((file) => !settings.includes(`"${file}"`))).toEqual([]);
});
