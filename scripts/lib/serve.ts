import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const dist: string = fileURLToPath(new URL("../../dist", import.meta.url));

/** Serves the built site with the real server on a free port while something is done with it. */
export async function served<T>(work: (origin: string, pid: number) => Promise<T>): Promise<T> {
  const main = fileURLToPath(new URL("../../server/main.ts", import.meta.url));
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (part: Buffer) => {
      const [address] = part.toString().match(/http:\/\/localhost:\d+/) ?? [];
      if (address) resolve(address);
    });
    server.on("close", (code) => reject(new Error(`The server exited with code ${code} before it answered.`)));
  });
  try {
    return await work(await origin, server.pid as number);
  } finally {
    if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "close");
  }
}
