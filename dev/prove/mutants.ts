import { type ExpressionText, linesOf, readRules, type Token } from './rules-text.ts';

/** Rules without one of their clauses. */
export interface Mutant {
  /** The dropped clause, and its position. */
  readonly name: string;
  /** The path of its match. */
  readonly path: string;
  /** The function that contains it; null for an allow statement. */
  readonly named: string | null;
  /** Whether the mutant allows more, or less. */
  readonly opens: boolean;
  readonly rules: string;
}

interface Cut {
  readonly from: Token;
  readonly to: Token;
  /** The replacement. */
  readonly left: string;
  readonly what: string;
  readonly opens: boolean;
}

/**
 * Every mutant of a rules file: each operand of `&&` and `||`, each branch of a ternary, each `!`, each condition that
 * stands alone, each allow statement and each method of one, dropped in turn.
 */
export function mutantsOf(rules: string): readonly Mutant[] {
  const { allows, expressions } = readRules(rules);
  const cut = (start: number, end: number, replacement: string): string =>
    rules.slice(0, start) + replacement + linesOf(rules.slice(start, end)) + rules.slice(end);
  const clauses = expressions.flatMap((expression) =>
    cutsOf(expression).map(({ from, to, left, what, opens }): Mutant => {
      const clause = rules.slice(from.start, to.end).replace(/\s+/g, ' ').slice(0, 90);
      const { path, named } = expression;
      const name = `L${from.line} ${what}: ${clause}`;
      return { name, path, named, opens, rules: cut(from.start, to.end, left) };
    }),
  );
  const statements = allows.flatMap(({ path, start, end, line, methods }) => {
    const own = { path, named: null, opens: false };
    const words = methods.map(({ text }) => text);
    const name = `L${line} allow ${words.join(', ')}`;
    // A match needs at least one statement.
    const never = cut(start, end, `allow ${words.join(', ')}: if false;`);
    if (methods.length < 2) return [{ ...own, name, rules: never }];
    const first = methods[0];
    const last = methods.at(-1);
    return words.map((word): Mutant => {
      const others = words.filter((other) => other !== word).join(', ');
      const replacement = cut(first?.start ?? 0, last?.end ?? 0, others);
      return { ...own, name: `L${line} allow ${word}`, rules: replacement };
    });
  });
  return [...clauses, ...statements];
}

/** The name of a function that returns a boolean. */
const ASKS = /^(?:is|are|may|only)[A-Z]/;

function cutsOf({ tokens, named }: ExpressionText): readonly Cut[] {
  const isCondition = named === null || ASKS.test(named);
  const cuts = operandCuts(tokens);
  const [first] = tokens;
  const last = tokens.at(-1);
  const standsAlone = splitAt(tokens, '&&').length === 1 && splitAt(tokens, '||').length === 1;
  if (!first || !last || !isCondition || !standsAlone) return cuts;
  const [replacement, opens] =
    tokens.length === 1 && first.text === 'true' ? ['false', false] : ['true', true];
  return [...cuts, { from: first, to: last, left: replacement, what: 'condition', opens }];
}

function operandCuts(tokens: readonly Token[]): readonly Cut[] {
  const [condition, branches] = splitOnce(tokens, '?');
  if (branches) {
    const [yes, no] = splitOnce(branches, ':');
    const sides = [yes, no ?? []];
    const chosen = sides.map((side) => instead(tokens, side, 'choice'));
    return [...chosen, ...[condition, ...sides].flatMap(operandCuts)];
  }
  for (const operator of ['||', '&&'] as const) {
    const operands = splitAt(tokens, operator);
    if (operands.length < 2) continue;
    return operands.flatMap((operand, place) => [
      dropped(operands, place, operator),
      ...operandCuts(operand),
    ]);
  }
  const [first, second] = tokens;
  const negated =
    first?.text === '!' && second
      ? [{ from: first, to: first, left: '', what: '!', opens: true }]
      : [];
  return [...negated, ...innerGroups(tokens).flatMap(operandCuts)];
}

/** An operand with the operator before it, or after the first one. */
function dropped(operands: readonly (readonly Token[])[], place: number, operator: string): Cut {
  const own = operands[place] ?? [];
  const isFirst = place === 0;
  const from = own[0];
  const to = own.at(-1);
  if (!from || !to) throw new Error('An operand is empty.');
  // Dropping a clause means making it always true, or never.
  const replacement = operator === '&&' ? 'true' : 'false';
  return {
    from,
    to,
    left: replacement,
    what: `${operator}${isFirst ? ' (first)' : ''}`,
    opens: operator === '&&',
  };
}

function instead(all: readonly Token[], side: readonly Token[], what: string): Cut {
  const from = all[0];
  const to = all.at(-1);
  if (!from || !to) throw new Error('A choice is empty.');
  const replacement = side.map(({ text }) => text).join(' ');
  return { from, to, left: replacement, what, opens: true };
}

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

function splitAt(tokens: readonly Token[], separator: string): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (OPENING.has(token.text)) depth += 1;
    if (CLOSING.has(token.text)) depth -= 1;
    if (depth === 0 && token.text === separator) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

function splitOnce(
  tokens: readonly Token[],
  separator: string,
): readonly [readonly Token[], (readonly Token[])?] {
  const [first = [], ...others] = splitAt(tokens, separator);
  return others.length === 0 ? [first] : [first, tokens.slice(first.length + 1)];
}

/** The contents of brackets, each argument separately. */
function innerGroups(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const groups: Token[][] = [];
  let open: Token[] | null = null;
  let depth = 0;
  for (const token of tokens) {
    if (CLOSING.has(token.text)) depth -= 1;
    if (depth === 0 && open) {
      groups.push(open);
      open = null;
    }
    if (depth > 0) open?.push(token);
    if (OPENING.has(token.text)) {
      if (depth === 0) open = [];
      depth += 1;
    }
  }
  return groups.flatMap((group) => splitAt(group, ','));
}
