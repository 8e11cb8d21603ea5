import type { Operation } from "../../../src/schema/project/operation.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";

/** The catalogue's operation that there is a handler for. */
export async function findOperation(
  { project }: Pick<FirmContext, "project">,
  id: string,
): Promise<Operation> {
  const operation = project.operations.get(id);
  if (!operation) throw new Error(`the catalogue has no ${id}`);
  return operation;
}
