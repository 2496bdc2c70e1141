import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: 'es2023', sourcemap: false, chunkSizeWarningLimit: 700 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'dev/**/*.test.ts', 'functions/src/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/quiet-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'suite',
          environment: 'node',
          include: ['tests/{rules,contract}/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
