import { RE2JS } from 're2js';
import { type Token, tokensOf } from './rules-text.ts';

/** A regular expression of a rules file. */
export interface RulesPattern {
  readonly line: number;
  readonly pattern: string;
}

/** Methods of the rules language whose first argument is a regular expression (Firebase's reference of `String`). */
const METHODS = /\.\s*(?:matches|replace|split)\s*\(/g;
const METHOD_TOKEN = /\.(?:matches|replace|split)$/;
/** Replaces a variable in a concatenated pattern: a slug, as every variable of the paths can be. */
const SAMPLE = 'neem-soap';

/**
 * Every pattern that a rules file passes to `matches`, `replace` and `split`; a concatenated one with a sample value in
 * place of each variable that isn't a string named by `let`.
 * @throws when there is none, or one is not made of strings and names joined by `+`: what can't be read can't be
 * checked.
 */
export function patternsOf(rules: string): readonly RulesPattern[] {
  const tokens = tokensOf(rules);
  const constants = constantsIn(tokens);
  const patterns = tokens.flatMap(({ text, line }, at) =>
    METHOD_TOKEN.test(text) && tokens[at + 1]?.text === '('
      ? [{ line, pattern: patternFrom(tokens, at + 2, constants) }]
      : [],
  );
  const written = [...rules.matchAll(METHODS)].length;
  if (written === 0) throw new Error('No pattern was found in the rules.');
  if (patterns.length !== written) {
    throw new Error(`${written} patterns are written in the rules, and ${patterns.length} read.`);
  }
  return patterns;
}

/**
 * The patterns that RE2 refuses, with their lines and its reasons. Google's servers evaluate rules with RE2; the emulator's
 * RE2/J lacks some of its limits, such as the one of nested repetitions: at most 1,000 in all.
 */
export function refusedPatterns(patterns: readonly RulesPattern[]): readonly string[] {
  return patterns.flatMap(({ line, pattern }) => {
    try {
      RE2JS.compile(pattern);
      return [];
    } catch (error) {
      return [`L${line} ${pattern}: ${String(error)}`];
    }
  });
}

/** Strings named by `let`. A name with two values counts as unknown. */
function constantsIn(tokens: readonly Token[]): ReadonlyMap<string, string> {
  const constants = new Map<string, string>();
  const seen = new Set<string>();
  tokens.forEach(({ text }, at) => {
    const [name, equals, value, end] = tokens.slice(at + 1, at + 5);
    if (text !== 'let' || !name || equals?.text !== '=') return;
    if (seen.has(name.text)) constants.delete(name.text);
    else if (value && isText(value) && end?.text === ';') constants.set(name.text, textOf(value));
    seen.add(name.text);
  });
  return constants;
}

function patternFrom(
  tokens: readonly Token[],
  from: number,
  constants: ReadonlyMap<string, string>,
): string {
  const parts: Token[] = [];
  for (let at = from; ; at += 2) {
    const part = tokens[at];
    const next = tokens[at + 1];
    if (!part || !(isText(part) || isName(part))) throw notUnderstood(part);
    parts.push(part);
    if (next?.text === ')' || next?.text === ',') break;
    if (next?.text !== '+') throw notUnderstood(next);
  }
  // A sample in place of a whole pattern would check nothing.
  const [only] = parts;
  if (only && parts.every((part) => !isText(part) && !constants.has(part.text))) {
    throw notUnderstood(only);
  }
  return parts
    .map((part) => (isText(part) ? textOf(part) : (constants.get(part.text) ?? SAMPLE)))
    .join('');
}

const isText = ({ text }: Token): boolean => /^['"]/.test(text);
const isName = ({ text }: Token): boolean => /^[a-z]\w*$/i.test(text);

function textOf(token: Token): string {
  return token.text.slice(1, -1).replaceAll(/\\(.)/gs, (_, escaped: string) => {
    if (!/[\\'"]/.test(escaped)) throw notUnderstood(token);
    return escaped;
  });
}

function notUnderstood(token: Token | undefined): Error {
  return new Error(`Line ${token?.line}: a pattern can't be read at "${token?.text}".`);
}
