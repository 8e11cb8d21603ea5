import type { Operation } from "../../project/operation.ts";
import type { Project } from "../../project/project.ts";
import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { textOf } from "../reading/text-of.ts";

export const permissionImplies: Check = {
  slug: "permission-implies",
  holds: "Who may use an action, a dialog or a screen may also call what it calls.",
  why: "Otherwise the server refuses a button that was offered.",
  *run({ project, readings }) {
    for (const { entry, isScreen, calls } of readings) {
      const screenCodes = withAncestors(entry.value.permission, project);
      for (const { name, place, codes } of calls) {
        const operation = project.operations.get(textOf(name));
        if (!isScreen || !operation || operation.permission.length === 0) continue;
        for (const code of new Set(codes)) {
          if (isOwnedElsewhere(code, operation, project)) continue;
          if (isAllowed(operation, [...withAncestors(code, project), ...screenCodes])) continue;
          const held = code ?? entry.value.permission;
          const who = held === undefined ? "without a code" : `with only ${JSON.stringify(held)}`;
          yield finding(place, `${operation.id} is refused to somebody ${who}`, {
            hint: `it needs ${operation.permission.map((needed) => JSON.stringify(needed)).join(" or ")}`,
          });
        }
      }
    }
  },
};

/** An unknown code is reported by permission-unknown, a write without one by permission-missing. */
function isOwnedElsewhere(code: string | undefined, operation: Operation, project: Project): boolean {
  return code === undefined ? operation.effect === "write" : !project.permissions.has(code);
}

function withAncestors(code: unknown, project: Project): string[] {
  return typeof code === "string" ? [code, ...(project.permissions.get(code)?.ancestors ?? [])] : [];
}

function isAllowed({ permission }: Operation, held: readonly string[]): boolean {
  return permission.some((code) => code === "signed-in" || code === "public" || held.includes(code));
}
