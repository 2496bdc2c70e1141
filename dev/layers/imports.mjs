/**
 * The layer table as data: the allowed imports. `plugin.mjs` turns it into a lint rule, and tests/architecture plants a
 * violation of every row. A rule covers `features/*`, never a single feature, so a new folder is covered at once.
 *
 * Plain JavaScript, because oxlint loads its plugins without a TypeScript loader.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * How a file imports another: at load time (`static`, types included) or lazily.
 * @typedef {'static' | 'dynamic'} ImportKind
 */

/**
 * @typedef {object} Row
 * @property {readonly string[]} layers   layers that this one may import, beside itself
 * @property {readonly string[]} [modules] single modules of other layers that it may import as well
 * @property {readonly string[]} [lazy]   layers that this one may import by `import()` only
 * @property {readonly string[]} [packages] the only packages it may import; any but Firebase when omitted
 * @property {string} purpose             the layer's purpose, shown with a violation
 */

/** @type {Readonly<Record<string, Row>>} */
const ROWS = {
  domain: {
    layers: [],
    packages: ['valibot'],
    purpose: 'domain holds pure rules and imports only itself and valibot',
  },
  text: {
    layers: ['domain'],
    packages: [],
    purpose: 'text holds words and imports only domain',
  },
  ui: {
    layers: [],
    modules: ['src/domain/core/subscribable.ts'],
    packages: [
      ...['react', 'react-dom', 'react-helmet-async', 'lucide-react'],
      ...['marked', 'dompurify'],
    ],
    purpose:
      'ui holds components without shop meaning; nouns and money are strings and numbers in it',
  },
  data: {
    layers: ['domain'],
    packages: ['firebase', 'valibot'],
    purpose: 'data reads and writes Firebase in the terms of domain, and imports no screen',
  },
  'data/admin': {
    layers: ['data', 'domain'],
    packages: ['firebase', 'valibot'],
    purpose: 'data/admin holds the commands of staff, and imports no screen',
  },
  features: {
    layers: ['domain', 'data', 'ui', 'text'],
    purpose: 'a feature imports domain, data, ui and text, and no other feature',
  },
  pages: {
    layers: ['features', 'data', 'domain', 'ui', 'text'],
    purpose: 'a page joins features, data, domain, ui and text',
  },
  admin: {
    layers: ['data', 'data/admin', 'domain', 'ui', 'text'],
    purpose:
      'admin is built of data, data/admin, domain, ui and text; it shares no screen with the shop',
  },
  app: {
    layers: ['features', 'data', 'domain', 'ui', 'text'],
    lazy: ['pages', 'admin'],
    purpose: 'app joins every layer but the commands of staff',
  },
  main: { layers: ['app'], purpose: 'main.tsx starts the app, nothing else' },
  functions: {
    layers: ['domain', 'text'],
    purpose: 'functions share src/domain and src/text with the shop, nothing else of src',
  },
};

const TEST_FILE = /\.test\.tsx?$/;
const OUTSIDE_DATA = /^(?:@firebase\/|firebase-)/;
/** The folder of a language. */
const LANGUAGE = /^src\/text\/[\w-]+\//;
const FREE_LAYERS = new Set(['dev', 'tests', 'settings']);

/** @type {string[] | undefined} */
let functionsPackages;

/** The packages that functions/package.json declares. @param {string} root */
function packagesOfFunctions(root) {
  if (!functionsPackages) {
    const text = readFileSync(posix.join(root, 'functions/package.json'), 'utf8');
    const manifest = /** @type {{ dependencies?: object, devDependencies?: object }} */ (
      JSON.parse(text)
    );
    functionsPackages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  }
  return functionsPackages;
}

/**
 * The layer of a file: `features/cart` for `src/features/cart/CartRow.tsx`. Undefined when it is in none.
 * @param {string} path from the root of the repository, with forward slashes
 * @returns {string | undefined}
 */
export function layerOf(path) {
  const [top = '', first = '', second = '', ...rest] = path.split('/');
  if (top === 'functions' || top === 'dev' || top === 'tests') return top;
  if (top !== 'src') return first === '' ? 'settings' : undefined;
  if (second === '') return first === 'main.tsx' ? 'main' : undefined;
  if (first === 'features' || first === 'pages') {
    return rest.length > 0 ? `${first}/${second}` : undefined;
  }
  if (first === 'data' && second === 'admin') return 'data/admin';
  return first in ROWS ? first : undefined;
}

/** The name of the layer's row in the table: `features` for `features/cart`. @param {string} layer */
function rowName(layer) {
  return layer.replace(/^(features|pages)\/.*/, '$1');
}

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Why a file may not import a package. Undefined when it may.
 * @param {string} path @param {string} layer @param {Row} row @param {string} specifier @param {string} root
 * @returns {string | undefined}
 */
