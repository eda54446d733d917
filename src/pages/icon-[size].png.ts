import { Resvg } from "@resvg/resvg-js";
import type { APIContext } from "astro";
import { INK, icon, PAPER } from "../ui/icon.ts";

export const getStaticPaths = () => [180, 192, 512].map((size) => ({ params: { size: String(size) } }));

/** The icon as a home screen picture, square to the edge, because the device rounds it. */
export const GET = ({ params }: APIContext) => {
  const picture = new Resvg(icon(PAPER, INK, 0), { fitTo: { mode: "width", value: Number(params.size) } })
    .render()
    .asPng();
  return new Response(new Uint8Array(picture), { headers: { "content-type": "image/png" } });
};
