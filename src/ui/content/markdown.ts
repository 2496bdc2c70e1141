import createPurifier from 'dompurify';
import { Marked, type Token } from 'marked';

/**
 * Markdown is untrusted, whatever its author. Raw HTML is shown as text; the rendered HTML passes an allow-list;
 * links and pictures are judged by their parsed URL, never by their text.
 */
const ALLOWED_TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'pre'],
  ...['blockquote', 'ul', 'ol', 'li', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const ALLOWED_ATTR = ['href', 'src', 'alt', 'start', 'align'];
const LINK_SCHEMES = new Set(['https:', 'mailto:', 'tel:']);

let page: Window & typeof globalThis = globalThis.window;

/** Sets the window that creates the nodes: prerendering has no global one. */
export function setMarkdownWindow(other: Window & typeof globalThis): void {
  page = other;
}

/** Headings start below the page title. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 6;

/**
 * Renders Markdown to sanitised nodes.
 * @param tableLabel accessible name of a table's scroll region
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
  for (const link of nodes.querySelectorAll('a')) sanitizeLink(link);
  for (const image of nodes.querySelectorAll('img')) sanitizeImage(image);
  for (const table of nodes.querySelectorAll('table')) makeScrollable(table, tableLabel);
  return nodes;
}

/** As `markdownNodes`, as HTML for prerendering. */
export function markdownHtml(markdown: string, tableLabel: string): string {
  const container = page.document.createElement('div');
  container.append(markdownNodes(markdown, tableLabel));
  return container.innerHTML;
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

/** An internal address as path, query and fragment; null for any other. `//host` and `/\host` are external. */
export function internalPath(address: string): string | null {
  if (!/^\/(?![/\\])/u.test(address)) return null;
  const url = parseUrl(address);
  return url?.origin === page.location.origin ? url.pathname + url.search + url.hash : null;
}

function sanitizeLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  link.removeAttribute('href');
  const path = internalPath(address);
  const url = /^[a-z]+:/iu.test(address) ? parseUrl(address) : null;
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

/** Removes a picture without alt text or with a forbidden address. */
function sanitizeImage(image: HTMLImageElement): void {
  const address = image.getAttribute('src') ?? '';
  const path = internalPath(address);
  const url = /^https?:\/\//iu.test(address) ? parseUrl(address) : null;
  // The local suite serves Storage from this machine over HTTP.
  const isLocal = url?.protocol === 'http:' && url.hostname === page.location.hostname;
  const source = path ?? (url && (url.protocol === 'https:' || isLocal) ? url.href : null);
  if (source === null || image.alt.trim() === '') {
    image.remove();
    return;
  }
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.src = source;
}

function makeScrollable(table: HTMLTableElement, label: string): void {
  const container = page.document.createElement('div');
  container.className = 'article-table';
  container.tabIndex = 0;
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', label);
  table.replaceWith(container);
  container.append(table);
}

function parseUrl(address: string): URL | null {
  try {
    return new URL(address, page.location.origin);
  } catch {
    return null;
  }
}
