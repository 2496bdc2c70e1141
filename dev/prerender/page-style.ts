import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/** What names a class or an element in a selector. */
const NAME = /(?<=^|[\s>+~(])[a-z][a-z\d]*|\.(?:\\.|[\w-])+/g;
/** What may apply without what it holds, as far as its brackets hold no others. */
const OPTIONAL = /:(?:not|has|[\w-]+(?=\([^()]*,))\((?:\\.|[^()\\])*\)/g;
/** What names them in HTML: the element of a tag, and its classes. */
const TAG = /<([a-z][a-z\d]*)\b/g;
const CLASSES = /\bclass="([^"]*)"/g;

/** Where a value asks for a variable, with what would stand in for it; and a length of so many steps. */
const THEMED = /var\((--[\w-]+)(?:,[^()]*)?\)/g;
const PRODUCT = /calc\((-?[\d.]+)rem \* (-?[\d.]+)\)/g;

/** The layers whose rules are many, and whose parts a page can do without until it shows more. */
const LARGE = new Set(['properties', 'theme', 'base', 'utilities']);
/** Those of them whose rules apply to what they name. */
const RULES = ['base', 'utilities'];
/** Parts of fields that no first look has: a day to choose, a file, a number to turn up and down. */
const RARE = /:(?::-webkit-(?:date|calendar|inner|outer)|:file-selector-button|-moz-ui-invalid)/;

/** The style of single pages out of the whole style sheet: of a thousand utilities a first look needs a fifth. */
export interface PageStyles {
  /** What a page is shown with: the rules that can apply to its HTML as it is, and what they name. */
  of(html: string): string;
  /** All rules with all that they name, for what a page shows later. They are in their order again once they are here. */
  readonly whole: string;
}

/** Reads a style sheet once. */
export function pageStyles(sheet: string): PageStyles {
  const whole = postcss.parse(sheet);
  const known = new Set<string>();
  rules(whole, ({ selector }) => needsOf(selector).forEach((name) => known.add(name)));
  const made = new Map<string, string>();
  return {
    whole: laterOf(whole),
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

/** Told each rule of the layers whose rules apply to what they name. */
function rules(sheet: Root, told: (rule: Rule) => void): void {
  for (const name of RULES) layer(sheet, name, (found) => found.walkRules(told));
}

function laterOf(whole: Root): string {
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
  rules(style, (rule) => {
    const selectors = rule.selectors.filter(
      (one) => !RARE.test(one) && needsOf(one).every((name) => names.has(name)),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  // What browsers need that know no registered variables comes later.
  layer(style, 'properties', keepPlace);
  writeOutTheme(style);
  dropUnused(style);
  removeEmpty(style);
  style.walkComments((comment) => void comment.remove());
  return style.toString();
}

/** Writes what the theme says where it is asked for: a first look has no use for names. */
function writeOutTheme(style: Root): void {
  const values = new Map<string, string>();
  layer(style, 'theme', (theme) => {
    theme.walkDecls(/^--/, ({ prop, value }) => void values.set(prop, value));
    keepPlace(theme);
  });
  style.walkDecls((one) => {
    for (let before = ''; before !== one.value;) {
      before = one.value;
      one.value = before.replace(THEMED, (whole, name: string) => values.get(name) ?? whole);
    }
    one.value = one.value.replace(
      PRODUCT,
      (_, rem: string, times: string) => `${Number(rem) * Number(times)}rem`,
    );
  });
}

/** A layer without rules, so that those of a later sheet come in the same order. */
function keepPlace(emptied: AtRule): void {
  emptied.replaceWith(postcss.atRule({ name: 'layer', params: emptied.params }));
}

/** Drops registered variables and moving pictures that nothing names. */
function dropUnused(style: Root): void {
  const used = new Set<string>();
  const moving: string[] = [];
  style.walkDecls(({ prop, value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
    if (prop.startsWith('animation')) moving.push(value);
  });
  style.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    const named = used.has(rule.params) || moving.some((value) => value.includes(rule.params));
    if (!named) rule.remove();
  });
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
