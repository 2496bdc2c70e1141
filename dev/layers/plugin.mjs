/**
 * The architecture's own lint rules, as an oxlint plugin: `layers/no-forbidden-import`, `layers/no-clock-or-random`,
 * `layers/require-docstring`, `layers/no-private-api`, `layers/text-alone`. Custom, because existing plugins cover too little here:
 * eslint-plugin-boundaries 7.2 resolves neither `#layer/…` aliases nor `import('…')` types, and accepts what it cannot
 * resolve.
 */
import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importRefusal } from './imports.mjs';
import { textAlone } from './text-alone.mjs';

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */
/** @typedef {import('./imports.mjs').ImportKind} ImportKind */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string} filename */
const pathOf = (filename) => relative(root, filename).split(sep).join('/');

/**
 * The text of a string or of a template without expressions. Undefined when it is known only at run time.
 * @param {{ type: string, value?: unknown, quasis?: readonly { value: { cooked: string | null } }[] }} node
 * @returns {string | undefined}
 */
function literal(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const [only, ...more] = node.quasis ?? [];
  return only && more.length === 0 ? (only.value.cooked ?? undefined) : undefined;
}

/** @type {Rule} */
const noForbiddenImport = {
  create(context) {
    const path = pathOf(context.filename);
    const guarded = path.startsWith('src/') || path.startsWith('functions/src/');

    /** @param {object} node @param {string} message */
    const report = (node, message) =>
      context.report({ node: /** @type {never} */ (node), message });

    /** @param {Parameters<typeof literal>[0] | null | undefined} source @param {ImportKind} kind */
    function check(source, kind) {
      if (!source) return;
      const specifier = literal(source);
      if (specifier === undefined && !guarded) return;
      const refusal =
        specifier === undefined
          ? 'an import path that is computed at run time cannot be checked: write it as a literal'
          : importRefusal(root, path, specifier, kind);
      if (refusal) report(source, refusal);
    }

    return {
      ImportDeclaration: (node) => check(node.source, 'static'),
      ExportNamedDeclaration: (node) => check(node.source, 'static'),
      ExportAllDeclaration: (node) => check(node.source, 'static'),
      TSImportType: (node) => check(node.source, 'static'),
      ImportExpression: (node) => check(node.source, 'dynamic'),
      CallExpression(node) {
        const called = context.sourceCode.getText(node.callee);
        if (called === 'require') check(node.arguments[0], 'static');
        if (guarded && /^import\.meta\.(?:glob|globEager)$/.test(called)) {
          report(node, 'import.meta.glob imports by pattern and cannot be checked: name each file');
        }
      },
      NewExpression(node) {
        const [address, base] = node.arguments;
        const isUrl = context.sourceCode.getText(node.callee) === 'URL';
        if (!isUrl || !address || !base) return;
        if (context.sourceCode.getText(base) === 'import.meta.url') check(address, 'dynamic');
      },
    };
  },
};

/** @type {Rule} */
const noClockOrRandom = {
  create(context) {
    const noClock = 'domain has no clock: the moment comes in as an argument';
    const noRandom = 'domain has no random: ids and chances come in as arguments';
    return {
      NewExpression(node) {
        const isToday = node.arguments.length === 0;
        if (isToday && context.sourceCode.getText(node.callee) === 'Date') {
          context.report({ node, message: noClock });
        }
      },
      CallExpression(node) {
        if (context.sourceCode.getText(node.callee) !== 'Date') return;
        context.report({ node, message: noClock });
      },
      MemberExpression(node) {
        const member = context.sourceCode.getText(node).replace(/\s|\?|\[['"`]?|['"`]?\]/g, '.');
        if (/^Date\.+now\.*$/.test(member)) context.report({ node, message: noClock });
        if (/^Math\.+random\.*$/.test(member)) context.report({ node, message: noRandom });
      },
    };
  },
};

/** @type {Rule} */
const requireDocstring = {
  create(context) {
    /** Names whose first overload has the docstring. @type {Set<string>} */
    const documented = new Set();

    /** @param {{ type: string, loc: { start: { line: number } } }} node */
    function hasDocstring(node) {
      const last = context.sourceCode.getCommentsBefore(/** @type {never} */ (node)).at(-1);
      if (last?.type !== 'Block' || !last.value.startsWith('*')) return false;
      return last.loc.end.line + 1 === node.loc.start.line;
    }

    return {
      ExportNamedDeclaration(node) {
        if (node.source) return;
        if (!node.declaration) {
          const message = 'export at the declaration, where the docstring stands';
          if (node.specifiers.length > 0) context.report({ node, message });
          return;
        }
        const { declaration } = node;
        const named = 'id' in declaration ? declaration.id : declaration.declarations[0]?.id;
        const name = named && 'name' in named ? named.name : 'this';
        if (hasDocstring(node)) documented.add(name);
        else if (!documented.has(name)) {
          const message = `${name} needs a docstring right above it: units, shapes, errors, source`;
          context.report({ node, message });
        }
      },
      ExportDefaultDeclaration(node) {
        if (hasDocstring(node)) return;
        context.report({ node, message: 'the default export needs a docstring right above it' });
      },
    };
  },
};

/** React's private keys on DOM elements. */
const PRIVATE_KEY = /__react(?:Props|Fiber|Container)\$/;
/** Groups of a regular expression that start with `<` and are unrelated to HTML. */
const ANGLE_GROUPS = /\(\?<[=!]|\(\?<\w+>|\\k<\w+>/g;

/** Allows only public APIs and published dependencies. @type {Rule} */
const noPrivateApi = {
  create(context) {
    const path = pathOf(context.filename);
    if (/\.test\.tsx?$|^tests\/architecture\//.test(path)) return {};
    const isPage = path.startsWith('src/') || path.startsWith('dev/prerender/');
    const isBuildStep = /^(?:dev\/)?[\w.-]+\.ts$/.test(path);
    const privateKey = "React's private keys change without notice: use its public API";
    return {
      ImportSpecifier(node) {
        const name = 'name' in node.imported ? node.imported.name : node.imported.value;
        if (!name.startsWith('UNSAFE_')) return;
        const message = `${name} is no public API: use the router's own components and hooks`;
        context.report({ node, message });
      },
      Literal(node) {
        const { value } = node;
        if ('regex' in node && node.regex && isPage) {
          const pattern = node.regex.pattern.replace(ANGLE_GROUPS, '');
          const message = 'HTML is no regular language: build it in JSX or change it in the DOM';
          if (/<\\?[/!]?[a-z]/i.test(pattern)) context.report({ node, message });
        } else if (typeof value === 'string' && PRIVATE_KEY.test(value))
          context.report({ node, message: privateKey });
      },
      TemplateElement(node) {
        if (PRIVATE_KEY.test(node.value.raw)) context.report({ node, message: privateKey });
      },
      Property(node) {
        if (!isBuildStep || !('name' in node.key) || node.key.name !== 'transform') return;
        const message = 'a build step must not edit modules: use dependencies as published';
        context.report({ node, message });
      },
    };
  },
};

/** @type {{ meta: { name: string }, rules: Record<string, object> }} */
const plugin = {
  meta: { name: 'layers' },
  rules: {
    'no-forbidden-import': noForbiddenImport,
    'no-clock-or-random': noClockOrRandom,
    'require-docstring': requireDocstring,
    'no-private-api': noPrivateApi,
    'text-alone': textAlone,
  },
};

export default plugin;
