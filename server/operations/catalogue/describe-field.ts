import { resolveReference } from "../../../src/schema/project/follow-references.ts";
import type { Project } from "../../../src/schema/project/project.ts";

/** The catalogue's words about a value. */
export interface FieldWords {
  readonly title?: string;
  readonly description?: string;
  /** It is chosen: from a code table, or among things that are there. */
  readonly "x-enum"?: string;
  readonly "x-ref"?: string;
}

export interface SchemaNode extends FieldWords {
  readonly $ref?: string;
  readonly items?: SchemaNode;
  readonly properties?: { readonly [name: string]: SchemaNode };
}

/** The words for the value at `path` inside `root`, which stands in `file`; words beside a `$ref` win over those behind it. */
export function describeField(
  files: Project["files"],
  file: string,
  root: SchemaNode,
  path: readonly string[],
): FieldWords {
  const [step, ...rest] = path;
  if (step !== undefined) {
    const child = root.properties?.[step] ?? (/^\d+$/.test(step) ? root.items : undefined);
    if (child) return describeField(files, file, child, rest);
  }
  const behind = root.$ref === undefined ? undefined : resolveReference(files, file, root.$ref);
  const words = behind ? describeField(files, behind.file, behind.value as SchemaNode, path) : {};
  return step === undefined ? { ...words, ...root } : words;
}
