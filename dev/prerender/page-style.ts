import postcss, { type AtRule, type Container, type Root } from 'postcss';

/** What names a class or an element in a selector. */
const NAME = /(?<=^|[\s>+~(])[a-z][a-z\d]*|\.(?:\\.|[\w-])+/g;
/** What may apply without what it holds, as far as its brackets hold no others. */
const OPTIONAL = /:(?:not|has|[\w-]+(?=\([^()]*,))\((?:\\.|[^()\\])*\)/g;
/** What names them in HTML: the element of a tag, and its classes. */
const TAG = /<([a-z][a-z\d]*)\b/g;
const CLASSES = /\bclass="([^"]*)"/g;

/** The layers whose rules are many, and whose parts a page can do without until it shows more. */
const LARGE = new Set(['properties', 'theme', 'utilities']);

/** The style of single pages out of the whole style sheet: of a thousand utilities a first look needs a fifth. */
export interface PageStyles {
  /** What a page is shown with: the utilities that can apply to its HTML as it is, what they name, and what is no utility. */
  of(html: string): string;
  /** All utilities with all that they name, for what a page shows later. They are in their order again once they are here. */
  readonly utilities: string;
}

/** Reads a style sheet once. */
export function pageStyles(sheet: string): PageStyles {
  const whole = postcss.parse(sheet);
  const known = new Set<string>();
  layer(whole, 'utilities', (utilities) =>
    utilities.walkRules(({ selector }) => needsOf(selector).forEach((name) => known.add(name))),
  );
  const made = new Map<string, string>();
  return {
    utilities: utilitiesOf(whole),
    of(html) {
      const names = namesIn(html).filter((name) => known.has(name));
      const key = names.join(' ');
      const style = made.get(key) ?? styleWith(whole, new Set(names));
      made.set(key, style);
      return style;
    },
  };
}

function layer(sheet: Root, name: string, told: (layer: AtRule) => void): void {
  sheet.walkAtRules('layer', (found) => {
    if (found.params === name && found.nodes) told(found);
  });
}

function utilitiesOf(whole: Root): string {
  const sheet = whole.clone();
  sheet.each((node) => {
    const named = node.type === 'atrule' && /^(?:property|keyframes)$/.test(node.name);
    const large = node.type === 'atrule' && node.name === 'layer' && LARGE.has(node.params);
    if (!named && !large) node.remove();
  });
  return sheet.toString();
}

function styleWith(whole: Root, names: ReadonlySet<string>): string {
  const style = whole.clone();
  layer(style, 'utilities', (utilities) =>
    utilities.walkRules((rule) => {
      const selectors = rule.selectors.filter((one) =>
        needsOf(one).every((name) => names.has(name)),
      );
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    }),
  );
  dropUnused(style);
  removeEmpty(style);
  return style.toString();
}

/** Drops the variables and moving pictures of the theme that nothing names; what only unused variables name is unused too. */
function dropUnused(style: Root): void {
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    const used = new Set<string>();
    const moving: string[] = [];
    style.walkDecls(({ prop, value }) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
      if (prop.startsWith('animation') || prop.startsWith('--animate')) moving.push(value);
    });
    for (const name of ['theme', 'properties']) {
      layer(style, name, (vars) =>
        vars.walkDecls(/^--/, (one) => void (used.has(one.prop) || (one.remove(), (now += 1)))),
      );
    }
    style.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
      const named = used.has(rule.params) || moving.some((value) => value.includes(rule.params));
      if (!named) rule.remove();
    });
  }
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** The classes (with their point) and elements without which a selector applies to nothing. */
function needsOf(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(OPTIONAL, '');
  }
  return Array.from(plain.matchAll(NAME), ([name]) => name.replace(/\\(.)/g, '$1'));
}

/** The same of a page. */
function namesIn(html: string): string[] {
  const names = new Set<string>();
  for (const [, tag = ''] of html.matchAll(TAG)) names.add(tag);
  for (const [, list = ''] of html.matchAll(CLASSES)) {
    for (const name of list.split(/\s+/)) names.add(`.${plainText(name)}`);
  }
  return [...names].toSorted();
}

function plainText(attribute: string): string {
  return attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
