import type { Operation } from "../../src/schema/project/operation.ts";
import { fileKindOf } from "../platform/files/file-kind.ts";
import type { FirmOperation, PublicOperation, ServedOperation } from "../contracts/operation.ts";

/** The code behind each operation of the catalogue, by its id. */
export interface ServedOperations {
  readonly firm: ReadonlyMap<string, FirmOperation>;
  readonly public: ReadonlyMap<string, PublicOperation>;
}

/** Throws when an operation is served by nothing or twice, or when something serves no operation of the catalogue. */
export function servedOperations(
  catalogue: readonly Operation[],
  served: readonly ServedOperation[],
): ServedOperations {
  const firm = new Map<string, FirmOperation>();
  const open = new Map<string, PublicOperation>();
  const faults: string[] = [];
  for (const serving of served) {
    for (const id of serving.ids) {
      if (firm.has(id) || open.has(id)) faults.push(`operation ${id} is served twice`);
      if (serving.side === "firm") firm.set(id, serving);
      else open.set(id, serving);
    }
  }
  for (const { id, permission, effect, answer, uploads } of catalogue) {
    const endings = [...uploads.values()];
    const isTable =
      endings.length > 0 &&
      endings.every((accepted) => accepted?.every((ending) => fileKindOf(ending)?.isTable));
    if (isTable !== (endings.length > 0 && firm.get(id)?.prepare !== undefined))
      faults.push(`operation ${id} takes tables and nothing else exactly if it reads it beforehand`);
    if (answer === "file" && effect === "write")
      faults.push(`operation ${id} writes, but its file cannot be kept`);
    const isPublic = permission.includes("public");
    if (!(isPublic ? open : firm).has(id))
      faults.push(`operation ${id} has no ${isPublic ? "public" : "firm"} handler`);
  }
  const known = new Set(catalogue.map(({ id }) => id));
  for (const id of [...firm.keys(), ...open.keys()])
    if (!known.has(id)) faults.push(`handler ${id} serves no operation of the catalogue`);
  if (faults.length > 0) throw new Error(`The server cannot start: ${faults.join("; ")}`);
  return { firm, public: open };
}
