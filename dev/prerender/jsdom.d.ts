/** The part of jsdom that the prerenderer uses; the package ships no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { readonly url: string });
    readonly window: Window & typeof globalThis;
    serialize(): string;
  }
}
