import { dialogKind as kindOf } from "../../plan/plan-dialog.ts";
import { asObject } from "../../project/project.ts";
import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

/** Kind of a dialog → its own keys; the first is what it cannot do without. */
const KEYS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  form: ["form", "initial", "submit", "readOnly", "whenHidden", "about"],
  steps: ["steps"],
  page: ["sections", "walk"],
  screen: ["screen", "with"],
  surface: ["surface", "params"],
};

export const dialogKind: Check = {
  slug: "dialog-kind",
  holds: "A dialog with its block has the keys of its kind.",
  why: "Those of another kind would say nothing: a form's `submit` beside sections never sends.",
  *run({ project, readings }) {
    for (const { entry, whole, isScreen } of readings) {
      const dialogs = Object.entries(asObject(whole.value.dialogs));
      for (const [id, dialog] of isScreen ? dialogs : []) {
        const value = asObject(dialog);
        const at = below(whole.place, "dialogs", id);
        const kind = kindOf(value);
        for (const [otherKind, keys] of Object.entries(KEYS)) {
          for (const key of kind === otherKind ? [] : keys.filter((name) => value[name] !== undefined)) {
            yield finding(below(at, key), `this belongs to a dialog of the kind ${otherKind}, not ${kind}`, {
              of: "key",
            });
          }
        }
        const [main] = KEYS[kind] ?? [];
        // Without a block the grammar says so; without the right block, other rules do.
        const { use } = asObject(asObject(entry.value.dialogs)[id]);
        const isBuilt = project.blocks.get(textOf(use))?.value.kind === "dialog";
        if (main !== undefined && value[main] === undefined && isBuilt) {
          yield finding(at, `a dialog of the kind ${kind} needs "${main}"`);
        }
      }
    }
  },
};
