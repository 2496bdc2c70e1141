import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]*href="\/(?<file>[^"]+\.css)"[^>]*>/;

/**
 * Writes the style sheet into the page. A page is read before its code is there; its style would be the one thing that it
 * waits for, a whole way to the server and back. Fonts keep their files.
 */
export function inlineStyle(): Plugin {
  return {
    name: 'franch:inline-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const file = LINK.exec(html)?.groups?.['file'] ?? '';
        const style = bundle?.[file];
        if (style?.type !== 'asset')
          throw new Error(`The page links to no style sheet of the build: "${file}".`);
        return html.replace(LINK, () => `<style>${String(style.source).trim()}</style>`);
      },
    },
  };
}
