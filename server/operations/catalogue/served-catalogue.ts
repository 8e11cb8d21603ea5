import type { Operation } from "../../../src/schema/project/operation.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import { type PermissionTree, permissionTree } from "../../access/permission-tree.ts";
import { describeFaults } from "./catalogue-fault.ts";
import { findCatalogueFaults } from "./find-catalogue-faults.ts";
import { type Validators, createValidators } from "./validators.ts";

/** The catalogue in the form that requests need. */
export interface ServedCatalogue {
  /** All that are asked by requests: neither those that nobody serves yet, nor sockets. */
  readonly operations: readonly Operation[];
  readonly validators: Validators;
  readonly permissions: PermissionTree;
}

const known = new WeakMap<Project, ServedCatalogue>();

/** Made once for a project, whose validators are compiled once then. Throws where and why a document cannot be served. */
export function servedCatalogue(project: Project): ServedCatalogue {
  const served = known.get(project) ?? serve(project);
  known.set(project, served);
  return served;
}

function serve(project: Project): ServedCatalogue {
  const faults = findCatalogueFaults(project);
  if (faults.length > 0) throw new Error(describeFaults(project, faults));
  return {
    operations: project.allOperations.filter(({ planned, socket }) => !planned && !socket),
    validators: createValidators(project),
    permissions: permissionTree(project),
  };
}
