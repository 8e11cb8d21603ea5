import type { Catalogue } from "./read-catalogue.ts";
import { resolveReference } from "./resolve-reference.ts";

/** What the catalogue says in words about a value. */
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

/** The words for the value at `path` inside `root`; words beside a `$ref` win over those behind it. */
export function describeField(
  catalogue: Catalogue,
  file: string,
  root: SchemaNode,
  path: readonly string[],
): FieldWords {
  const [step, ...rest] = path;
  if (step !== undefined) {
    const child = root.properties?.[step] ?? (/^\d+$/.test(step) ? root.items : undefined);
    if (child) return describeField(catalogue, file, child, rest);
  }
  const behind = root.$ref === undefined ? undefined : resolveReference(catalogue.documents, file, root.$ref);
  const found = behind ? describeField(catalogue, behind.file, behind.node as SchemaNode, path) : {};
  return step === undefined ? { ...found, ...root } : found;
}
