import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutants.ts';
import { isAbout, readRules, rulesAbout } from './rules-text.ts';

const rules = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /d/{db} {\n${body}\n  }\n}\n`;
const one = (condition: string): readonly string[] =>
  mutantsOf(rules(`match /a/{id} { allow get: if ${condition}; }`)).map(
    (mutant) => /allow get: if (.*);/.exec(mutant.rules)?.[1] ?? '',
  );

describe('the mutants of a condition', () => {
  it('drop one operand each: of `&&` it becomes true, of `||` false', () => {
    expect(one('x() && y(1)')).toEqual(['true && y(1)', 'x() && true', 'false']);
    expect(one('x() || y(1)')).toEqual(['false || y(1)', 'x() || false', 'false']);
  });

  it('reach into brackets, calls, and the branches of a ternary', () => {
    expect(one('x() && (y || z)')).toContain('x() && (false || z)');
    expect(one('x() && (y || z)')).toContain('x() && (y || false)');
    expect(one('has(x && y, z)')).toContain('has(true && y, z)');
    expect(one('x ? y : z')).toEqual(['y', 'z', 'true', 'false']);
  });

  it('drop a `!`, and a condition that stands alone', () => {
    expect(one('!x()')).toEqual(['x()', 'true', 'false']);
    expect(one('true')).toEqual(['false', 'false']);
  });

  it('ignore strings, comments and paths', () => {
    expect(one("x == 'a && b' && exists(/d/$(db)/a/$(y)) // && z\n")).toHaveLength(3);
  });

  it('preserve every line number', () => {
    const text = rules('match /a/{id} {\n allow get: if x()\n && y();\n}');
    for (const mutant of mutantsOf(text)) {
      expect(mutant.rules.split('\n')).toHaveLength(text.split('\n').length);
    }
  });

  it('drop one method of a statement', () => {
    const text = rules('match /a/{id} { allow get, list: if x(); }');
    const methodLists = mutantsOf(text).map((mutant) => /allow ([^;]*);/.exec(mutant.rules)?.[1]);
    expect(methodLists).toEqual(['get, list: if true', 'list: if x()', 'get: if x()']);
  });
});

describe('a rules file', () => {
  const text = rules(
    'match /a/{id} { allow get: if x();\n match /b/{n} { allow list: if y(); } }\nmatch /c/{id} { allow get: if z(); }',
  );

  it('has its matches by their paths', () => {
    const methodsByPath = readRules(text).matches.map(({ path, methods }) => [path, ...methods]);
    expect(methodsByPath).toEqual([
      ['/d/{db}/a/{id}/b/{n}', 'list'],
      ['/d/{db}/a/{id}', 'get'],
      ['/d/{db}/c/{id}', 'get'],
      ['/d/{db}'],
    ]);
  });

  it('can be reduced to the matches of some documents', () => {
    expect(rulesAbout(text, new Set(['/d/x/a/one']))).not.toMatch(/[yz]\(\)/);
    expect(rulesAbout(text, new Set(['/d/x/a/one/b/two']))).toContain('y()');
    expect(isAbout('/d/{db}/{path=**}/b/{n}', '/d/x/a/one/b/two')).toBe(true);
    expect(isAbout('/d/{db}/a/{id}', '/d/x/a/one/b/two')).toBe(false);
  });

  it('that is truncated or malformed is refused', () => {
    expect(() => readRules(text.slice(0, -5))).toThrow('too early');
    expect(() => readRules(rules('match /a/{id} { permit get: if x(); }'))).toThrow('where');
  });
});
