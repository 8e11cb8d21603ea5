import { type PermissionTree, readPermissionTree } from "../permission/permission-tree.ts";
import { type Catalogue, readCatalogue } from "./read-catalogue.ts";
import { type Validators, createValidators } from "./validators.ts";

/** What the server makes of a folder of schemas. */
interface ServerSchemas {
  readonly catalogue: Catalogue;
  readonly validators: Validators;
  readonly permissions: PermissionTree;
}

const known = new Map<string, ServerSchemas>();

/** Reads a folder once a process: what is served does not change under a running server. Throws when it is not sound. */
export function readSchemas(schemasDir: string): ServerSchemas {
  const before = known.get(schemasDir);
  if (before) return before;
  const catalogue = readCatalogue(schemasDir);
  const permissions = readPermissionTree(schemasDir);
  const schemas = { catalogue, permissions, validators: createValidators(catalogue) };
  known.set(schemasDir, schemas);
  return schemas;
}
