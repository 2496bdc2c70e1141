import fc from 'fast-check';

/**
 * Properties against mutants: the same cases in every run, so that a score repeats; no search for the smallest failing case,
 * which nobody reads; and half a second for each, where thousands of mutants wait.
 */
fc.configureGlobal({ seed: 20_261_125, endOnFailure: true, interruptAfterTimeLimit: 500 });
