import { childOf, composeList, composeObject, type Part } from "../plan/blocks/merge-parts.ts";
import { asObject } from "../project/as-object.ts";
import { CONTEXT_VALUES, type ContextPart } from "../project/context-use.ts";
import type { Project } from "../project/project.ts";
import { joinPointer } from "../project/schema-file.ts";
import { contextOf } from "./context-of.ts";

/** Keys whose value calls an operation for the content of the screen. */
const READS: ReadonlySet<string> = new Set(["source", "counts", "record"]);
/** Keys that hold no reads and no steps of the screen. */
const APART: ReadonlySet<string> = new Set(["context", "examples", "inputs", "params", "x-allow"]);

interface Filling {
  readonly project: Project;
  readonly parts: readonly ContextPart[];
  /** The file that declares the context. */
  readonly file: string;
}

/**
 * Adds the declared context of a screen to the parameters of its reads, and to its links. A parameter that the file
 * sets keeps its value; a step that calls is given nothing, so that no write goes to a company that happens to be
 * chosen.
 */
export function fillContext(screen: Part, project: Project): Part {
  const parts = contextOf(screen.value);
  return parts.length === 0 ? screen : fillBelow(screen, { project, parts, file: screen.file });
}

function fillBelow(part: Part, filling: Filling): Part {
  if (Array.isArray(part.value))
    return composeList(part, (entries) => entries.map((entry) => fillBelow(entry, filling)));
  const whole = composeObject(part, (key, child) => {
    if (APART.has(key)) return child;
    const inside = fillBelow(child, filling);
    if (key === "data") return composeObject(inside, (_name, question) => fillRead(question, filling));
    return READS.has(key) ? fillRead(inside, filling) : inside;
  });
  return asObject(whole.value).navigate === undefined ? whole : fillLink(whole, filling);
}

function fillRead(read: Part, { project, parts, file }: Filling): Part {
  const { call, params } = asObject(read.value);
  const operation = project.operations.get(String(call));
  if (operation?.effect !== "read" || typeof params === "string") return read;
  const missing = operation.context.filter(
    ({ part, name }) =>
      parts.includes(part) &&
      operation.request.properties?.[name] !== undefined &&
      asObject(params)[name] === undefined,
  );
  return withParts(
    read,
    "params",
    missing.map(({ part, name, value }) => [name, { file, pointer: joinPointer("/context", part), value }]),
  );
}

function fillLink(step: Part, { project, parts, file }: Filling): Part {
  const { navigate, context } = asObject(step.value);
  const route = project.routes.find(({ id }) => id === navigate);
  const wanted = contextOf(project.screens.get(String(route?.value.screen))?.value);
  const handed = parts
    .filter((part) => wanted.includes(part))
    .filter((part) => asObject(context)[part] === undefined);
  return withParts(
    step,
    "context",
    handed.map((part) => [
      part,
      { file, pointer: joinPointer("/context", part), value: CONTEXT_VALUES[part] },
    ]),
  );
}

/** The object with these entries in the object under its key, which need not be there. */
function withParts(part: Part, key: string, added: readonly (readonly [string, Part])[]): Part {
  if (added.length === 0) return part;
  const held = childOf(part, key) ?? { file: part.file, pointer: joinPointer(part.pointer, key), value: {} };
  return withPieces(part, [[key, withPieces(held, added)]]);
}

function withPieces(part: Part, added: readonly (readonly [string, Part])[]): Part {
  const own = Object.keys(asObject(part.value)).map((key) => [key, childOf(part, key) as Part] as const);
  const pieces = new Map([...own, ...added]);
  return {
    file: part.file,
    pointer: part.pointer,
    value: Object.fromEntries([...pieces].map(([key, piece]) => [key, piece.value])),
    pieces,
  };
}
