import type { Operation } from "../../../src/schema/project/operation.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import { type PermissionTree, permissionTree } from "../../access/permission-tree.ts";
import { type RawParams, type ReadParams, paramsReader } from "../read-params.ts";
import { describeFaults } from "./catalogue-fault.ts";
import { findCatalogueFaults } from "./find-catalogue-faults.ts";
import { type Validators, createValidators } from "./validators.ts";

/** The catalogue in the form that requests need. */
export interface ServedCatalogue {
  /** All that requests can call: neither those that are not served yet, nor sockets. */
  readonly operations: readonly Operation[];
  readonly validators: Validators;
  /** Path, query and body of a request as one object; its reader is made when an operation is first called. */
  readonly readParams: (operation: Operation, raw: RawParams) => object;
  readonly permissions: PermissionTree;
}

const known = new WeakMap<Project, ServedCatalogue>();

/** Made once for a project, for all servers of a process: validators are compiled once. Throws where and why a document cannot be served. */
export function servedCatalogue(project: Project): ServedCatalogue {
  const served = known.get(project) ?? serve(project);
  known.set(project, served);
  return served;
}

function serve(project: Project): ServedCatalogue {
  const faults = findCatalogueFaults(project);
  if (faults.length > 0) throw new Error(describeFaults(project, faults));
  const validators = createValidators(project);
  const readers = new Map<Operation, ReadParams>();
  return {
    operations: project.allOperations.filter(({ planned, socket }) => !planned && !socket),
    validators,
    readParams: (operation, raw) => {
      const read = readers.get(operation) ?? paramsReader(project, operation, validators);
      readers.set(operation, read);
      return read(raw);
    },
    permissions: permissionTree(project),
  };
}
