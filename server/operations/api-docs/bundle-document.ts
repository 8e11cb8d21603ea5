import { basename } from "node:path";
import { resolveReference } from "../../../src/schema/project/follow-references.ts";

interface OpenApiDocument {
  readonly components?: { readonly schemas?: { readonly [name: string]: unknown } };
}

type Documents = Parameters<typeof resolveReference>[0];

/** A document of the catalogue that needs no other: whatever it refers to elsewhere stands among its own schemas. */
export function bundleDocument(files: Documents, file: string): object {
  const brought: { [name: string]: unknown } = {};
  const bring = (from: string, reference: string): string => {
    const target = resolveReference(files, from, reference);
    if (target.value === undefined) throw new Error(`${from} refers to ${reference}, which is not there`);
    if (target.file === file) return `#${target.pointer}`;
    const name = partName(target.file, target.pointer);
    if (!(name in brought)) {
      // Named before it is copied: it may refer to itself.
      brought[name] = undefined;
      brought[name] = copyWith(target.value, (inner) => bring(target.file, inner));
    }
    return `#/components/schemas/${name}`;
  };
  const ownDocument = copyWith(files.get(file)?.value, (reference) =>
    bring(file, reference),
  ) as OpenApiDocument;
  const schemas = { ...ownDocument.components?.schemas, ...brought };
  return { ...ownDocument, components: { ...ownDocument.components, schemas } };
}

/** `schemas/api/shared.json#/components/schemas/Id` → `shared.Id`. */
function partName(file: string, pointer: string): string {
  const steps = pointer.replace("/components/schemas/", "/").split("/").slice(1);
  return [basename(file, ".json"), ...steps].join(".").replaceAll(/[^\w.-]/g, "_");
}

function copyWith(node: unknown, referTo: (reference: string) => string): unknown {
  if (Array.isArray(node)) return node.map((item) => copyWith(item, referTo));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "$ref" && typeof value === "string" ? referTo(value) : copyWith(value, referTo),
    ]),
  );
}
