import { LoadError } from './fault.ts';
import { type Token, tokenize } from './lexer.ts';

/** Reads the tokens of a file in order. Every error is a `LoadError` that names the line. */
export interface TokenReader {
  readonly next: () => Token;
  readonly peek: () => Token;
  /** Consumes the next token when it is this symbol or word. */
  readonly takes: (text: string) => boolean;
  readonly expect: (text: string) => Token;
  readonly expectName: (what: string) => Token;
  readonly fail: (message: string) => never;
}

/** A reader at the start of `source`. */
export function readTokens(source: string): TokenReader {
  const tokens = tokenize(source);
  let position = 0;

  const peek = (): Token => {
    const token = tokens[Math.min(position, tokens.length - 1)];
    if (!token) throw new LoadError(1, 'the file is empty');
    return token;
  };
  const next = (): Token => {
    const token = peek();
    position += 1;
    return token;
  };
  const fail = (message: string): never => {
    throw new LoadError(peek().line, message);
  };
  const isAt = (text: string): boolean =>
    peek().text === text && (peek().kind === 'mark' || peek().kind === 'name');

  return {
    peek,
    next,
    fail,
    takes(text) {
      if (!isAt(text)) return false;
      position += 1;
      return true;
    },
    expect: (text) => (isAt(text) ? next() : fail(`"${text}" is expected, not "${peek().text}"`)),
    expectName: (what) =>
      peek().kind === 'name' ? next() : fail(`${what} is expected, not "${peek().text}"`),
  };
}
