import { LoadError } from './fault.ts';

/** A token of a rules file. `text` of a string is its value, otherwise the source text. */
export interface Token {
  readonly kind: 'name' | 'int' | 'float' | 'string' | 'path' | 'mark' | 'end';
  readonly text: string;
  readonly line: number;
}

const space = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const name = /[A-Za-z_]\w*/y;
const number = /\d+(?<fraction>\.\d+)?/y;
const string = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const path = /(?:\/(?:\{[A-Za-z_]\w*(?:=\*\*)?\}|[\w.@~+-]+))+/y;
const document = /(?:\/(?:\(default\)|\w+|\$\(\w+(?:\.\w+)*\)))+/y;
const mark = /&&|\|\||[=!<>]=|[{}()[\],;:.=<>!+\-*/%?]/y;

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  r: '\r',
  t: '\t',
};

/**
 * Splits a rules file into tokens; the last one is `end`. The path after `match` is one token, and so is a document's
 * path after an opening bracket.
 * @throws LoadError at the first invalid character.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  let line = 1;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const found = pattern.exec(source);
    if (!found) return null;
    position += found[0].length;
    return found;
  };
  const pass = (text: string): void => {
    line += text.split('\n').length - 1;
  };
  const add = (kind: Token['kind'], text: string): void => {
    tokens.push({ kind, text, line });
  };

  for (;;) {
    pass(take(space)?.[0] ?? '');
    if (position >= source.length) break;
    const previous = tokens.at(-1);
    if (previous?.kind === 'name' && previous.text === 'match') {
      const found = take(path);
      if (!found) throw new LoadError(line, 'a path such as /products/{slug} must follow "match"');
      add('path', found[0]);
      continue;
    }
    const place = previous?.text === '(' && previous.kind === 'mark' ? take(document) : null;
    if (place) {
      add('path', place[0]);
      continue;
    }
    const word = take(name);
    if (word) {
      add('name', word[0]);
      continue;
    }
    const digits = take(number);
    if (digits) {
      add(digits.groups?.['fraction'] ? 'float' : 'int', digits[0]);
      continue;
    }
    const quoted = take(string);
    if (quoted) {
      add('string', unquote(quoted[0], line));
      pass(quoted[0]);
      continue;
    }
    const sign = take(mark)?.[0];
    if (!sign) throw new LoadError(line, `"${source.charAt(position)}" is not known here`);
    // Google's lexer reads "/2" as a path.
    if (sign === '/' && !/\s/.test(source.charAt(position))) {
      throw new LoadError(line, 'a division needs a space after its "/"');
    }
    add('mark', sign);
  }
  add('end', 'the end of the file');
  return tokens;
}

function unquote(text: string, line: number): string {
  return text.slice(1, -1).replaceAll(/\\([\s\S])/g, (_, escaped: string) => {
    const meant = escapes[escaped];
    if (meant === undefined)
      throw new LoadError(line, `the escape "\\${escaped}" is not known here`);
    return meant;
  });
}
