import { type Answer, OK, REFUSED } from "./backend.ts";
import type { ContractOperation, Schema } from "./contract-operation.ts";
import { type Explorer } from "./explorer.ts";
import { type Row, isList, readRows } from "./list-calls.ts";
import { sampleValue, targetOf } from "./sample-value.ts";
import { names, shown } from "./find-refusal-faults.ts";

/** Another firm's things, named anywhere in a request, are as good as none: it is refused whole and nothing changes. */
export async function findWallFaults(
  operation: ContractOperation,
  explorer: Explorer,
  stranger: Explorer,
): Promise<string[]> {
  const faults: string[] = [];
  const params = await explorer.sample(operation);
  for (const { path, target, list, most } of references(operation.request)) {
    const [foreign] = await stranger.idsOf(target);
    if (foreign === undefined) continue;
    const ownIds = (await explorer.idsOf(target)).slice(0, Math.min(2, most - 1));
    const [first = "", ...rest] = path;
    // A read may name no row of another firm; a batch with one stranger among the firm's own is refused whole.
    const strangers = operation.effect === "read" ? [foreign] : [...ownIds, foreign];
    const whole = rest.length === 0 ? undefined : await nested(operation, first, explorer);
    const value = put(whole, rest, list ? strangers : foreign);
    const answer = await explorer.call(operation, { ...params, [first]: value });
    const isRight =
      answer.code === OK
        ? operation.effect === "read" && isEmpty(operation, answer.result)
        : isRefused(operation, answer, first);
    if (!isRight) faults.push(`another firm's ${target} in ${path.join(".")}: ${shown(answer)}`);
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

/** For this reason: a request that is refused for another one proves nothing. A question may be refused in any way. */
function isRefused({ effect }: ContractOperation, answer: Answer, name: string): boolean {
  const { code, status } = answer;
  if (code === REFUSED.missing || code === REFUSED.permission) return true;
  if (effect === "read") return status < 500;
  return code === REFUSED.validation && names(answer, name);
}

function isEmpty(operation: ContractOperation, result: unknown): boolean {
  const { rows } = readRows(operation, result);
  return result === null || (rows.length === 0 && (operation.paging !== undefined || Array.isArray(result)));
}

/** A whole value of the parameter; a list has two entries, the first of them beyond reproach. */
async function nested({ request }: ContractOperation, name: string, explorer: Explorer): Promise<unknown> {
  const schema = request.properties?.[name] ?? {};
  const value = await sampleValue(schema, explorer, name);
  if (!Array.isArray(value) || (schema.maxItems ?? 2) < 2) return value;
  return [...value.slice(0, 1), await sampleValue(schema.items ?? {}, explorer)];
}

/** The same with one thing put in the place, in the last entry of each list on the way. */
function put(whole: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step !== EACH) return { ...(whole as object), [step]: put((whole as Row)[step], rest, value) };
  const entries = whole as readonly unknown[];
  return [...entries.slice(0, -1), put(entries.at(-1), rest, value)];
}

const EACH = "*";

interface Reference {
  /** `*` for the entries of a list. */
  readonly path: readonly string[];
  readonly target: string;
  readonly list: boolean;
  /** The number of entries that the list may have. */
  readonly most: number;
}

function references(schema: Schema, path: readonly string[] = []): Reference[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]): Reference[] => {
    const target = targetOf(name, part);
    const ownParams =
      target === undefined
        ? []
        : [
            {
              path: [...path, name],
              target,
              list: isList(part),
              most: part.maxItems ?? Number.POSITIVE_INFINITY,
            },
          ];
    const inside = isList(part)
      ? references(part.items ?? {}, [...path, name, EACH])
      : references(part, [...path, name]);
    return [...ownParams, ...inside];
  });
}
