/**
 * `x.data.ts` is worked out when the site is built: browsers get the values it exports as JSON, without what they are made of. Everywhere
 * else it is a module like any other.
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
