import { AsyncLocalStorage } from "node:async_hooks";

let watched: AsyncLocalStorage<true> | undefined;

/** From now on long work within a transaction is an error. For tests: following each promise takes time. */
export function watchTransactions(): void {
  watched ??= new AsyncLocalStorage();
}

/** Does the work of a transaction. */
export async function withinTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return watched ? await watched.run(true, work) : await work();
}

/**
 * Said by whatever unpacks, parses, draws or hashes: a transaction would keep its connection and its locks meanwhile, and
 * PGlite has one for all.
 */
export function assertNoTransaction(work: string): void {
  if (watched?.getStore()) throw new Error(`${work} takes long, and a transaction waits for it`);
}
