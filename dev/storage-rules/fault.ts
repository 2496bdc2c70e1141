/** The rules cannot be loaded: the file has an error, or uses something unsupported. `line` counts from 1. */
export class LoadError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** A Firestore document must be fetched before the request can be evaluated. */
export class UnreadDocument extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} was not read`);
    this.path = path;
  }
}

/** An expression failed during evaluation. It denies, unless the other side of `||` is true. */
export class EvaluationError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
