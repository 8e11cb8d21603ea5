import { fnv1a64 } from "../../../domain/fnv-hash.ts";
import type { Project } from "../../project/project.ts";
import { planCall } from "../plans/call-plan.ts";
import { planState } from "../plan-state.ts";

const hashes = new WeakMap<Project, string>();

/** Changes when what plans take from the catalogue changes: the operations' wire facts, the code tables or the states. */
export function catalogueHash(project: Project): string {
  const known = hashes.get(project);
  if (known !== undefined) return known;
  const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
  const operations = [...project.operations].toSorted(byName).map(([, operation]) => planCall(operation));
  const tables = [...project.enums].toSorted(byName);
  const states = [...project.states].toSorted(byName).map(([name, state]) => [name, planState(state)]);
  const hash = fnv1a64(JSON.stringify([operations, tables, states]));
  hashes.set(project, hash);
  return hash;
}
