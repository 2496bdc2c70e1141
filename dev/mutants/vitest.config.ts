import { defineConfig } from 'vitest/config';

/** The unit tests of domain and functions, without the plugins of the site: a mutant costs a start of them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src/domain,functions/src}/**/*.test.ts'],
    exclude: [
      // Sets pages of PDF for seconds, and would do so for every mutant of an amount.
      'functions/src/invoices/invoice-pdf.test.ts',
      // Stryker runs tests in threads, whose clock does not follow TZ.
      'src/domain/shared/time-zones.test.ts',
      '**/node_modules/**',
    ],
    setupFiles: ['tests/support/quiet-console.ts', 'dev/mutants/properties.ts'],
    testTimeout: 60_000,
    // Mutants are switched at run time, and static ones are left out: modules may stay loaded from file to file.
    isolate: false,
  },
});
