import { resolveReference } from "../catalogue/resolve-reference.ts";

interface OpenApiDocument {
  readonly components?: { readonly schemas?: { readonly [name: string]: unknown } };
}

/** A document of the catalogue that needs no other: whatever it refers to elsewhere stands among its own schemas. */
export function bundleDocument(documents: ReadonlyMap<string, object>, file: string): object {
  const brought: { [name: string]: unknown } = {};
  const bring = (from: string, reference: string): string => {
    const found = resolveReference(documents, from, reference);
    if (!found) throw new Error(`${from} refers to ${reference}, which is not there`);
    if (found.file === file) return `#${found.pointer}`;
    const name = partName(found.file, found.pointer);
    if (!(name in brought)) {
      // Named before it is copied: it may refer to itself.
      brought[name] = undefined;
      brought[name] = copyWith(found.node, (inner) => bring(found.file, inner));
    }
    return `#/components/schemas/${name}`;
  };
  const own = copyWith(documents.get(file), (reference) => bring(file, reference)) as OpenApiDocument;
  const schemas = { ...own.components?.schemas, ...brought };
  return { ...own, components: { ...own.components, schemas } };
}

/** `shared.json#/components/schemas/Id` → `shared.Id`. */
function partName(file: string, pointer: string): string {
  const steps = pointer.replace("/components/schemas/", "/").split("/").slice(1);
  return [file.replace(/\.json$/, ""), ...steps].join(".").replaceAll(/[^\w.-]/g, "_");
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
