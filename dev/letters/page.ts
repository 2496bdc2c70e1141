import { html } from '../../functions/src/mail/html.ts';
import { DARK_QUERY } from '../../functions/src/mail/letter-style.ts';
import type { Sample } from './samples.ts';
import { ORIGIN } from './source.ts';

const WIDTHS = [360, 640] as const;
/** Media queries that always and never match, in place of the system's dark mode. */
const SCHEMES = { light: 'not all', dark: 'all' } as const;
type Scheme = keyof typeof SCHEMES;

/** A letter as it looks in light or dark, with the pictures of this working tree. */
export function preview(letter: string, scheme: Scheme): string {
  return letter
    .replaceAll(DARK_QUERY, SCHEMES[scheme])
    .replaceAll(`src="${ORIGIN}/`, 'src="../../public/');
}

const STYLE =
  'body{margin:24px;font:15px/1.5 system-ui,sans-serif;color-scheme:light}' +
  '.row{display:flex;gap:16px;align-items:start;overflow-x:auto;padding-bottom:16px}' +
  'iframe{border:1px solid silver;flex:none}pre{width:640px;flex:none;white-space:pre-wrap;border:1px solid silver;padding:16px;margin:0}';

/** A frame is as tall as its letter. Frames of another page of the file system could not be measured. */
const FIT = 'this.style.height = `${this.contentDocument.documentElement.scrollHeight}px`';

/** A page with every sample at two widths, in light and dark, and as text. It stands two folders below the root. */
export function lettersPage(samples: readonly Sample[]): string {
  const id = ({ kind, name }: Sample): string => `${kind}-${name}`.replaceAll(' ', '-');
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Letters</title>
      <style>
        ${STYLE}
      </style>
      <h1>Every letter that the shop sends</h1>
      <ul>
        ${samples.map((sample) => html`<li><a href="#${id(sample)}">${sample.kind}: ${sample.name}</a></li>`)}
      </ul>
      ${samples.map(
        (sample) =>
          html`<section id="${id(sample)}">
            <h2>${sample.kind}: ${sample.name}</h2>
            <p>${sample.subject}</p>
            <div class="row">
              ${WIDTHS.flatMap((width) =>
                (['light', 'dark'] as const).map(
                  (scheme) =>
                    html`<iframe
                      title="${sample.kind}: ${sample.name}, ${width} px, ${scheme}"
                      width="${width}"
                      loading="lazy"
                      sandbox="allow-same-origin"
                      srcdoc="${preview(sample.html, scheme)}"
                      onload="${FIT}"
                    ></iframe>`,
                ),
              )}
              <pre>${sample.text}</pre>
            </div>
          </section>`,
      )}
    </html> `.toString();
}
