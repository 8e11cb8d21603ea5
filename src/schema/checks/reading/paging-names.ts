import type { Operation } from "../../project/operation.ts";

/** The parameters by which a table turns the pages of an operation. */
export function pagingNames(operation: Operation | undefined): readonly string[] {
  return operation?.paging ? [operation.paging.page, operation.paging.size] : [];
}
