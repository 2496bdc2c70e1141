import { readExpression, reserved } from './expressions.ts';
import { LoadError } from './fault.ts';
import type { Allow, Binding, FunctionRule, MatchBlock, Method, Segment } from './syntax.ts';
import { readTokens, type TokenReader } from './tokens.ts';

const methods = new Map<string, readonly Method[]>([
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
]);

/**
 * Parses a rules file for Cloud Storage, version 2, into the block of its service.
 * @throws LoadError at anything unsupported.
 */
export function parseRules(source: string): MatchBlock {
  const tokens = readTokens(source);
  tokens.expect('rules_version');
  tokens.expect('=');
  const version = tokens.next();
  if (version.kind !== 'string' || version.text !== '2') {
    throw new LoadError(version.line, "only rules_version = '2' is known here");
  }
  tokens.expect(';');
  tokens.expect('service');
  tokens.expect('firebase');
  tokens.expect('.');
  tokens.expect('storage');
  const service = readBlock(tokens, []);
  if (tokens.peek().kind !== 'end') tokens.fail(`"${tokens.peek().text}" after the service`);
  if (service.allows.length > 0) tokens.fail('"allow" must stand in a match');
  return service;
}

function readBlock(tokens: TokenReader, path: readonly Segment[]): MatchBlock {
  const { line } = tokens.expect('{');
  const functions = new Map<string, FunctionRule>();
  const allows: Allow[] = [];
  const matches: MatchBlock[] = [];
  while (!tokens.takes('}')) {
    if (tokens.takes('match')) {
      matches.push(readBlock(tokens, readPath(tokens)));
    } else if (tokens.takes('allow')) {
      allows.push(readAllow(tokens));
    } else if (tokens.takes('function')) {
      const declared = readFunction(tokens);
      if (functions.has(declared.name))
        tokens.fail(`the function ${declared.name} is declared twice`);
      functions.set(declared.name, declared);
    } else {
      tokens.fail(`"match", "allow" or "function" is expected, not "${tokens.peek().text}"`);
    }
  }
  return { path, functions, allows, matches, line };
}

function readPath(tokens: TokenReader): Segment[] {
  return tokens
    .next()
    .text.slice(1)
    .split('/')
    .map((part): Segment => {
      if (!part.startsWith('{')) return { kind: 'word', text: part };
      const [name = '', rest] = part.slice(1, -1).split('=');
      return { kind: rest ? 'rest' : 'one', name };
    });
}

function readAllow(tokens: TokenReader): Allow {
  const { line } = tokens.peek();
  const wanted = new Set<Method>();
  do {
    const expanded = methods.get(tokens.peek().text);
    if (!expanded) return tokens.fail(`"${tokens.peek().text}" is no method`);
    tokens.next();
    for (const method of expanded) wanted.add(method);
  } while (tokens.takes(','));
  if (tokens.takes(';')) return { methods: wanted, condition: null, line };
  tokens.expect(':');
  tokens.expect('if');
  const condition = readExpression(tokens);
  tokens.expect(';');
  return { methods: wanted, condition, line };
}

function readFunction(tokens: TokenReader): FunctionRule {
  const { text: name, line } = readNewName(tokens, 'the name of a function');
  tokens.expect('(');
  const parameters: string[] = [];
  while (!tokens.takes(')')) {
    if (parameters.length > 0) tokens.expect(',');
    parameters.push(readNewName(tokens, 'a parameter').text);
  }
  tokens.expect('{');
  const bindings: Binding[] = [];
  while (tokens.takes('let')) {
    const bound = readNewName(tokens, 'a name');
    tokens.expect('=');
    bindings.push({ name: bound.text, value: readExpression(tokens), line: bound.line });
    tokens.expect(';');
  }
  tokens.expect('return');
  const result = readExpression(tokens);
  tokens.expect(';');
  tokens.expect('}');
  return { name, parameters, bindings, result, line };
}

function readNewName(tokens: TokenReader, what: string): { text: string; line: number } {
  const name = tokens.expectName(what);
  if (reserved.has(name.text)) tokens.fail(`"${name.text}" cannot be a name`);
  return name;
}
