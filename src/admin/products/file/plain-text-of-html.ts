/** Elements that stand on lines of their own. */
const BLOCKS =
  'p, div, section, article, h1, h2, h3, h4, h5, h6, ul, ol, table, tr, blockquote, dl, dt, dd';

/**
 * The plain text of an HTML description: an empty line between paragraphs, a line for each item of a list. The browser
 * parses it as a document without scripts, so nothing in it runs or loads.
 */
export function plainTextOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
  // A text without markup keeps its lines.
  if (body.children.length > 0) collapseBlanks(body);
  for (const br of body.querySelectorAll('br')) br.replaceWith('\n');
  for (const item of body.querySelectorAll('li')) {
    item.prepend('\n• ');
  }
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before('\n\n');
    block.after('\n\n');
  }
  return (body.textContent ?? '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ *\n */gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Writes runs of white space as one blank, as a browser shows them. */
function collapseBlanks(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    node.nodeValue = (node.nodeValue ?? '').replace(/\s+/gu, ' ');
  }
}
