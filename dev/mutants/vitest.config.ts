import { defineConfig } from 'vitest/config';

/** The unit tests alone, without the plugins of the site: a mutant costs a start of them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,functions/src}/**/*.test.ts'],
    setupFiles: ['tests/support/quiet-console.ts'],
    testTimeout: 60_000,
    // Mutants are switched at run time, and static ones are left out: modules may stay loaded from file to file.
    isolate: false,
  },
});
