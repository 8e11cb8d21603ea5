import { asList, asObject } from "../project/as-object.ts";

/** Verbs of steps, so that a step has the same name in a file and in a plan. */
export type Verbs = ReadonlySet<string>;

/**
 * A name for each entry of a list, by which it is found again wherever it stands: its id, field, code, value or what a
 * step does. The second of a name has `#2` behind it. Undefined when an entry has none.
 */
export function entryNames(list: readonly unknown[], verbs: Verbs): readonly string[] | undefined {
  const counts = new Map<string, number>();
  const names: string[] = [];
  for (const entry of list) {
    const name = nameOf(entry, verbs);
    if (name === undefined) return undefined;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    names.push(count === 1 ? name : `${name}#${count}`);
  }
  return names;
}

function nameOf(entry: unknown, verbs: Verbs): string | undefined {
  if (typeof entry === "string" || typeof entry === "number") return String(entry);
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return undefined;
  const value = asObject(entry);
  const planned = value.verb;
  if (typeof planned === "string") return stepName(planned, asObject(value.args)[planned]);
  const [first] = asList(value.fields);
  const ownName = [value.id, value.field, first].find((name) => typeof name === "string");
  if (typeof ownName === "string") return ownName;
  if (value.if !== undefined) return "if";
  if (value.stop === true) return "stop";
  const verb = Object.keys(value).find((key) => verbs.has(key));
  if (verb !== undefined) return stepName(verb, value[verb]);
  if (value.every !== undefined) return roundName(asObject(value.source).call);
  const otherName = [value.use, value.name, value.path, value.code, value.of, value.reason].find(
    (name) => typeof name === "string",
  );
  if (typeof otherName === "string") return otherName;
  if (["string", "number", "boolean"].includes(typeof value.value) || value.value === null)
    return JSON.stringify(value.value).replaceAll('"', "");
  return Object.keys(value)
    .filter((key) => key !== "message")
    .toSorted()[0];
}

/** The call of a round of waiting rows: an operation of its own, or the page. */
function roundName(call: unknown): string {
  return typeof call === "string" ? call : "page";
}

/** The name of a step by its target: an id or an address, not the words of a message. */
function stepName(verb: string, target: unknown): string {
  return typeof target === "string" && /^[\w.:/-]+$/.test(target) ? `${verb}:${target}` : verb;
}
