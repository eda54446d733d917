import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import type { APIContext } from "astro";
import satori, { type Font } from "satori";
import { HEIGHT, pictured, pictureFor, WIDTH } from "../../content/pictures.tsx";
import { pictureOf } from "../../content/structured-data.ts";

const nameOf = (path: string) => /([^/]+)\.png$/.exec(pictureOf(path))?.[1] as string;

export const getStaticPaths = () => pictured.map((path) => ({ params: { name: nameOf(path) }, props: { path } }));

const find = createRequire(import.meta.url);
const font = (weight: 400 | 700): Font => ({
  name: "Public Sans",
  weight,
  data: readFileSync(find.resolve(`@fontsource/public-sans/files/public-sans-latin-${weight}-normal.woff`)),
});
const fonts = [font(400), font(700)];

export const GET = async ({ props }: APIContext<{ path: string }>) => {
  const drawing = await satori(pictureFor(props.path), { width: WIDTH, height: HEIGHT, fonts });
  const picture = new Resvg(drawing).render().asPng();
  return new Response(new Uint8Array(picture), { headers: { "content-type": "image/png" } });
};
