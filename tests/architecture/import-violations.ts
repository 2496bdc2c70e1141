/** One planted violation: a file's path and code, and how oxlint must report it. */
export interface Violation {
  readonly title: string;
  readonly path: string;
  readonly code: string;
  readonly says: RegExp;
}

/** Every forbidden import of the layer table: a folder, a file's import in it, the lint message. */
const FORBIDDEN: readonly (readonly [folder: string, specifier: string, says: string])[] = [
  [
    'src/domain',
    '#data/query/query-store.ts',
    'domain may not import data: domain holds pure rules',
  ],
  ['src/domain', 'react', 'domain may not import react: domain holds'],
  ['src/domain', 'firebase/app', 'domain may not import firebase/app'],
  ['src/text', '#ui/form/Button.tsx', 'text may not import ui: text holds words'],
  ['src/text', 'react', 'text may not import react'],
  ['src/ui', '#domain/money/money.ts', 'ui may not import domain: ui holds components'],
  ['src/ui', '#text/cart.ts', 'ui may not import text'],
  ['src/ui', 'react-router-dom', 'ui may not import react-router-dom'],
  ['src/data', '#features/cart/cart.ts', 'data may not import features/cart'],
  ['src/data', '#text/cart.ts', 'data may not import text'],
  ['src/data', '#data/admin/a.ts', 'data may not import data/admin: the commands of staff'],
  [
    'src/data',
    'react',
    'data may not import react: in data, only query/use-query.ts imports React',
  ],
  ['src/data', 'firebase/firestore/lite', 'firebase/firestore/lite never meet'],
  ['src/data', 'firebase-admin/firestore', 'data may not import firebase-admin'],
  ['src/data/admin', '#admin/orders.ts', 'data/admin may not import admin'],
  [
    'src/features/cart',
    '#features/search/search.ts',
    'features/cart may not import features/search: move shared code to data or domain, and a joint view to a page',
  ],
  ['src/features/new/deep', '#features/cart/cart.ts', 'features/new may not import features/cart'],
  ['src/features/cart', '#pages/home/HomePage.tsx', 'features/cart may not import pages/home'],
  ['src/features/cart', '#app/App.tsx', 'features/cart may not import app'],
  [
    'src/features/cart',
    '#admin/orders.ts',
    'features/cart may not import admin: the shop does not import',
  ],
  [
    'src/features/cart',
    '#data/admin/a.ts',
    'features/cart may not import data/admin: the commands of staff are imported only by admin',
  ],
  ['src/features/cart', 'firebase/firestore', 'data is the only layer that imports Firebase'],
  [
    'src/pages/home',
    '#pages/cart/CartPage.tsx',
    'pages/home may not import pages/cart: a page imports no other page',
  ],
  ['src/pages/home', '#data/admin/a.ts', 'pages/home may not import data/admin'],
  ['src/pages/home', '#admin/orders.ts', 'pages/home may not import admin'],
  ['src/admin', '#features/cart/cart.ts', 'admin may not import features/cart: admin is built of'],
  ['src/admin', '#pages/home/HomePage.tsx', 'admin may not import pages/home'],
  ['src/app', '#pages/home/HomePage.tsx', 'app may not import pages/home except by dynamic import'],
  ['src/app', '#admin/Admin.tsx', 'app may not import admin except by dynamic import'],
  ['src/app', '#data/admin/a.ts', 'app may not import data/admin'],
  ['src/main.tsx', '#data/query/query-store.ts', 'main may not import data: main.tsx starts'],
  [
    'functions/src',
    '../../src/data/query/query-store.ts',
    'functions may not import data: functions share',
  ],
  [
    'functions/src',
    'react',
    'functions may not import react: functions/package.json does not declare it',
  ],
  [
    'src/data',
    '../../dev/seed/seed.ts',
    'data may not import dev: dev and tests are never shipped',
  ],
  [
    'src/features/cart',
    '../../../tests/support/quiet-console.ts',
    'features/cart may not import tests',
  ],
  ['src/app', 'node:fs', 'app may not import node:fs: src runs in a browser'],
  ['src/features/cart', '../../domain/money.ts', 'between layers write #domain/money.ts'],
  ['src/features/cart', '../search/search.ts', 'features/cart may not import features/search'],
  ['src/domain', '#domain/money/money.ts', 'inside domain write the relative path'],
  ['functions/src', '#domain/money/money.ts', 'functions has its own package.json'],
];

/** The code imports a name from the module, and `layers/no-forbidden-import` must say why it may not. */
export const FORBIDDEN_IMPORTS: readonly Violation[] = FORBIDDEN.map(
  ([folder, specifier, says], index) => ({
    title: `${folder} → ${specifier}`,
    path: /\.tsx?$/.test(folder) ? folder : `${folder}/planted${index}.ts`,
    code: `import { taken } from '${specifier}';\n/** Planted. */\nexport const used = taken;\n`,
    says: new RegExp(`^layers\\(no-forbidden-import\\): .*${says}`),
  }),
);

