import fc from 'fast-check';

/** Property tests under mutation: the same few cases in every run, so that a score is repeatable, and no shrinking. */
fc.configureGlobal({ seed: 20_261_125, numRuns: 30, endOnFailure: true });
