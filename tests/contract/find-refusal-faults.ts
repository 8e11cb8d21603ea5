import { ACCOUNTS, type Answer, OK, REFUSED } from "./backend.ts";
import { type ContractOperation, type Schema, typesOf } from "./contract-operation.ts";
import { type Explorer } from "./explorer.ts";
import { type Params, isList } from "./list-calls.ts";

/** Requests refused whatever the data: callers without a right, and values that do not fit. Every name in the request must come back. */
export async function findRefusalFaults(operation: ContractOperation, explorer: Explorer): Promise<string[]> {
  const params = await explorer.sample(operation);
  const faults: string[] = [];
  await whoMayNot(operation, params, explorer, faults);
  if (!operation.takesFile) await whatDoesNotFit(operation, params, explorer, faults);
  const touched = (await explorer.backend.touched?.()) ?? [];
  if (touched.length > 0) faults.push(`refused requests wrote to ${touched.join(", ")}`);
  return faults;
}

async function whoMayNot(
  operation: ContractOperation,
  params: Params,
  { backend }: Explorer,
  faults: string[],
): Promise<void> {
  const { permission, effect } = operation;
  if (permission.includes("public")) return;
  const without = await backend.send(null, operation, params);
  if (without.status !== 401 || without.code !== "0006") faults.push(`without a token: ${shown(without)}`);
  if (permission.includes("signed-in")) return;
  const nobody = await backend.send(ACCOUNTS.nobody, operation, params);
  if (nobody.code !== REFUSED.permission) faults.push(`without a permission: ${shown(nobody)}`);
  if (effect === "read") return;
  const viewer = await backend.send(ACCOUNTS.viewer, operation, params);
  if (viewer.code !== REFUSED.permission) faults.push(`by somebody who may only look: ${shown(viewer)}`);
}

async function whatDoesNotFit(
  operation: ContractOperation,
  params: Params,
  explorer: Explorer,
  faults: string[],
): Promise<void> {
  for (const round of rounds([...breakages(operation)])) {
    const answer = await explorer.call(operation, breakAll(params, round));
    const isRefused = answer.code === REFUSED.validation;
    const untold = round.filter(({ name }) => !isRefused || !names(answer, name));
    // Those that an answer to several left out are tried alone, so that the fault names the right one.
    for (const breakage of untold) {
      const alone = await explorer.call(operation, breakAll(params, [breakage]));
      const { what, name } = breakage;
      if (alone.code !== REFUSED.validation) faults.push(`${what}: ${shown(alone)}`);
      else if (!names(alone, name))
        faults.push(`${what}: is refused without naming "${name}", but ${namedFields(alone).join(", ")}`);
    }
  }
}

/** The wrong value of one parameter; without a value it is left out. */
interface Breakage {
  readonly what: string;
  readonly name: string;
  readonly value?: unknown;
}

function* breakages({ request, inPath, inQuery, method }: ContractOperation): Iterable<Breakage> {
  const { properties = {}, required = [] } = request;
  for (const name of required) if (!inPath.includes(name)) yield { what: `without ${name}`, name };
  if (method !== "get" || inQuery.length > 0)
    yield { what: "with a foreign field", name: "foreignField", value: "1" };
  for (const [name, schema] of Object.entries(properties)) {
    if (inPath.includes(name)) continue;
    for (const [how, value] of wrongValues(schema, inQuery.includes(name)))
      yield { what: `${name} ${how}`, name, value };
  }
}

/** Requests that are wrong in several parameters at once, each in one way: the answer must name all of them. */
function rounds(all: readonly Breakage[]): Breakage[][] {
  const groups: Breakage[][] = [];
  const next = new Map<string, number>();
  for (const breakage of all) {
    const round = next.get(breakage.name) ?? 0;
    next.set(breakage.name, round + 1);
    groups[round] = [...(groups[round] ?? []), breakage];
  }
  return groups;
}

function breakAll(params: Params, round: readonly Breakage[]): Params {
  const broken = { ...params, ...Object.fromEntries(round.map(({ name, value }) => [name, value])) };
  return Object.fromEntries(Object.entries(broken).filter(([, value]) => value !== undefined));
}

/** True when the answer says that it is about the parameter. */
export function names(answer: Answer, name: string): boolean {
  return namedFields(answer).some((path) => path === name || path.startsWith(`${name}.`));
}

/** In an address everything is a text, and a list of one looks like its entry. */
function* wrongValues(schema: Schema, inAddress: boolean): Iterable<[string, unknown]> {
  const types = typesOf(schema);
  if (!inAddress && types.length > 0 && !types.includes("object")) yield ["of another type", { wrong: true }];
  if (inAddress && (types.includes("integer") || types.includes("number"))) yield ["no number", "abc"];
  if (types.includes("string") && schema.maxLength !== undefined)
    yield ["too long", "长".repeat(schema.maxLength + 1)];
  if (schema["x-enum"] !== undefined && !isList(schema))
    yield ["outside its table", types.includes("integer") ? 987_654 : "不存在的值"];
  if (types.includes("integer") || types.includes("number")) {
    if (schema.maximum !== undefined) yield ["too great", schema.maximum + 1];
    if (schema.minimum !== undefined) yield ["too small", schema.minimum - 1];
  }
  if (isList(schema) && schema.maxItems !== undefined && schema.maxItems <= 1000 && !inAddress)
    yield ["with too many entries", Array.from({ length: schema.maxItems + 1 }, (_none, index) => index + 1)];
}

function namedFields({ result }: Answer): string[] {
  const { fieldErrors } = (result ?? {}) as { readonly fieldErrors?: readonly { readonly path: string }[] };
  return fieldErrors?.map(({ path }) => path) ?? [];
}

export function shown({ status, code, message }: Answer): string {
  return `answered ${status} ${code === OK ? "as if it were right" : code} ${message ?? ""}`;
}
