/** The rules cannot be used: something in the file is wrong, or is not known here. `line` counts from 1. */
export class LoadError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
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
