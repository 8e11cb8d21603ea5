import { randomUUID } from "node:crypto";
import { type Answer, OK } from "./backend.ts";
import type { ContractOperation } from "./contract-operation.ts";
import { type Explorer } from "./explorer.ts";
import { type Params, isList } from "./list-calls.ts";
import { shown } from "./find-refusal-faults.ts";

export interface Repetition {
  /** True once a request was found that is done; one that is refused has no effect to repeat. */
  readonly isTried: boolean;
  readonly faults: readonly string[];
}

/** Of how many records it is tried until one is found that it can be done with. */
const MOST_RECORDS = 4;

/** An intent that is sent twice is done once: the second time the answer is the first one, and no table is touched. */
export async function findRepeatFaults(
  operation: ContractOperation,
  explorer: Explorer,
): Promise<Repetition> {
  for (const params of await doableRequests(operation, explorer)) {
    const key = randomUUID();
    const answer = await explorer.call(operation, params, key);
    if (answer.code !== OK) continue;
    await explorer.backend.touched?.();
    const again = await explorer.call(operation, params, key);
    const touched = (await explorer.backend.touched?.()) ?? [];
    return { isTried: true, faults: operation.isSecret ? [] : differences(answer, again, touched) };
  }
  return { isTried: false, faults: [] };
}

function differences(answer: Answer, again: Answer, touched: readonly string[]): string[] {
  const isSame = JSON.stringify(again) === JSON.stringify(answer);
  return [
    ...(isSame ? [] : [`the second time: ${shown(again)} ${JSON.stringify(again.result).slice(0, 100)}`]),
    ...(touched.length === 0 ? [] : [`the second time wrote to ${touched.join(", ")}`]),
  ];
}

/** The required parameters, then all possible ones, each of one record after the other. */
export async function doableRequests(operation: ContractOperation, explorer: Explorer): Promise<Params[]> {
  const needed = await explorer.sample(operation);
  const whole = { ...(await explorer.freshSample(operation)), ...needed };
  const others = await otherRecords(operation, explorer);
  return [
    needed,
    ...others.map((params) => ({ ...needed, ...params })),
    whole,
    ...others.map((params) => ({ ...whole, ...params })),
  ];
}

/** Parameters that name other records than the first to the operation. */
async function otherRecords({ use, request }: ContractOperation, explorer: Explorer): Promise<Params[]> {
  if (!use) return [];
  const { key = "id" } = explorer.catalogue.records.get(use.record) ?? {};
  const rows = (await explorer.recordRows(use.record, use.where))?.rows ?? [];
  const { properties = {} } = request;
  return rows.slice(1, MOST_RECORDS).map((row) => {
    const named = Object.entries(properties).flatMap(([name, schema]) => {
      const value = row[name] ?? ((use.by ?? [key]).includes(name) ? row[key] : undefined);
      const isKnown = value !== undefined && value !== null && schema["x-mask"] === undefined;
      return isKnown && (schema["x-ref"] !== undefined || (use.by ?? [key]).includes(name))
        ? [[name, isList(schema) ? [value].flat() : value] as const]
        : [];
    });
    return Object.fromEntries(named);
  });
}
