/** The parts of jsdom we use; the package has no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { readonly url?: string; readonly contentType?: string });
    readonly window: Window;
  }
}
