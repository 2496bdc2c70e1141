import { defineConfig } from 'vitest/config';

/** The unit tests of domain, text and functions, without the plugins of the site: every mutant would pay their start-up. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src/domain,src/text,functions/src}/**/*.test.ts'],
    exclude: [
      // Renders PDF pages for seconds, and would do so for every mutant of an amount.
      'functions/src/invoices/invoice-pdf.test.ts',
      // Stryker runs tests in threads, whose clock ignores TZ.
      'src/domain/core/time-zones.test.ts',
      '**/node_modules/**',
    ],
    setupFiles: ['tests/support/quiet-console.ts', 'dev/mutants/properties.ts'],
    // Stryker reports its progress; a line for each run of vitest would hide it.
    reporters: [{}],
    testTimeout: 60_000,
    // Mutants are switched at run time, and static ones are excluded: modules may stay loaded from file to file.
    isolate: false,
  },
});
