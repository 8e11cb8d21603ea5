import { childOf, type Part } from "../plan/blocks/merge-parts.ts";
import type { Project } from "../project/project.ts";
import { pointerSegments } from "../project/schema-file.ts";
import { asObject } from "../project/as-object.ts";
import { keyOf, type Spot } from "./change.ts";
import { entryNames, type Verbs } from "./entry-names.ts";

/** Names that a plan has and a file has not, or calls otherwise. */
const ONLY_PLANNED: ReadonlySet<string> = new Set(["args", "options"]);
const WRITTEN_AS: Readonly<Record<string, string>> = { condition: "if" };

/** The place at which a part of a plan was written, and whether all names of the path lead there. */
export interface Written extends Spot {
  readonly isWhole: boolean;
}

/** Follows a path of a plan through a screen with its blocks merged in, to the file that holds it. */
export function findOrigin(screen: Part, path: readonly string[], project: Project, verbs: Verbs): Written {
  let part = screen;
  let rest = [...path];
  for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
    const child = childNamed(part, name, verbs);
    if (child) part = child;
    else if (!ONLY_PLANNED.has(name)) {
      rest = [name, ...rest];
      break;
    }
  }
  const names = namesOf(project.files.get(part.file)?.value, part.pointer, verbs);
  return { file: part.file, names: [...names, ...rest], isWhole: rest.length === 0 };
}

function childNamed(part: Part, name: string, verbs: Verbs): Part | undefined {
  if (typeof part.value !== "object" || part.value === null) return undefined;
  const key = keyOf(part.value, name, verbs) ?? keyOf(part.value, WRITTEN_AS[name] ?? name, verbs);
  return key === undefined ? undefined : childOf(part, key);
}

/** A pointer with names of entries in the place of indexes. */
export function namesOf(whole: unknown, pointer: string, verbs: Verbs): readonly string[] {
  let value = whole;
  return pointerSegments(pointer).map((segment) => {
    const list = Array.isArray(value) ? (value as readonly unknown[]) : undefined;
    value = list ? list[Number(segment)] : asObject(value)[segment];
    return (list && entryNames(list, verbs)?.[Number(segment)]) ?? segment;
  });
}
