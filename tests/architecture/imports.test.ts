import { expect, it } from 'vitest';
import { importRefusal } from '../../dev/layers/imports.mjs';
import { repository } from './overlay.ts';

const refusal = (path: string, specifier: string, kind: 'static' | 'dynamic' = 'static') =>
  importRefusal(repository, /\.tsx?$/.test(path) ? path : `${path}/file.ts`, specifier, kind);

const CART = 'src/features/cart';

it.each([
  ['src/domain', '#data/query/query-store.ts', 'domain may not import data: domain holds pure'],
  ['src/domain', 'react', 'domain may not import react: domain holds'],
  ['src/domain', 'firebase/app', 'domain may not import firebase/app'],
  ['src/domain', '#domain/money/money.ts', 'inside domain write the relative path'],
  ['src/text', '#ui/form/Button.tsx', 'text may not import ui: text holds words'],
  ['src/text', 'react', 'text may not import react'],
  ['src/ui', '#domain/money/money.ts', 'ui may not import domain: ui holds components'],
  ['src/ui', '#text/cart.ts', 'ui may not import text'],
  ['src/ui', 'react-router-dom', 'ui may not import react-router-dom'],
  ['src/data', '#features/cart/cart.ts', 'data may not import features/cart'],
  ['src/data', '#text/cart.ts', 'data may not import text'],
  ['src/data', '#data/admin/a.ts', 'data may not import data/admin: the commands of staff'],
  ['src/data', 'react', 'in data, only the hooks of data/react import React'],
  ['src/data', 'firebase/firestore/lite', 'firebase/firestore/lite never meet'],
  ['src/data', 'firebase-admin/firestore', 'data may not import firebase-admin'],
  ['src/data', '@firebase/app', 'only firebase/*'],
  [
    'src/data',
    '../../dev/seed/seed.ts',
    'data may not import dev: dev and tests are never shipped',
  ],
  ['src/data/admin', '#admin/orders.ts', 'data/admin may not import admin'],
  [CART, '#features/search/search.ts', 'may not import features/search: move shared code to'],
  [CART, '../search/search.ts', 'features/cart may not import features/search'],
  ['src/features/new/deep', '#features/cart/cart.ts', 'features/new may not import features/cart'],
  [CART, '#pages/home/HomePage.tsx', 'features/cart may not import pages/home'],
  [CART, '#app/App.tsx', 'features/cart may not import app'],
  [CART, '#admin/orders.ts', 'features/cart may not import admin: the shop does not import'],
  [CART, '#data/admin/a.ts', 'the commands of staff are imported only by admin'],
  [CART, 'firebase/firestore', 'data is the only layer that imports Firebase'],
  [CART, '../../../tests/support/quiet-console.ts', 'features/cart may not import tests'],
  [CART, '../../domain/money.ts', 'between layers write #domain/money.ts'],
  [CART, '../../loose.ts', 'src/loose.ts is in no layer'],
  [CART, '/assets/a.js', 'an address is no module path'],
  ['src/pages/home', '#pages/cart/CartPage.tsx', 'a page imports no other page'],
  ['src/pages/home', '#data/admin/a.ts', 'pages/home may not import data/admin'],
  ['src/pages/home', '#admin/orders.ts', 'pages/home may not import admin'],
  ['src/admin', '#features/cart/cart.ts', 'admin may not import features/cart: admin is built of'],
  ['src/admin', '#pages/home/HomePage.tsx', 'admin may not import pages/home'],
  ['src/app', '#pages/home/HomePage.tsx', 'pages/home except by dynamic import'],
  ['src/app', '#admin/Admin.tsx', 'app may not import admin except by dynamic import'],
  ['src/app', '#data/admin/a.ts', 'app may not import data/admin'],
  ['src/app', 'node:fs', 'app may not import node:fs: src runs in a browser'],
  ['src/main.tsx', '#data/query/query-store.ts', 'main may not import data: main.tsx starts'],
  ['functions/src', '../../src/data/query/query-store.ts', 'functions may not import data'],
  ['functions/src', 'react', 'functions/package.json does not declare it'],
  ['functions/src', '#domain/money/money.ts', 'functions has its own package.json'],
  [
    'functions/src',
    '../../src/text/en/cart.ts',
    'the build chooses the language: write #text/cart',
  ],
  ['src/features/cart', '../../text/en/cart.ts', 'the build chooses the language'],
  ['src/text/hi', '../en/cart.ts', 'the build chooses the language'],
  ['src/text/en', '#text/cart.ts', 'inside text write the relative path'],
  ['dev/seed', '../../src/text/en/cart.ts', 'the build chooses the language'],
  ['tests/flows', '../../src/text/en/cart.ts', 'the build chooses the language'],
  ['vite.config.ts', './src/text/en/cart.ts', 'the build chooses the language'],
])('%s may not import %s', (path, specifier, words) => {
  expect(refusal(path, specifier)).toContain(words);
});

it.each([
  ['src/domain', ['valibot', './money/money.ts']],
  ['src/text', ['#domain/money/money.ts', '#text/cart.ts']],
  ['src/text/en/shop', ['../cart.ts']],
  ['src/ui', ['react', 'lucide-react', '#domain/core/subscribable.ts']],
  ['src/data', ['firebase/app', '#domain/money/money.ts']],
  ['src/data/react/use-query.ts', ['react', '../firebase/firebase.ts']],
  ['src/data/admin', ['#data/firebase/firebase.ts', 'firebase/firestore']],
  [CART, ['react-router-dom', '#data/react/use-query.ts', '#text/words.ts', '#ui/form/Button.tsx']],
  [`${CART}/deep`, ['../base.ts', './picture.svg?raw']],
  [`${CART}/a.test.ts`, ['fast-check', 'node:fs', '../../../tests/support/quiet-console.ts']],
  ['src/pages/cart', ['#features/cart/CartLine.tsx']],
  ['src/admin', ['#data/admin/orders.ts', '#text/words.ts']],
  ['src/app', ['#features/cart/base.ts']],
  ['src/app/App.test.ts', ['#pages/home/HomePage.tsx']],
  ['src/main.tsx', ['#app/App.tsx']],
  ['functions/src', ['node:crypto', 'firebase-admin/app', '../../src/text/server.ts']],
  ['functions/src/a.test.ts', ['fast-check']],
  ['dev/seed', ['#features/cart/base.ts', '../../src/data/firebase/firebase.ts']],
])('%s may import %j', (path, specifiers) => {
  expect(specifiers.filter((specifier) => refusal(path, specifier) !== undefined)).toEqual([]);
});

it('the app loads pages and the staff area by import() only', () => {
  expect(refusal('src/app', '#pages/home/HomePage.tsx', 'dynamic')).toBeUndefined();
  expect(refusal('src/app', '#admin/Admin.tsx', 'dynamic')).toBeUndefined();
  expect(refusal(CART, '#pages/home/HomePage.tsx', 'dynamic')).toContain('may not import');
});
