/** The rules cannot be used: something in the file is wrong, or is not known here. `line` counts from 1. */
export class LoadError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** A document of Firestore has to be fetched before the request can be judged. */
export class UnreadDocument extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} was not read`);
    this.path = path;
  }
}

/** An expression failed while a request was judged. It denies, unless the other side of `||` is true. */
export class EvaluationError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
