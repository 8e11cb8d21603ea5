import type { Project } from "../../src/schema/project/project.ts";
import type { Validators } from "./catalogue/validators.ts";
import { Refusal } from "../platform/errors.ts";
import { mayCall } from "../access/grants.ts";
import type { FirmContext } from "../contracts/firm-context.ts";
import type { ServedOperations } from "./served-operations.ts";
import { type ReadParams, paramsReader, spreadParams } from "./read-params.ts";

/** Calls a read operation from inside the server for `context.user`, with the checks that a request meets. Throws Refusal. */
export type OperationCall = (operationId: string, params: object, context: FirmContext) => Promise<unknown>;

export function operationCalls(
  project: Project,
  served: ServedOperations,
  validators: Validators,
): OperationCall {
  const readers = new Map<string, ReadParams>();
  return async (operationId, params, context) => {
    const operation = project.operations.get(operationId);
    const serving = served.firm.get(operationId);
    if (!operation || !serving || operation.effect !== "read") {
      throw new Error(`${operationId} is no read operation of a firm`);
    }
    if (!mayCall(context.user.grants, operation.permission, "read")) throw new Refusal("permission");
    const read = readers.get(operationId) ?? paramsReader(project, operation, validators);
    readers.set(operationId, read);
    return await serving.handle(read(spreadParams(operation, params)), context);
  };
}
