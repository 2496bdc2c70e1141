import createPurifier from 'dompurify';
import { Marked, type Token } from 'marked';

/**
 * Markdown is treated as hostile, whoever is said to have written it. Raw HTML is shown as the text it is; what Markdown makes passes an allow-list; links and pictures are judged by their parsed
 * address, never by how it looks.
 */
const ALLOWED_TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'pre'],
  ...['blockquote', 'ul', 'ol', 'li', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const ALLOWED_ATTR = ['href', 'src', 'alt', 'start', 'align'];
const LINK_SCHEMES = new Set(['https:', 'mailto:', 'tel:']);

let page: Window & typeof globalThis = globalThis.window;

/** Makes nodes in another window: where pages are made, there is none. */
export function setMarkdownWindow(other: Window & typeof globalThis): void {
  page = other;
}

/** The outline of a text begins below the page's title. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 6;

/**
 * Markdown as nodes that are safe to show.
 * @param tableLabel the name of a table's place, which can be scrolled
 */
export function markdownNodes(markdown: string, tableLabel: string): DocumentFragment {
  const html = parser().parse(markdown, { async: false });
  const nodes = createPurifier(page).sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of nodes.querySelectorAll('a')) settleLink(link);
  for (const image of nodes.querySelectorAll('img')) settleImage(image);
  for (const table of nodes.querySelectorAll('table')) makeScrollable(table, tableLabel);
  return nodes;
}

/** The same as HTML, for a page that is made before there is a browser. */
export function markdownHtml(markdown: string, tableLabel: string): string {
  const place = page.document.createElement('div');
  place.append(markdownNodes(markdown, tableLabel));
  return place.innerHTML;
}

function parser(): Marked {
  const marked = new Marked({ gfm: true });
  let last = FIRST_LEVEL - 1;
  let shallowest = LAST_LEVEL;
  marked.use({
    hooks: {
      processAllTokens(tokens) {
        const depths = (tokens as Token[]).flatMap((token) =>
          token.type === 'heading' ? [Number(token['depth'])] : [],
        );
        shallowest = Math.min(LAST_LEVEL, ...depths);
        return tokens;
      },
    },
    renderer: {
      heading({ tokens, depth }) {
        // The shallowest heading of the text becomes the first level, and no level is left out on the way down.
        const level = Math.max(
          FIRST_LEVEL,
          Math.min(FIRST_LEVEL + depth - shallowest, last + 1, LAST_LEVEL),
        );
        last = level;
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      html({ text }) {
        return text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`);
      },
    },
  });
  return marked;
}

/** An address within the shop as path, query and fragment; null when it is none. `//host` and `/\host` are none. */
export function ownPath(address: string): string | null {
  if (!/^\/(?![/\\])/u.test(address)) return null;
  const url = parsed(address);
  return url?.origin === page.location.origin ? url.pathname + url.search + url.hash : null;
}

function settleLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  link.removeAttribute('href');
  const path = ownPath(address);
  const url = /^[a-z]+:/iu.test(address) ? parsed(address) : null;
  if (path !== null) {
    link.href = path;
  } else if (url && LINK_SCHEMES.has(url.protocol)) {
    link.href = url.href;
    if (url.protocol !== 'https:') return;
    link.target = '_blank';
    link.rel = 'noopener nofollow';
  } else {
    link.replaceWith(...link.childNodes);
  }
}

/** A picture without words for those who don't see it is left out, and so is one from an odd place. */
function settleImage(image: HTMLImageElement): void {
  const address = image.getAttribute('src') ?? '';
  const path = ownPath(address);
  const url = /^https?:\/\//iu.test(address) ? parsed(address) : null;
  // The local suite has its Storage on this machine, without https.
  const here = url?.protocol === 'http:' && url.hostname === page.location.hostname;
  const source = path ?? (url && (url.protocol === 'https:' || here) ? url.href : null);
  if (source === null || image.alt.trim() === '') {
    image.remove();
    return;
  }
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.src = source;
}

function makeScrollable(table: HTMLTableElement, label: string): void {
  const place = page.document.createElement('div');
  place.className = 'article-table';
  place.tabIndex = 0;
  place.setAttribute('role', 'region');
  place.setAttribute('aria-label', label);
  table.replaceWith(place);
  place.append(table);
}

function parsed(address: string): URL | null {
  try {
    return new URL(address, page.location.origin);
  } catch {
    return null;
  }
}