/** One forbidden import in every syntax that the language has. */
const IMPORT_FORMS: Readonly<Record<string, string>> = {
  'import type': "import type { A } from '#features/search/a.ts';\nexport type Mine = A;\n",
  "import('…') as a type": "export type Mine = import('#features/search/a.ts').A;\n",
  'import()': "export const later = () => import('#features/search/a.ts');\n",
  'import() of a template': 'export const later = () => import(`#features/search/a.ts`);\n',
  'export from': "export { a } from '#features/search/a.ts';\n",
  'export *': "export * from '#features/search/a.ts';\n",
  'import for its effect': "import '#features/search/a.ts';\n",
  'new URL': "export const address = new URL('../search/a.ts', import.meta.url);\n",
  require: "export const a: unknown = require('#features/search/a.ts');\n",
};

export const FORBIDDEN_BY_SYNTAX: readonly Violation[] = Object.entries(IMPORT_FORMS).map(
  ([title, code], index) => ({
    title,
    path: `src/features/cart/syntax${index}.ts`,
    code,
    says: /^layers\(no-forbidden-import\): features\/cart may not import features\/search/,
  }),
);

/** Allowed imports: these files must have no finding at all. */
export const ALLOWED_IMPORTS: Readonly<Record<string, string>> = {
  'src/domain/money/money.ts': `import * as v from 'valibot';
/** A sum. */
export type Sum = number;
/** A check. */
export const SumSchema = v.number();
`,
  'src/domain/invoice/tax.ts': `import type { Sum } from '../money/money.ts';
/** Half of it; the moment comes in. */
export const half = (sum: Sum, at: number): Sum => sum / new Date(at).getTime();
`,
  'src/text/words.ts': `import type { Sum } from '#domain/money/money.ts';
export const words = (sum: Sum): string => String(sum);
`,
  'src/domain/core/subscribable.ts': `/** Listeners. */
export const createSubscribable = () => new Set();
`,
  'src/ui/feedback/toast.ts': `import { createSubscribable } from '#domain/core/subscribable.ts';
export const listeners = createSubscribable();
`,
  'src/ui/form/Button.tsx': `import { Heart } from 'lucide-react';
import { useState } from 'react';
export function Button() {
  const [word] = useState('');
  return (
    <button type="button">
      <Heart />
      <span>{word}</span>
    </button>
  );
}
`,
  'src/data/firebase/firebase.ts': `import { getApps } from 'firebase/app';
import type { Sum } from '#domain/money/money.ts';
/** A sum. */
export const sum = (): Sum => getApps().length;
`,
  'src/data/query/use-query.ts': `import { useState } from 'react';
import { sum } from '../firebase/firebase.ts';
/** A hook. */
export const useQuery = () => useState(sum());
`,
  'src/data/admin/orders.ts': `import { sum } from '#data/firebase/firebase.ts';
/** A command. */
export const refund = (): number => sum();
`,
  'src/features/cart/CartLine.tsx': `import { useParams } from 'react-router-dom';
import { useQuery } from '#data/query/use-query.ts';
import type { Sum } from '#domain/money/money.ts';
import { words } from '#text/words.ts';
import { Button } from '#ui/form/Button.tsx';
import { line } from './deep/line.ts';
export function CartLine({ sum }: { readonly sum: Sum }) {
  const [own] = useQuery();
  const { slug } = useParams();
  return (
    <p id={slug}>
      <span>{words(sum + own + line)}</span> <Button />
    </p>
  );
}
`,
  'src/features/cart/deep/line.ts': `import { half } from '#domain/invoice/tax.ts';
import { base } from '../base.ts';
export const line = half(base, 1);
`,
  'src/features/cart/base.ts': 'export const base = 1;\n',
  'src/features/cart/base.test.ts': `import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectConsole } from '../../../tests/support/quiet-console.ts';
import { base } from './base.ts';
it('is one', () => {
  expectConsole('warn', /one/);
  fc.assert(fc.property(fc.integer(), (n) => n * base === n));
  expect(base).toBe(1);
});
`,
  'src/pages/cart/CartPage.tsx': `import { CartLine } from '#features/cart/CartLine.tsx';
export default function CartPage() {
  return <CartLine sum={1} />;
}
`,
  'src/admin/Admin.tsx': `import { refund } from '#data/admin/orders.ts';
import { words } from '#text/words.ts';
export default function Admin() {
  return <p>{words(refund())}</p>;
}
`,
  'src/app/App.tsx': `import { lazy } from 'react';
import { base } from '#features/cart/base.ts';
const CartPage = lazy(() => import('#pages/cart/CartPage.tsx'));
const Admin = lazy(() => import('#admin/Admin.tsx'));
export function App() {
  return base > 0 ? <CartPage /> : <Admin />;
}
`,
  'functions/src/pay.ts': `import { createHash } from 'node:crypto';
import { getApps } from 'firebase-admin/app';
import { half } from '../../src/domain/invoice/tax.ts';
import { words } from '../../src/text/words.ts';
/** Pays. */
export const pay = (): string => words(half(getApps().length, 1)) + createHash('sha256').digest('hex');
`,
  'functions/src/index.ts': "export { pay } from './pay.ts';\n",
  'dev/seed/fill.ts': `import { base } from '#features/cart/base.ts';
import { sum } from '../../src/data/firebase/firebase.ts';
console.log(base + sum());
`,
  'tests/support/quiet-console.ts': `export function expectConsole(method: string, pattern: RegExp): void {
  console.log(method, pattern);
}
`,
};
