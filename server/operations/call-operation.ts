import type { Project } from "../../src/schema/project/project.ts";
import type { ServedCatalogue } from "./catalogue/served-catalogue.ts";
import { Refusal } from "../platform/errors.ts";
import { mayCall } from "../access/grants.ts";
import type { FirmContext } from "../contracts/firm-context.ts";
import { performOperation } from "./perform-operation.ts";
import type { ServedOperations } from "./served-operations.ts";
import { spreadParams } from "./read-params.ts";
import { setRowWriter } from "./set-row-writer.ts";

/** Calls an operation from inside the server for `context.user`, with the checks that a request meets. Throws Refusal. */
type OperationCall = (operationId: string, params: object, context: FirmContext) => Promise<unknown>;

export interface OperationCalls {
  readonly read: OperationCall;
  /** Within a transaction that is there already. */
  readonly write: OperationCall;
}

export function operationCalls(
  project: Project,
  served: ServedOperations,
  { readParams }: Pick<ServedCatalogue, "readParams">,
): OperationCalls {
  const prepare = (effect: "read" | "write", operationId: string, sent: object, { user }: FirmContext) => {
    const operation = project.operations.get(operationId);
    const serving = served.firm.get(operationId);
    if (!operation || !serving || operation.effect !== effect) {
      throw new Error(`${operationId} is no ${effect} operation of a firm`);
    }
    if (!mayCall(user.grants, operation.permission, effect)) throw new Refusal("permission");
    return { operation, serving, params: { ...readParams(operation, spreadParams(operation, sent)) } };
  };
  return {
    read: async (operationId, sent, context) => {
      const { serving, params } = prepare("read", operationId, sent, context);
      return await serving.handle(params, context);
    },
    write: async (operationId, sent, context) => {
      const { operation, serving, params } = prepare("write", operationId, sent, context);
      if (serving.prepare) throw new Error(`${operationId} is prepared outside of transactions`);
      await setRowWriter(context.db, context.user.id, context.clock.now());
      return await performOperation(operation, params, serving, context);
    },
  };
}
