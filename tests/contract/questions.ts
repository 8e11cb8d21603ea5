import type { ContractOperation, Schema } from "./contract-operation.ts";
import { type Params, isList, needed, pageOf } from "./list-calls.ts";
import { type Samples, sampleValue, targetOf } from "./sample-value.ts";

/** The most requests. */
const MOST = 5000;

/** Every combination of what the required parameters of a list may be, the likeliest first, for pages of the size. */
export async function questions(
  operation: ContractOperation,
  samples: Samples,
  size: number,
): Promise<Params[]> {
  const { properties = {} } = operation.request;
  const choices: Choice[] = [];
  for (const name of needed(operation))
    choices.push([name, await choicesOf(name, properties[name] ?? {}, samples)]);
  // Periods vary fastest: a company is looked through before the next one.
  const ordered = choices.toSorted(([a], [b]) => Number(isPeriod(a)) - Number(isPeriod(b)));
  const asked: Params[] = [];
  for (const params of combine(ordered, pageOf(operation, size))) {
    asked.push(params);
    if (asked.length === MOST) break;
  }
  return asked;
}

type Choice = readonly [name: string, values: readonly unknown[]];

function* combine([first, ...others]: readonly Choice[], begun: Params): Generator<Params> {
  if (!first) return void (yield begun);
  for (const value of first[1]) yield* combine(others, { ...begun, [first[0]]: value });
}

async function choicesOf(name: string, schema: Schema, samples: Samples): Promise<readonly unknown[]> {
  const list = isList(schema);
  const target = targetOf(name, schema);
  if (target !== undefined) {
    const ids = await samples.idsOf(target);
    return list ? [ids.slice(0, 50)] : ids;
  }
  if (YEAR.test(name)) return [2026, 2025];
  if (MONTH.test(name)) return [10, 9, 6, 12, 3];
  const table = schema["x-enum"] ?? schema.items?.["x-enum"];
  if (table !== undefined) {
    const values = samples.tables.get(table) ?? [];
    return list ? [values] : values;
  }
  return schema.enum ?? [await sampleValue(schema, samples, name)];
}

const YEAR = /^(kjnd|gxnd|year)$/;
const MONTH = /^(kjqj|gxyf|month)$/;

function isPeriod(name: string): boolean {
  return YEAR.test(name) || MONTH.test(name);
}
