/** A server of the built site that can be switched to a newer version, and off. */
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { app } from "../../server/app.ts";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

export interface Versions {
  readonly origin: string;
  /** A script that exists only until the newer version, and its name after that. */
  readonly before: string;
  readonly after: string;
  /** Serves the newer version from now on, and a still newer one each further time. */
  release(): void;
  /** Shuts down the server, with every connection. */
  stop(): Promise<void>;
}

export async function startVersions(): Promise<Versions> {
  const newer = mkdtempSync(join(tmpdir(), "newer-site-"));
  cpSync(dist, newer, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const before = readdirSync(join(dist, "_astro")).find((file) => /^PrintSheet\..*\.js$/.test(file)) as string;
  const after = "PrintSheet.released.js";
  renameSync(join(newer, "_astro", before), join(newer, "_astro", after));
  for (const file of readdirSync(newer, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js)$/.test(file)) continue;
    const text = readFileSync(join(newer, file), "utf8").replaceAll(before, after);
    writeFileSync(join(newer, file), file === "about.html" ? text.replace("</h1>", " (newer)</h1>") : text);
  }
  const sites = await Promise.all([dist, newer].map(async (folder) => app({ dist: folder })));
  await Promise.all(sites.map((site) => site.ready()));
  let [current] = sites;
  const server = createServer((request, response) => current?.routing(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    before: `/_astro/${before}`,
    after: `/_astro/${after}`,
    release() {
      [, current] = sites;
      appendFileSync(join(newer, "sw.js"), "\n// newer");
    },
    stop: () =>
      new Promise<void>((resolve) => {
        // Its files are read when requested.
        rmSync(newer, { recursive: true, force: true });
        if (!server.listening) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
