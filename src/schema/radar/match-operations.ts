import type { Operation } from "../project/operation.ts";
import type { Address } from "./normal-document.ts";

/** Fewer segments of a path are in too many others. */
const FEWEST_SEGMENTS = 2;

/**
 * Our operations by the addresses of the other side that stand for them: by name, by method and path, by the end of the
 * path where a gateway has its own beginning, or by a path alone that has one method on either side. One each at most.
 */
export function matchOperations(
  ours: readonly Operation[],
  theirs: readonly Address[],
): ReadonlyMap<Address, Operation> {
  const matches = new Map<Address, Operation>();
  const matched = new Set<Operation>();
  const pass = (candidatesOf: (address: Address) => readonly Operation[]) => {
    for (const address of theirs) {
      if (matches.has(address)) continue;
      const [only, ...others] = candidatesOf(address).filter((operation) => !matched.has(operation));
      if (!only || others.length > 0) continue;
      matches.set(address, only);
      matched.add(only);
    }
  };
  const byId = grouped(ours, ({ id }) => id);
  const byAddress = grouped(ours, addressKey);
  const byPath = grouped(ours, ({ path }) => plain(path));
  const theirPaths = grouped(theirs, ({ path }) => plain(path));
  pass(({ id }) => byId.get(id ?? "") ?? []);
  pass((address) => byAddress.get(addressKey(address)) ?? []);
  pass(({ method, path }) =>
    path.split("/").length <= FEWEST_SEGMENTS
      ? []
      : ours.filter(
          (operation) => operation.method === method && plain(operation.path).endsWith(plain(path)),
        ),
  );
  pass(({ path }) => (theirPaths.get(plain(path))?.length === 1 ? (byPath.get(plain(path)) ?? []) : []));
  return matches;
}

/** True when both are reached in the same way; a gateway may have a beginning of its own. */
export function isSameAddress(ours: Operation, theirs: Pick<Address, "method" | "path">): boolean {
  return ours.method === theirs.method && plain(ours.path).endsWith(plain(theirs.path));
}

function addressKey({ method, path }: Pick<Address, "method" | "path">): string {
  return `${method} ${plain(path)}`;
}

/** The names of a path's parameters make no difference. */
function plain(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

function grouped<Item>(items: readonly Item[], key: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
