import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { inlineStyle } from './dev/inline-style.ts';
import { leanIcons } from './dev/lean-icons.ts';
import { leanReact } from './dev/lean-react.ts';
import { leanRouter } from './dev/lean-router.ts';
import { siteArt } from './dev/pictures/site-art.ts';
import { serviceWorker } from './dev/service-worker.ts';
import { smallPreload } from './dev/small-preload.ts';
import { parseConfig } from './src/data/config.ts';

const root = import.meta.dirname;

/** Stops a build or a dev server whose configuration is not complete, naming every value that is wrong. */
function completeConfig(): Plugin {
  return {
    name: 'franch:complete-config',
    configResolved(config) {
      if (!process.env['VITEST']) parseConfig(config.env);
    },
  };
}

/**
 * What every page loads is one file, what the pages with products share is another, and what those with cards share a third:
 * many small files cost a request each, and compress badly.
 */
const groups = [
  { name: 'react', tags: ['$initial' as const], priority: 5 },
  {
    name: 'shop',
    test: /src\/app\/start\.tsx/,
    priority: 4,
    includeDependenciesRecursively: true,
  },
  {
    name: 'buying',
    test: /src\/(?:features\/(?:catalog\/(?:PriceTag|StockNote|net-quantity)|cart\/(?:use-add|use-cart)|favorites\/(?:HeartButton|use-favorite))|text\/en\/(?:add|heart)\.|data\/(?:favorites-read|cart-read)\.|domain\/(?:cart|price|stock)\.)|icons\/heart\./,
    priority: 2,
  },
  {
    name: 'cards',
    test: /src\/(?:features\/(?:catalog\/(?:CardRating|ProductCard|ProductGrid)|cart\/AddButton|favorites\/render-heart)|domain\/rating\.)|icons\/(?:plus|star)\./,
    priority: 2,
  },
  {
    name: 'reads',
    test: /src\/(?:data\/(?:blogs|collections|made|made-files|once|own-task|page-data|product-changes|products|read|settings|site|start-later|adapter)|ui\/(?:Picture|Skeleton|Head|head-tags)|domain\/(?:failure|moment|picture|when-asked|policy|shop-name|slug)|features\/catalog\/(?:gallery-sizes|ProductPicture))\.|lucide-react\/dist\/esm\/(?:shared|Icon|context|createLucideIcon)|icons\/(?:image-off|shopping-cart)\./,
    priority: 2,
  },
  {
    name: 'documents',
    test: /valibot|src\/(?:data\/documents|domain\/(?:address|blog|cart-line|delivery|favorite|financial-year|form|invoice|order|order-alert|order-event|product|profile|quote|record-fields|region|review|store-settings|tax|transaction|unit-code))\./,
    priority: 1,
    includeDependenciesRecursively: true,
  },
  {
    name: 'deferred',
    test: /src\/(?:features\/(?:cart\/(?:add|CartKeeper)|favorites\/mark|search\/)|data\/(?:cart|cart-merge|device-cart|failures|favorites|follow-changes|search-misses)\.|domain\/(?:cart-change|catalog-changes|devanagari|edit-distance|nearest-searches|plant-names|search|search-.*|seo|spelling|structured-data|word-matches)\.|ui\/(?:Dialog|Marked|toast|Toaster)\.|text\/en\/(?:cart|failures|favorites)\.)|icons\/(?:external-link|phone|x)\./,
    priority: 1,
    includeDependenciesRecursively: true,
  },
];

/** What tests that cross rooms need to reach the suite that runs beside them. */
const suiteEnvironment = {
  ...loadEnv('emulator', root, 'VITE_'),
  VITE_EMULATOR_PORT_OFFSET: process.env['PORT_OFFSET'] ?? '0',
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    siteArt(),
    completeConfig(),
    inlineStyle(),
    serviceWorker(),
    smallPreload(),
    leanReact(),
    leanRouter(),
    leanIcons(),
  ],
  build: {
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    // Names of chunks in every chunk would outweigh what preloading them wins; pages are preloaded by the router's own hand.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
    },
  },
  // The program that makes pages holds React as the browser has it.
  ssr: { noExternal: [/^react/, 'lucide-react'] },
  server: { host: '127.0.0.1' },
  test: {
    // Nothing here is about speed, and a busy machine is slow.
    testTimeout: 60_000,
    setupFiles: ['tests/support/quiet-console.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,functions/src}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://127.0.0.1:5000/' } },
          setupFiles: ['tests/support/quiet-console.ts', 'tests/components/support/setup.ts'],
          include: ['src/**/*.test.tsx', 'tests/components/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        // Development tools and the structure of the code: a change of the shop rarely touches them.
        test: {
          name: 'tools',
          environment: 'node',
          include: ['dev/**/*.test.ts', 'tests/{architecture,perf,support}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'suite',
          environment: 'node',
          env: suiteEnvironment,
          include: ['tests/{rules,contract,attacks}/**/*.test.ts'],
          globalSetup: 'tests/support/attack-log.ts',
          fileParallelism: false,
        },
      },
    ],
  },
});
