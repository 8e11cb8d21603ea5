import { ACCOUNTS, type Answer, type Backend, OK, REFUSED } from "./backend.ts";
import type { ContractOperation } from "./contract-operation.ts";
import type { Explorer } from "./explorer.ts";
import { shown } from "./find-refusal-faults.ts";
import { readRows } from "./list-calls.ts";

/** The bound of the backend that the usual one is held against. */
export const LOW_BOUND = 20;

/**
 * A reader answers the same where lists of the whole firm may have no more than `LOW_BOUND` records: whatever it adds
 * up or picks from, it does not rely on a list. Only what answers with the list itself may refuse, and only a long one.
 */
export async function findBoundFaults(
  operation: ContractOperation,
  explorer: Explorer,
  bounded: Backend,
): Promise<string[]> {
  if (operation.effect === "write") return [];
  const params = (await explorer.explore(operation))?.params ?? (await explorer.sample(operation));
  const usual = await explorer.call(operation, params);
  const answer = await bounded.send(ACCOUNTS.all, operation, params);
  if (JSON.stringify(answer) === JSON.stringify(usual)) return [];
  if (answer.code === REFUSED.tooMany && isLongList(operation, usual)) return [];
  return [`${JSON.stringify(params)}: ${shown(usual)}, but with a low bound ${shown(answer)}`];
}

function isLongList(operation: ContractOperation, { code, result }: Answer): boolean {
  return (
    operation.paging === undefined &&
    code === OK &&
    Array.isArray(result) &&
    readRows(operation, result).rows.length > LOW_BOUND
  );
}
