import { OK } from "./backend.ts";
import type { ContractOperation, Schema } from "./contract-operation.ts";
import { type Explorer, isList, readRows } from "./explorer.ts";
import { targetOf } from "./sample-value.ts";
import { shown } from "./find-refusal-faults.ts";

/** Another firm's things, named anywhere in a request, are as good as none: it is refused whole and nothing changes. */
export async function findWallFaults(
  operation: ContractOperation,
  explorer: Explorer,
  stranger: Explorer,
): Promise<string[]> {
  const faults: string[] = [];
  const params = await explorer.sample(operation);
  for (const { path, target, list } of references(operation.request)) {
    const [foreign] = await stranger.idsOf(target);
    if (foreign === undefined) continue;
    const own = (await explorer.idsOf(target)).slice(0, 2);
    const [first = ""] = path;
    if (path.length > 1) continue;
    // Who only asks may name nobody else's; a batch with one stranger among the firm's own is refused whole.
    const strangers = operation.effect === "read" ? [foreign] : [...own, foreign];
    const answer = await explorer.call(operation, { ...params, [first]: list ? strangers : foreign });
    const finds = answer.code === OK && (operation.effect === "write" || !isEmpty(operation, answer.result));
    if (finds) faults.push(`another firm's ${target} in ${first}: ${shown(answer)}`);
    if (answer.status >= 500) faults.push(`another firm's ${target} in ${first}: ${shown(answer)}`);
  }
  const { use } = operation;
  const [key = ""] = use ? (use.by ?? [explorer.catalogue.records.get(use.record)?.key ?? "id"]) : [];
  const identified =
    use && ["detail", "update", "set", "delete", "restore"].includes(use.does) && (use.by?.length ?? 1) === 1;
  if (identified) {
    const [foreign] = await stranger.idsOf(use.record);
    const schema = operation.request.properties?.[key];
    if (foreign !== undefined && schema) {
      const answer = await explorer.call(operation, {
        ...params,
        [key]: isList(schema) ? [foreign] : foreign,
      });
      if (answer.code === OK && answer.result !== null)
        faults.push(`another firm's record: ${shown(answer)}`);
      if (answer.code === OK && operation.effect === "write")
        faults.push(`another firm's record: ${shown(answer)}`);
    }
  }
  const touched = (await explorer.backend.touched?.()) ?? [];
  if (touched.length > 0) faults.push(`requests with another firm's things wrote to ${touched.join(", ")}`);
  return faults;
}

function isEmpty(operation: ContractOperation, result: unknown): boolean {
  const { rows } = readRows(operation, result);
  return result === null || (rows.length === 0 && (operation.paging !== undefined || Array.isArray(result)));
}

interface Reference {
  readonly path: readonly string[];
  readonly target: string;
  readonly list: boolean;
}

function references(schema: Schema, path: readonly string[] = []): Reference[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]): Reference[] => {
    const target = targetOf(name, part);
    const own = target === undefined ? [] : [{ path: [...path, name], target, list: isList(part) }];
    return [...own, ...references(part, [...path, name])];
  });
}
