import { valueAt } from "../../../src/schema/project/follow-references.ts";
import type { PermissionTree } from "../../access/permission-tree.ts";
import { annotateSchemas } from "./annotate-schemas.ts";
import type { CodeTable } from "./code-tables.ts";
import { type OperationObject, presentOperation } from "./present-operation.ts";

/** An OpenAPI document as far as it is listed and shown. */
export interface ApiDocument {
  readonly info?: { readonly title?: string; readonly version?: string; readonly description?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths?: { readonly [path: string]: PathItem };
}

type PathItem = Pick<ApiDocument, "servers"> & { readonly [method: string]: unknown };

export interface ListedOperation {
  readonly method: string;
  /** With the address of the server before it. */
  readonly path: string;
  readonly operation: OperationObject;
}

const METHODS = ["get", "post", "put", "delete", "patch"];

/** Every operation of a document, planned ones too. */
export function listOperations(document: ApiDocument): ListedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as OperationObject | undefined;
      if (!operation) return [];
      const base = (operation.servers ?? item.servers ?? document.servers)?.[0]?.url ?? "";
      return [{ method, path: base + path, operation }];
    }),
  );
}

/** A bundled document as a viewer gets it: whole addresses, extensions in words, one group of operations. */
export function presentDocument(
  document: ApiDocument,
  permissions: PermissionTree,
  tables: ReadonlyMap<string, CodeTable>,
): object {
  const { servers: _inPaths, info = {}, ...rest } = document;
  const group = groupOf(document);
  const paths: { [path: string]: { [method: string]: OperationObject } } = {};
  for (const { method, path, operation } of listOperations(document)) {
    const presented = presentOperation(operation, permissions);
    (paths[path] ??= {})[method] = { ...presented, tags: [group] };
  }
  const behind = (reference: string) => valueAt(document, reference.slice(1));
  const annotated = annotateSchemas({ ...rest, paths }, { tables, behind }) as object;
  return { ...annotated, info: { title: "", version: "", ...info }, tags: [{ name: group }] };
}

/** Heading of its operations in the viewer, and a part of their addresses. */
export function groupOf({ info }: ApiDocument): string {
  return info?.title || "接口";
}
