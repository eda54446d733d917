import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:seen"?: boolean | "first";
  }
}
