import { readPaths } from "../../../expression/read-paths.ts";
import { listExpressions } from "../expressions/list-expressions.ts";
import type { Place } from "../reading/place.ts";

/** Names of what the expressions in a value read of `given`; a block's only reader may be overridden where it is used. */
export function givenReadIn(value: unknown, place: Place): ReadonlySet<string> {
  const uses = listExpressions([{ value, place, names: [], isForm: false }]);
  const paths = uses.flatMap(({ read }) => ("error" in read ? [] : readPaths(read.node)));
  return new Set(paths.flatMap(([name, input]) => (name === "given" && input !== undefined ? [input] : [])));
}
