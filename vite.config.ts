import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { siteArt } from './dev/pictures/site-art.ts';
import { parseConfig } from './src/data/config.ts';

const root = import.meta.dirname;

/** Hosting answers an unknown address with HTTP 404 and this file: the same app, which shows its not-found page. */
function notFoundPage(): Plugin {
  let outDir = '';
  return {
    name: 'franch:not-found-page',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async writeBundle() {
      await copyFile(join(outDir, 'index.html'), join(outDir, '404.html'));
    },
  };
}

/** Stops a build or a dev server whose configuration is not complete, naming every value that is wrong. */
function completeConfig(): Plugin {
  return {
    name: 'franch:complete-config',
    configResolved(config) {
      if (!process.env['VITEST']) parseConfig(config.env);
    },
  };
}

/** What tests that cross rooms need to reach the suite that runs beside them. */
const suiteEnvironment = {
  ...loadEnv('emulator', root, 'VITE_'),
  VITE_EMULATOR_PORT_OFFSET: process.env['PORT_OFFSET'] ?? '0',
};

export default defineConfig({
  plugins: [react(), tailwindcss(), siteArt(), completeConfig(), notFoundPage()],
  build: { target: 'es2023', sourcemap: false, chunkSizeWarningLimit: 700 },
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
          include: ['tests/{rules,contract}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
