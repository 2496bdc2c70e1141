import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patternsOf, refusedPatterns } from './rules-patterns.ts';

const fileOf = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const rule = (condition: string) => `match /a/{id} { allow get: if ${condition}; }`;
const read = (condition: string) => patternsOf(rule(condition)).map(({ pattern }) => pattern);

describe('the patterns of the rules', () => {
  it.each(['firestore.rules', 'storage.rules'])('compile with RE2: %s', (name) => {
    expect(refusedPatterns(patternsOf(fileOf(name)))).toEqual([]);
  });

  it('are refused when nested repetitions multiply to more than a thousand, or RE2 lacks syntax', () => {
    const refused = (pattern: string) => refusedPatterns(patternsOf(rule(`a.matches(${pattern})`)));
    const planted = String.raw`"((https://[^\\s\"'<>]{1,390})?( |$)){0,4}"`;
    expect(refused(planted)).toEqual([
      expect.stringMatching(/^L1 .*invalid repeat count: `\{0,4\}`$/),
    ]);
    expect(refused("'(x{2}){501}'")).toHaveLength(1);
    expect(refused("'(?=x)'")).toHaveLength(1);
  });

  it('are read from every method that takes one, with their escapes undone', () => {
    expect(read(String.raw`a.matches('\\d+') && b.get('c', '').replace("x'", 'y') == ''`)).toEqual([
      String.raw`\d+`,
      "x'",
    ]);
    expect(read("a.split(',')[0].matches('b')")).toEqual([',', 'b']);
    // A sample stands in place of a variable.
    expect(read("a.matches('products/' + slug + '/[^/]+')")).toEqual(['products/neem-soap/[^/]+']);
  });

  it('are read through the name of a `let`', () => {
    const body = (condition: string) => `match /a/{id} { function f(a) { ${condition} } }`;
    const [known] = patternsOf(body("let link = 'x{2}'; return a.matches(link);"));
    expect(known?.pattern).toBe('x{2}');
    expect(() => patternsOf(body('let link = g(a); return a.matches(link);'))).toThrow('"link"');
    const twice = body("let link = 'x'; return a.matches(link);").repeat(2);
    expect(() => patternsOf(twice)).toThrow('"link"');
  });

  it('that are built in another way are an error, not skipped', () => {
    expect(() => read('a.matches(patternOf(b))')).toThrow(
      'Line 1: a pattern can\'t be read at "("',
    );
    expect(() => read("a.matches(b ? 'c' : 'd')")).toThrow('at "?"');
    expect(() => read(String.raw`a.matches('\n')`)).toThrow("can't be read");
    expect(() => patternsOf(rule('true'))).toThrow('No pattern was found');
    expect(() => read("a. matches('b') && a.matches('c')")).toThrow('2 patterns are written');
  });
});
