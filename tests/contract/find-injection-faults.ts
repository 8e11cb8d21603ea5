import { type ContractOperation, typesOf } from "./contract-operation.ts";
import type { Explorer } from "./explorer.ts";
import { readRows } from "./list-calls.ts";
import { shown } from "./find-refusal-faults.ts";

const FRAGMENTS = ["' or 1=1 --", "%' or '%'='", "\\'; drop table staff; --"];

/** Sent along with many calls; narrows nothing. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(["appId"]);

/** A piece of SQL is a text like any other: a reader finds nothing by it and nothing breaks. */
export async function findInjectionFaults(
  operation: ContractOperation,
  explorer: Explorer,
): Promise<string[]> {
  if (operation.effect === "write" || operation.answersFile) return [];
  const faults: string[] = [];
  const params = (await explorer.explore(operation))?.params ?? (await explorer.sample(operation));
  const { properties = {}, required = [] } = operation.request;
  for (const [name, schema] of Object.entries(properties)) {
    if (
      WITHOUT_EFFECT.has(name) ||
      !typesOf(schema).includes("string") ||
      schema["x-enum"] !== undefined ||
      schema["x-ref"] !== undefined
    )
      continue;
    for (const fragment of FRAGMENTS) {
      const answer = await explorer.call(operation, { ...params, [name]: fragment });
      if (answer.status >= 500) faults.push(`${name} = ${fragment}: ${shown(answer)}`);
      if (answer.code !== "0" || required.includes(name)) continue;
      const { rows } = readRows(operation, answer.result);
      if (rows.length > 0) faults.push(`${name} = ${fragment} finds ${rows.length} rows`);
    }
  }
  const touched = (await explorer.backend.touched?.()) ?? [];
  if (touched.length > 0) faults.push(`reading wrote to ${touched.join(", ")}`);
  return faults;
}
