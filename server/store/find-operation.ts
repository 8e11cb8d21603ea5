import type { Operation } from "../../src/schema/project/operation.ts";
import type { FirmContext } from "../binding/handler.ts";

/** What the catalogue says of an operation that there is a handler for. */
export async function findOperation(
  { readProject }: Pick<FirmContext, "readProject">,
  id: string,
): Promise<Operation> {
  const found = (await readProject()).operations.get(id);
  if (!found) throw new Error(`the catalogue has no ${id}`);
  return found;
}
