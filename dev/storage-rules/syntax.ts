/** An expression of the rules language, with its line. */
export type Expression = { readonly line: number } & (
  | { readonly kind: 'literal'; readonly value: null | boolean | string }
  | { readonly kind: 'number'; readonly value: number; readonly float: boolean }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly of: Expression; readonly at: Expression }
  | {
      readonly kind: 'method';
      readonly of: Expression;
      readonly name: string;
      readonly given: readonly Expression[];
    }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] }
  /** A Firestore document, by the segments of its path. */
  | {
      readonly kind: 'document';
      readonly wanted: 'exists' | 'get';
      readonly at: readonly Expression[];
    }
  | { readonly kind: 'not' | 'minus'; readonly of: Expression }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly of: Expression; readonly type: string }
  | {
      readonly kind: 'choice';
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    }
);

/** Operators that evaluate both sides. `&&` and `||` do not: they have separate kinds. */
export type BinaryOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

/** Operations of a request. `read` and `write` in a file stand for several of them. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** `let name = value;` */
export interface Binding {
  readonly name: string;
  readonly value: Expression;
  readonly line: number;
}

/** `function name(parameters) { let …; return …; }` */
export interface FunctionRule {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly Binding[];
  readonly result: Expression;
  readonly line: number;
}

/** `allow methods: if condition;` A missing condition is true. */
export interface Allow {
  readonly methods: ReadonlySet<Method>;
  readonly condition: Expression | null;
  readonly line: number;
}

/** One part of a match path: a word, `{name}` (one segment) or `{name=**}` (any number of them). */
export type Segment =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'one' | 'rest'; readonly name: string };

/** A `match` block; the `service` block has an empty path. */
export interface MatchBlock {
  readonly path: readonly Segment[];
  readonly functions: ReadonlyMap<string, FunctionRule>;
  readonly allows: readonly Allow[];
  readonly matches: readonly MatchBlock[];
  readonly line: number;
}
