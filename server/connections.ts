/** Who may stay connected: so many at once, and nobody who cannot be answered. */
import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The most connections at once, where the machine allows so many. Each takes some 20 KB of memory. */
const MOST = 8192;
/** Descriptors for everything else: the log, the service that takes reports, the files of the program itself. */
const APART = 100;

/** How many connections there may be on this machine: each needs a descriptor of its own, and one for the file it is sent. */
export function mostConnections(): number {
  // Without this the report would look up the names of our peers.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
  };
  const allowed = Number(userLimits?.open_files?.soft);
  return Number.isFinite(allowed) ? Math.max(1, Math.min(MOST, Math.floor((allowed - APART) / 2))) : MOST;
}

/**
 * Keeps a server from having more than `most` connections. A new one always gets a place: the one that has gone longest
 * without a new request or a finished answer makes room. So those who hold a place and ask for nothing cannot keep others out,
 * whether they come from one address or from many.
 */
export function bound(server: Server, most: number, tell: () => void): void {
  const byLastUse = new Set<Socket>();
  const used = (socket: Socket) => {
    if (byLastUse.delete(socket)) byLastUse.add(socket);
  };
  server.on("connection", (socket: Socket) => {
    byLastUse.add(socket);
    socket.once("close", () => byLastUse.delete(socket));
    if (byLastUse.size <= most) return;
    const [longestUnused] = byLastUse;
    longestUnused?.destroy();
    byLastUse.delete(longestUnused as Socket);
    tell();
  });
  server.on("request", ({ socket }, answer) => {
    used(socket);
    answer.once("close", () => used(socket));
  });
}

const unread: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};
/** How long a refused client has to read why, in milliseconds. */
const TIME_TO_READ = 500;

/** What is not even HTTP, or too long or too slow for it, gets a short answer; then the connection ends, if need be without its peer. */
export function refuseConnection(fault: NodeJS.ErrnoException, socket: Socket): void {
  if (fault.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const status = unread[fault.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\nContent-Length: 0\r\n\r\n`);
  // A peer that never closes its half would otherwise keep the connection open for good.
  setTimeout(() => socket.destroy(), TIME_TO_READ).unref();
}

/** Calls on with the count at the first time and at each hundredth: what comes in masses must not fill the log. */
export function seldom(tell: (count: number) => void): () => void {
  let count = 0;
  return () => {
    if (count++ % 100 === 0) tell(count);
  };
}