function packageRefusal(path, layer, row, specifier, root) {
  const name = packageOf(specifier);
  const refused = `${layer} may not import ${specifier}`;
  if (specifier.startsWith('firebase/firestore/lite')) {
    return `${refused}: firebase/firestore and firebase/firestore/lite never meet on one page, both would load and their instances do not mix`;
  }
  if (layer === 'functions') {
    const own = specifier.startsWith('node:') || packagesOfFunctions(root).includes(name);
    if (own || TEST_FILE.test(path)) return undefined;
    return `${refused}: functions/package.json does not declare it, so it would be missing in the cloud`;
  }
  const isData = layer === 'data' || layer === 'data/admin';
  if ((name === 'firebase' && !isData) || OUTSIDE_DATA.test(name)) {
    return `${refused}: data is the only layer that imports Firebase, and only firebase/*`;
  }
  if (TEST_FILE.test(path)) return undefined;
  if (specifier.startsWith('node:')) return `${refused}: src runs in a browser`;
  if (isData && (name === 'react' || name === 'react-dom')) {
    if (path.startsWith('src/data/react/')) return undefined;
    return `${refused}: in data, only the hooks of data/react import React`;
  }
  if (row.packages && !row.packages.includes(name)) return `${refused}: ${row.purpose}`;
  return undefined;
}

/**
 * Why one layer may not import another. Undefined when it may.
 * @param {string} from @param {Row} row @param {string} to @param {ImportKind} kind
 * @returns {string | undefined}
 */
function layerRefusal(from, row, to, kind) {
  const target = rowName(to);
  const refused = `${from} may not import ${to}`;
  if (row.layers.includes(target)) return undefined;
  if (row.lazy?.includes(target)) {
    if (kind === 'dynamic') return undefined;
    return `${refused} except by dynamic import(): ${target} must stay out of the first chunk`;
  }
  if (target === 'dev' || target === 'tests') return `${refused}: dev and tests are never shipped`;
  if (target === 'features' && rowName(from) === 'features') {
    return `${refused}: move shared code to data or domain, and a joint view to a page`;
  }
  if (target === 'pages' && rowName(from) === 'pages') {
    return `${refused}: a page imports no other page, links come from domain/site/paths.ts`;
  }
  if (target === 'data/admin')
    return `${refused}: the commands of staff are imported only by admin`;
  if (target === 'admin') return `${refused}: the shop does not import the staff area`;
  return `${refused}: ${row.purpose}`;
}

/**
 * Why this import is refused, as a message for its author. Undefined when it is allowed.
 * @param {string} root the root of the repository
 * @param {string} path the importing file, from the root of the repository
 * @param {string} specifier the module specifier
 * @param {ImportKind} kind
 * @returns {string | undefined}
 */
export function importRefusal(root, path, specifier, kind) {
  const from = layerOf(path);
  const bare = specifier.replace(/\?.*$/, '');
  const isAlias = bare.startsWith('#');
  const isRelative = bare.startsWith('.');
  const target = isAlias ? `src/${bare.slice(1)}` : posix.join(posix.dirname(path), bare);
  const [language] = (isRelative && LANGUAGE.exec(target)) || [];
  if (language !== undefined && !path.startsWith(language)) {
    return `the build chooses the language: write #text/${target.slice(language.length)}, in functions src/text/server.ts`;
  }
  if (
    from === undefined ||
    FREE_LAYERS.has(from) ||
    !(path.startsWith('src/') || path.startsWith('functions/src/'))
  ) {
    return undefined;
  }
  const row = ROWS[rowName(from)];
  if (!row) return undefined;
  if (specifier.startsWith('/'))
    return `${from} may not import ${specifier}: an address is no module path`;
  if (!isAlias && !isRelative) return packageRefusal(path, from, row, bare, root);

  const isTest = TEST_FILE.test(path);
  if (isTest && target.startsWith('tests/support/')) return undefined;
  const to = layerOf(target);
  if (to === undefined) return `${from} may not import ${specifier}: ${target} is in no layer`;
  if (to === from) {
    const isInside = from !== 'text' || LANGUAGE.test(path);
    return isAlias && isInside
      ? `inside ${from} write the relative path, not ${specifier}`
      : undefined;
  }
  // A test is not shipped: its static import of a page does not enlarge the first chunk.
  const refusal = row.modules?.includes(target)
    ? undefined
    : layerRefusal(from, row, to, isTest ? 'dynamic' : kind);
  if (refusal) return refusal;
  if (from === 'functions') {
    return isAlias
      ? `functions has its own package.json: write the relative path of ${target}`
      : undefined;
  }
  return isRelative
    ? `between layers write #${target.slice('src/'.length)}, not ${specifier}`
    : undefined;
}
