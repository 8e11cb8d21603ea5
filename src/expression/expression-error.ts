/** A piece of a source text: from `start` up to, not including, `end`. */
export interface SourceRange {
  readonly start: number;
  readonly end: number;
}

/** The reason why an expression cannot be parsed or evaluated; `offset` and `length` mark the place in its source. */
export class ExpressionError extends Error {
  override readonly name = "ExpressionError";
  readonly offset: number;
  readonly length: number;

  constructor(message: string, range: SourceRange, options?: ErrorOptions) {
    super(message, options);
    this.offset = range.start;
    this.length = range.end - range.start;
  }
}

/** Runs `work`; an ExpressionError it throws is placed `by` characters further right: in the text around the expression. */
export function atOffset<Result>(by: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ExpressionError) || by === 0) throw error;
    const start = error.offset + by;
    throw new ExpressionError(error.message, { start, end: start + error.length }, { cause: error });
  }
}
