import type { BinaryOperator, Expression } from './syntax.ts';
import type { TokenReader } from './tokens.ts';

/**
 * From the lowest to the highest precedence, as in Google's parser (tested against the Firestore emulator, whose rules
 * use the same language). `is` ranks with `in`; both are below `==`.
 */
const ranks: readonly (readonly BinaryOperator[])[] = [
  ['in'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const literals = new Map<string, null | boolean>([
  ['null', null],
  ['true', true],
  ['false', false],
]);

/** Reserved words. */
export const reserved: ReadonlySet<string> = new Set([
  ...literals.keys(),
  ...['in', 'is', 'if', 'let', 'return', 'function', 'match', 'allow', 'service', 'rules_version'],
]);

/** Parses one whole expression. */
export function readExpression(tokens: TokenReader): Expression {
  const condition = readOr(tokens);
  const { line } = condition;
  if (!tokens.takes('?')) return condition;
  const whenTrue = readExpression(tokens);
  tokens.expect(':');
  return { kind: 'choice', condition, whenTrue, whenFalse: readExpression(tokens), line };
}

function readOr(tokens: TokenReader): Expression {
  let left = readAnd(tokens);
  while (tokens.takes('||')) {
    left = { kind: 'or', left, right: readAnd(tokens), line: left.line };
  }
  return left;
}

function readAnd(tokens: TokenReader): Expression {
  let left = readBinary(tokens, 0);
  while (tokens.takes('&&')) {
    left = { kind: 'and', left, right: readBinary(tokens, 0), line: left.line };
  }
  return left;
}

function readBinary(tokens: TokenReader, rank: number): Expression {
  const operators = ranks[rank];
  if (!operators) return readUnary(tokens);
  let left = readBinary(tokens, rank + 1);
  for (;;) {
    const { line } = left;
    const operator = operators.find((candidate) => tokens.takes(candidate));
    if (operator) {
      left = { kind: 'binary', operator, left, right: readBinary(tokens, rank + 1), line };
    } else if (operators.includes('in') && tokens.takes('is')) {
      left = { kind: 'is', of: left, type: tokens.expectName('a type').text, line };
    } else {
      return left;
    }
  }
}

function readUnary(tokens: TokenReader): Expression {
  const { line } = tokens.peek();
  if (tokens.takes('!')) return { kind: 'not', of: readUnary(tokens), line };
  if (tokens.takes('-')) {
    if (tokens.peek().text === '-') tokens.fail('"--" is no operator');
    return { kind: 'minus', of: readUnary(tokens), line };
  }
  return readPostfix(tokens);
}

function readPostfix(tokens: TokenReader): Expression {
  let of = readPrimary(tokens);
  for (;;) {
    const { line } = tokens.peek();
    if (tokens.takes('.')) {
      const { text: name } = tokens.expectName('a member');
      if (of.kind === 'name' && of.name === 'firestore') {
        of = readDocument(tokens, name);
        continue;
      }
      of = tokens.takes('(')
        ? { kind: 'method', of, name, given: readUntil(tokens, ')'), line }
        : { kind: 'member', of, name, line };
    } else if (tokens.takes('[')) {
      of = { kind: 'index', of, at: readExpression(tokens), line };
      if (tokens.peek().text === ':') tokens.fail('a range such as [0:2] is not known here');
      tokens.expect(']');
    } else {
      return of;
    }
  }
}

/** `firestore.exists(/a/b)` and `firestore.get(/a/b)`, with a literal path. */
function readDocument(tokens: TokenReader, name: string): Expression {
  const { line } = tokens.peek();
  if (name !== 'exists' && name !== 'get')
    return tokens.fail(`firestore.${name} is not known here`);
  tokens.expect('(');
  const { kind, text } = tokens.next();
  if (kind !== 'path') return tokens.fail('a place such as /databases/(default)/… is expected');
  tokens.expect(')');
  const segments = text
    .slice(1)
    .split('/')
    .map((part): Expression => {
      if (!part.startsWith('$')) return { kind: 'literal', value: part, line };
      const [first = '', ...members] = part.slice(2, -1).split('.');
      return members.reduce<Expression>(
        (of, member) => ({ kind: 'member', of, name: member, line }),
        { kind: 'name', name: first, line },
      );
    });
  return { kind: 'document', wanted: name, at: segments, line };
}

function readPrimary(tokens: TokenReader): Expression {
  const { line } = tokens.peek();
  if (tokens.takes('(')) {
    const inner = readExpression(tokens);
    tokens.expect(')');
    return inner;
  }
  if (tokens.takes('[')) return { kind: 'list', items: readUntil(tokens, ']'), line };
  if (tokens.takes('{')) return { kind: 'map', entries: readEntries(tokens), line };
  const { kind, text } = tokens.peek();
  if (kind === 'string') {
    tokens.next();
    return { kind: 'literal', value: text, line };
  }
  if (kind === 'int' || kind === 'float') {
    tokens.next();
    return { kind: 'number', value: Number(text), float: kind === 'float', line };
  }
  const word = tokens.expectName('a value').text;
  const literal = literals.get(word);
  if (literal !== undefined) return { kind: 'literal', value: literal, line };
  if (reserved.has(word)) tokens.fail(`"${word}" is no value`);
  if (tokens.takes('(')) return { kind: 'call', name: word, given: readUntil(tokens, ')'), line };
  return { kind: 'name', name: word, line };
}

function readUntil(tokens: TokenReader, close: string): Expression[] {
  const items: Expression[] = [];
  while (!tokens.takes(close)) {
    if (items.length > 0) tokens.expect(',');
    items.push(readExpression(tokens));
  }
  return items;
}

function readEntries(tokens: TokenReader): [Expression, Expression][] {
  const entries: [Expression, Expression][] = [];
  while (!tokens.takes('}')) {
    if (entries.length > 0) tokens.expect(',');
    const key = readExpression(tokens);
    tokens.expect(':');
    entries.push([key, readExpression(tokens)]);
  }
  return entries;
}
