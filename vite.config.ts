import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  loadEnv,
  type Plugin,
  runnerImport,
} from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { siteArt } from './dev/pictures/site-art.ts';
import { shopOffsets } from './dev/backend/ports.ts';
import { languageConditions } from './dev/language.mjs';
import type * as manifest from './dev/web-manifest.ts';
import { parseConfig } from './src/data/firebase/config.ts';

const root = import.meta.dirname;

const conditions = await languageConditions();

/** Words of manifest and document: Vite resolves the imports of its configuration without conditions, which means in English. */
const { documentValues, webManifest } =
  conditions.length === 0
    ? await import('./dev/web-manifest.ts')
    : (
        await runnerImport<typeof manifest>('./dev/web-manifest.ts', {
          environments: { inline: { resolve: { conditions: [...conditions] } } },
        })
      ).module;

/** Stops a build or a dev server whose configuration is not complete, naming every value that is wrong. */
function completeConfig(): Plugin {
  return {
    name: 'franch:complete-config',
    configResolved(config) {
      if (!process.env['VITEST']) parseConfig(config.env);
    },
  };
}

/** The web app manifest and the service worker, whose precache manifest is injected after prerendering. */
const pwa = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/app/service-worker',
  filename: 'service-worker.ts',
  injectRegister: null,
  injectManifest: { injectionPoint: '', rollupFormat: 'iife' },
  manifest: webManifest,
});

/** Matches a module whose path ends with one of these, before its extension. */
function anyOf(...paths: readonly string[]): RegExp {
  return new RegExp(`/(?:${paths.join('|')})\\.\\w+$`);
}

/**
 * A request costs a phone more than a few bytes, so code that loads together is one chunk: React, the first view, what an
 * idle browser loads for every page, live updates, and what it prefetches of product pages. Rolldown splits everything
 * else.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 4,
  },
  {
    name: 'shop',
    test: /src\/(?:app\/start|pages\/home\/HomePage|pages\/products\/ProductsPage)\.tsx/,
    priority: 3,
  },
  // A page that shares one of these with the idle parts would wait for the whole chunk `idle`.
  {
    name: 'shared',
    test: anyOf(
      'domain/(?:checkout/policy|content/prose|core/(?:dates|indian-time)|customer/phone)',
      'text/\\w+/(?:dates|orders/delivery-name|shop/working-days)',
      'domain/payment/(?:providers|razorpay/profile)',
      'domain/(?:return/return-terms|site/shop-name)',
      'data/(?:content/blogs|prerendered/site|react/use-return-terms)',
      'features/catalog/gallery/gallery-sizes',
      'ui/head/Head',
      'lucide-react/dist/esm/icons/(?:arrow-left|check|chevron-down|mail|message-circle|phone)',
    ),
    priority: 3,
  },
  // What text pages and product pages share.
  {
    name: 'seller',
    test: anyOf(
      'features/seller/(?:ContactLink|GrievanceCard|LiveSettings|SellerCard)',
      'ui/content/FactList',
    ),
    priority: 3,
  },
  // Policies and the FAQ show both.
  { name: 'delivery', test: anyOf('features/seller/Delivery(?:Costs|Times)'), priority: 2 },
  // Articles and product pages share the button.
  { name: 'share', test: anyOf('ui/form/ShareButton'), priority: 3 },
  { name: 'product', test: anyOf('pages/product/ProductPage'), priority: 3 },
  {
    name: 'idle',
    test: anyOf(
      'app/layout/(?:idle-parts|MenuPanel)',
      'app/routing/link-prefetch',
      'pages/(?:home|products)/idle-parts',
      'features/cart/(?:add-bundle|add-product|drawer/CartDrawer)',
      'features/catalog/filters/FilterPanel',
      'features/favorites/set-favorite',
      'features/search/Suggested',
      'data/account/first-answers',
      'data/cart/(?:cart|favorites)',
      'domain/(?:photo/photo|review/review)',
      'data/firebase/(?:count-reads|emulator-port)',
    ),
    priority: 2,
  },
  // Modules that live updates or pages of text import belong to a group above: these would wait for the whole chunk.
  {
    name: 'next',
    test: anyOf(
      'pages/product/idle-parts',
      'features/catalog/(?:gallery/PictureZoom|product/(?:BuyFacts|ForWhom|ProductFacts))',
    ),
    priority: 0,
  },
  {
    name: 'live',
    test: anyOf(
      'data/firebase/(?:documents|firestore|page-listeners|writes)',
      'data/catalog/(?:follow-featured|revalidate-products)',
    ),
    priority: 1,
  },
];

/** The address of the running suite, for tests across layers. */
const suiteEnvironment = {
  ...loadEnv('emulator', root, 'VITE_'),
  VITE_EMULATOR_PORT_OFFSET: process.env['PORT_OFFSET'] ?? '0',
};

/** Component tests that replace modules of the shop. */
const ISOLATED = '{src,tests/components}/**/*.isolated.test.tsx';

const components = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://127.0.0.1:5000/' } },
  setupFiles: ['tests/support/quiet-console.ts', 'tests/components/support/setup.ts'],
};

export default defineConfig({
  plugins: [react(), tailwindcss(), siteArt(), completeConfig(), pwa],
  define: Object.fromEntries(
    Object.entries(documentValues).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  ),
  // Left out for English: Vitest has conditions of its own.
  ...(conditions.length > 0 && {
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
  }),
  build: {
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    // Lists of chunks would add 2 kB to the entry; the prerendered pages name their own (`dev/prerender/document.ts`).
    modulePreload: false,
  },
  // Not for the prerendering program: without a browser, the chunk `live` would connect to Firestore.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  server: { host: '127.0.0.1' },
  test: {
    // Nothing here is about speed, and a busy machine is slow.
    testTimeout: 60_000,
    // All cores: by default the process that only transforms has one to itself.
    maxWorkers: '100%',
    setupFiles: ['tests/support/quiet-console.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Loading the same modules for each file took longer than its tests.
          isolate: false,
          include: ['{src,functions/src}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...components,
          name: 'components',
          isolate: false,
          include: ['src/**/*.test.tsx', 'tests/components/**/*.test.tsx'],
          exclude: [ISOLATED],
        },
      },
      {
        extends: true,
        // These files replace modules of the shop, which others would then find.
        test: { ...components, name: 'components-isolated', include: [ISOLATED] },
      },
      {
        extends: true,
        // Development tools and the structure of the code: a change of the shop rarely touches them.
        test: {
          name: 'tools',
          environment: 'node',
          // Like the unit tests, these files share no state.
          isolate: false,
          include: ['dev/**/*.test.ts', 'tests/{architecture,perf,search,support}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'suite',
          environment: 'node',
          env: suiteEnvironment,
          include: ['tests/{rules,contract,attacks}/**/*.test.ts'],
          globalSetup: 'tests/support/backend/attack-log.ts',
          setupFiles: ['tests/support/quiet-console.ts', 'tests/support/backend/own-shop.ts'],
          // The files of a worker share and change one Firestore, so they run one after another.
          fileParallelism: shopOffsets().length > 1,
        },
      },
    ],
  },
});
