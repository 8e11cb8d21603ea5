import type { Operation } from "../../src/schema/project/operation.ts";
import type { FirmContext, PreparationContext } from "../contracts/firm-context.ts";
import type { FirmOperation } from "../contracts/operation.ts";
import type { Fields } from "../contracts/record.ts";
import { assertReferences } from "../records/assert-references.ts";
import { assertVersions, withoutVersions } from "./versions/assert-versions.ts";

/** Runs the code of an operation once what its parameters refer to is there, and is as it was read. Throws Refusal. */
export async function performOperation(
  operation: Operation,
  params: Fields,
  serving: FirmOperation | undefined,
  context: FirmContext,
  prepared?: unknown,
): Promise<unknown> {
  await assertReferences(operation, params, context);
  await assertVersions(operation, params, context);
  return await serving?.handle(withoutVersions(operation, params), context, prepared);
}

/** Does the long work of a write before its transaction. Throws Refusal. */
export async function prepareOperation(
  operation: Operation,
  params: Fields,
  serving: FirmOperation,
  context: PreparationContext,
): Promise<unknown> {
  await assertReferences(operation, params, context);
  return await serving.prepare?.(withoutVersions(operation, params), context);
}
