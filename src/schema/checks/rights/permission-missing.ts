import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { textOf } from "../reading/text-of.ts";

export const permissionMissing: Check = {
  slug: "permission-missing",
  holds: "The action or dialog that leads to a write stands behind a code, as the operation does.",
  why: "People would be shown what they must not do.",
  *run({ project, readings }) {
    for (const { isScreen, calls } of readings) {
      for (const { name, place, codes } of calls) {
        const operation = project.operations.get(textOf(name));
        if (!isScreen || !operation) continue;
        const { id, effect, permission } = operation;
        if (
          effect === "write" &&
          permission.length > 0 &&
          !isForEveryone(permission) &&
          (codes.length === 0 || codes.includes(undefined))
        ) {
          yield finding(place, `${id} writes, but no "permission" guards the action or dialog`, {
            hint: `it needs ${permission.map((code) => JSON.stringify(code)).join(" or ")}`,
          });
        }
      }
    }
  },
};

/** Operations on one's own account need no code. */
function isForEveryone(permission: readonly string[]): boolean {
  return permission.includes("signed-in") || permission.includes("public");
}
