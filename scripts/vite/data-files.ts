/**
 * `x.data.ts` is evaluated when the site is built: browsers get its exported values as JSON, without the code that made
 * them. Everywhere else it is a regular module.
 */
import { type Plugin, runnerImport } from "vite";

export const dataFiles = (): Plugin => ({
  name: "data-files",
  apply: "build",
  async load(file) {
    if (this.environment.name !== "client" || !file.endsWith(".data.ts")) return null;
    const { module } = await runnerImport<Record<string, unknown>>(file, { configFile: false, logLevel: "error" });
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
});
