/** The database did not answer, or not in time. Each try may have been carried out: only its answer is missing. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
  }
}

/** A host with several addresses fails once for each of them. */
function reasonOf(cause: unknown): string {
  const [first] = cause instanceof AggregateError ? (cause.errors as readonly unknown[]) : [cause];
  return first instanceof Error ? first.message : String(first);
}
