import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { inlineStyle } from './dev/inline-style.ts';
import { siteArt } from './dev/pictures/site-art.ts';
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
 * What every page loads is one file, and what the pages with product cards share is another: many small files cost a
 * request each, and compress badly.
 */
const groups = [
  { name: 'shop', tags: ['$initial' as const], priority: 2 },
  {
    name: 'cards',
    test: /src\/(?:features\/(?:catalog\/(?:ProductCard|PriceTag|StockNote|ProductGrid|net-quantity)|cart\/(?:AddButton|use-add|use-cart)|favorites\/(?:HeartButton|render-heart|use-favorite))|text\/en\/(?:add|heart)\.|data\/(?:products|favorites-read|cart-read)\.|domain\/(?:cart|price|stock|slug)\.)|icons\/(?:plus|heart)\./,
    priority: 1,
  },
  {
    name: 'reads',
    test: /src\/(?:data\/(?:collections|read|start-later|adapter)|ui\/(?:Picture|Skeleton|Head|head-tags)|domain\/(?:picture|shop-name)|features\/catalog\/ProductPicture)\.|icons\/image-off\./,
    priority: 1,
  },
];

/** What tests that cross rooms need to reach the suite that runs beside them. */
const suiteEnvironment = {
  ...loadEnv('emulator', root, 'VITE_'),
  VITE_EMULATOR_PORT_OFFSET: process.env['PORT_OFFSET'] ?? '0',
};

export default defineConfig({
  plugins: [react(), tailwindcss(), siteArt(), completeConfig(), inlineStyle()],
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
    setupFiles: ['tests/support/quiet-console.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,dev,functions/src}/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'screen', environment: 'jsdom', include: ['src/**/*.test.tsx'] },
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
          testTimeout: 60_000,
        },
      },
    ],
  },
});
