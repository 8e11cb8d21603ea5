import { OK } from "./backend.ts";
import { typesOf } from "./contract-operation.ts";
import type { Explorer } from "./explorer.ts";
import { pageOf, readRows } from "./list-calls.ts";
import { shown } from "./find-refusal-faults.ts";

/** A number of records is what their list has. */
export async function findCountFaults(record: string, explorer: Explorer): Promise<string[]> {
  const faults: string[] = [];
  for (const count of explorer.usesOf(record, "count")) {
    const params = await explorer.sample(count);
    const answer = await explorer.call(count, params);
    if (answer.code !== OK) {
      faults.push(`${count.id}: ${shown(answer)}`);
      continue;
    }
    const counted = typesOf(count.result).includes("integer")
      ? answer.result
      : Object.values(answer.result as object)[0];
    const list = explorer.listsOf(record).find(({ request, use }) => {
      const names = Object.keys(request.properties ?? {});
      return (
        Object.keys(params).every((name) => names.includes(name)) &&
        JSON.stringify(use?.where) === JSON.stringify(count.use?.where)
      );
    });
    if (!list) continue;
    const { result } = await explorer.call(list, { ...params, ...pageOf(list, 1) });
    const { total } = readRows(list, result);
    if (counted !== total) faults.push(`${count.id} tells of ${String(counted)}, ${list.id} has ${total}`);
  }
  return faults;
}
