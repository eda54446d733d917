import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const dist: string = inRoot("dist");

/** Serves the built site with the real server on a free port while something is done with it. */
export async function served<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const env = { ...process.env, PORT: "0" };
  const server = spawn(process.execPath, [inRoot("server/main.ts")], { env, stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [part] = await once(server.stdout, "data");
    const [origin] = String(part).match(/http:\/\/localhost:\d+/) ?? [];
    if (!origin) throw new Error(`The server said "${part}" instead of its address.`);
    return await work(origin);
  } finally {
    if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "close");
  }
}
