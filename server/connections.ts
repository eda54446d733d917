/** Limits connections: a maximum number at once, and none for clients that can't be answered. */
import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The maximum number of connections, if the machine allows that many. Each takes about 20 KB of memory. */
const MOST = 8192;
/** File descriptors for everything else: the log, the reporting service, the program's own files. */
const APART = 100;

/** How many connections this machine allows; each needs its own descriptor, and one for the file being sent. */
export function mostConnections(): number {
  // Otherwise the report would look up our peers' host names.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
  };
  const allowed = Number(userLimits?.open_files?.soft);
  return Number.isFinite(allowed) ? Math.max(1, Math.min(MOST, Math.floor((allowed - APART) / 2))) : MOST;
}

/**
 * Keeps a server at no more than `most` connections. A new one always gets a slot: the connection that has gone longest
 * without a new request or a finished response is closed. So clients that hold a slot and request nothing can't keep
 * others out, whether they come from one address or many.
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

/**
 * Anything that isn't even HTTP, or is too long or too slow, gets a short response. Then the connection is closed,
 * without the peer if necessary.
 */
export function refuseConnection(fault: NodeJS.ErrnoException, socket: Socket): void {
  if (fault.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const status = unread[fault.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\nContent-Length: 0\r\n\r\n`);
  // A peer that never closes its half would otherwise keep the connection open forever.
  setTimeout(() => socket.destroy(), TIME_TO_READ).unref();
}

/** Calls back with the count the first time and every hundredth, so that floods don't fill the log. */
export function seldom<T extends string[]>(tell: (count: number, ...what: T) => void): (...what: T) => void {
  let count = 0;
  return (...what) => {
    if (count++ % 100 === 0) tell(count, ...what);
  };
}
