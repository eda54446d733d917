import { INK, icon, PAPER } from "../ui/icon.ts";

export const GET = () => new Response(icon(PAPER, INK, 12), { headers: { "content-type": "image/svg+xml" } });
