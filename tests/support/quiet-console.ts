import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * An undeclared console error or warning fails the test that caused it. A test that expects one
 * declares it: `expectConsole('error', /bad-document/)`.
 */
const declared = new Map<'error' | 'warn', RegExp[]>();
const undeclared: string[] = [];

/** Declares that the running test will print a message that matches. Fails the test when none does. */
export function expectConsole(method: 'error' | 'warn', pattern: RegExp): void {
  declared.set(method, [...(declared.get(method) ?? []), pattern]);
}

const seen = new Set<RegExp>();

beforeEach(() => {
  declared.clear();
  seen.clear();
  undeclared.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const message = parts
        .map((part) => (part instanceof Error ? part.stack : String(part)))
        .join(' ');
      const expected = (declared.get(method) ?? []).find((pattern) => pattern.test(message));
      if (expected) seen.add(expected);
      else undeclared.push(`console.${method}: ${message}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(undeclared, 'undeclared console output').toEqual([]);
  const missing = [...declared.values()].flat().filter((pattern) => !seen.has(pattern));
  expect(missing, 'declared console output that never came').toEqual([]);
});
