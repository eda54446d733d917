import { fileURLToPath } from "node:url";
import { app } from "../../server/app.ts";

export const dist: string = fileURLToPath(new URL("../../dist", import.meta.url));

/** Serves the built site with the real server on a free port while something is done with it. */
export async function served<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const server = await app({ dist, log: { write() {} } });
  try {
    return await work(await server.listen({ port: 0, host: "127.0.0.1" }));
  } finally {
    await server.close();
  }
}
