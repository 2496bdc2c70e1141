/** A match of a rules file: its whole path and its position. Lines count from 1. */
export interface MatchText {
  readonly path: string;
  readonly firstLine: number;
  readonly lastLine: number;
  /** Offsets of its first character, and of the one after its last. */
  readonly start: number;
  readonly end: number;
  /** Methods of its own allow statements: get, list, create, update, delete. */
  readonly methods: readonly string[];
}

/** The condition of an allow statement, or the return value of a function: its tokens and its context. */
export interface ExpressionText {
  readonly tokens: readonly Token[];
  readonly path: string;
  /** The function that returns it; null for the condition of an allow statement. */
  readonly named: string | null;
}

/** An allow statement with the span of each of its methods. */
export interface AllowText {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly methods: readonly Token[];
}

/** A function with its calls. */
export interface FunctionText {
  readonly name: string;
  readonly path: string;
  readonly calls: ReadonlySet<string>;
}

/** A word, string, number or symbol of the rules language, with its position in the file. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

/** A rules file, parsed as far as dropping its clauses requires. */
export interface RulesText {
  readonly matches: readonly MatchText[];
  readonly allows: readonly AllowText[];
  readonly expressions: readonly ExpressionText[];
  readonly functions: readonly FunctionText[];
}

const TOKEN =
  /\/\/[^\n]*|\s+|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[\w.]*\w|&&|\|\||[!=<>]=|\*\*|./gs;

/** The tokens of a rules file, without its comments. */
export function tokensOf(text: string): readonly Token[] {
  let line = 1;
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    if (!/^(?:\s|\/\/)/.test(word)) {
      tokens.push({ text: word, start: index, end: index + word.length, line });
    }
    line += word.split('\n').length - 1;
  }
  return tokens;
}

/** Parses a rules file. @throws Error for what is no rules file. */
export function readRules(text: string): RulesText {
  const tokens = tokensOf(text);
  const matches: MatchText[] = [];
  const allows: AllowText[] = [];
  const expressions: ExpressionText[] = [];
  const functions: FunctionText[] = [];
  let at = tokens.findIndex(({ text: word }) => word === 'service');

  const token = (): Token => {
    const found = tokens[at];
    if (!found) throw new Error('The rules end too early.');
    return found;
  };
  const take = (word?: string): Token => {
    const taken = token();
    if (word !== undefined && taken.text !== word) {
      throw new Error(`Line ${taken.line}: "${taken.text}" stands where "${word}" should.`);
    }
    at += 1;
    return taken;
  };
  const until = (word: string): readonly Token[] => {
    const from = at;
    while (token().text !== word) at += 1;
    return tokens.slice(from, at);
  };

  function readMatch(outer: string): void {
    const { line, start } = take('match');
    let path = outer;
    while (token().text === '/') {
      take('/');
      const segment = token().text === '{' ? [...until('}'), take('}')] : [take()];
      // A word with a hyphen, or a variable for the rest of the path.
      path += `/${segment.map((part) => part.text).join('')}`;
    }
    take('{');
    const own: string[] = [];
    const end = readBody(path, own);
    const lines = { firstLine: line, lastLine: end.line };
    matches.push({ path, ...lines, start, end: end.end, methods: own });
  }

  function readBody(path: string, methods: string[]): Token {
    for (;;) {
      const { text: word } = token();
      if (word === '}') return take('}');
      if (word === 'match') readMatch(path);
      else if (word === 'function') readFunction(path);
      else methods.push(...readAllow(path));
    }
  }

  function readAllow(path: string): readonly string[] {
    const first = take('allow');
    const methods = until(':').filter((word) => word.text !== ',');
    take(':');
    take('if');
    expressions.push({ tokens: until(';'), path, named: null });
    const { end } = take(';');
    allows.push({ path, start: first.start, end, line: first.line, methods });
    return methods.map((method) => method.text);
  }

  function readFunction(path: string): void {
    take('function');
    const { text: name } = take();
    until('{');
    take('{');
    const from = at;
    while (token().text !== 'return') {
      until('=');
      take('=');
      expressions.push({ tokens: until(';'), path, named: `${name} (let)` });
      take(';');
    }
    take('return');
    expressions.push({ tokens: until(';'), path, named: name });
    take(';');
    functions.push({ name, path, calls: new Set(tokens.slice(from, at).map((word) => word.text)) });
    take('}');
  }

  while (token().text !== 'match') at += 1;
  readMatch('');
  return { matches, allows, expressions, functions };
}

/** Whether a match with that path applies to a document: variables match one segment, `=**` any number. */
export function isAbout(matchPath: string, documentPath: string): boolean {
  const pattern = matchPath.replace(/\{\w+=\*\*\}/g, '.+').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(documentPath);
}

/** The rules without the matches for other documents; line numbers stay the same. */
export function rulesAbout(rules: string, documentPaths: ReadonlySet<string>): string {
  const { matches } = readRules(rules);
  const relevantMatches = matches.filter(({ path }) =>
    [...documentPaths].some((place) => isAbout(path, place)),
  );
  const dropped = matches.filter(({ start, end }) =>
    relevantMatches.every((match) => match.start < start || match.end > end),
  );
  // From the end, so that earlier offsets stay valid; an inner match goes with the outer one.
  const whole = dropped
    .filter(({ start, end }) => !dropped.some((outer) => outer.start < start && outer.end > end))
    .sort((one, other) => other.start - one.start);
  return whole.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + linesOf(text.slice(start, end)) + text.slice(end),
    rules,
  );
}

/** Only the line breaks of a text. */
export function linesOf(text: string): string {
  return text.replace(/[^\n]+/g, '');
}
