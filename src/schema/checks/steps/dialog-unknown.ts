import { asObject } from "../../project/project.ts";
import type { Check } from "../check-context.ts";
import { unknownName } from "../finding.ts";
import { namesReferredTo } from "./names-referred-to.ts";
import { below } from "../reading/place.ts";

export const dialogUnknown: Check = {
  slug: "dialog-unknown",
  holds: "A step opens a dialog that its screen has, and every dialog is opened by some step.",
  why: "Otherwise the button does nothing, or a finished dialog cannot be reached.",
  *run({ readings }) {
    for (const { entry, steps, isScreen } of readings) {
      // The dialogs of a block are those of the screen that uses it.
      if (!isScreen) continue;
      const known = Object.keys(asObject(entry.value.dialogs));
      const opened = namesReferredTo("dialog", steps);
      for (const { name, at } of opened) {
        if (known.includes(name)) continue;
        yield unknownName(at, name, "this screen has no such dialog", known);
      }
      for (const name of known) {
        if (opened.some((dialog) => dialog.name === name)) continue;
        const at = below({ file: entry.file, pointer: "/dialogs" }, name);
        yield unknownName(
          at,
          name,
          "no step opens this dialog",
          opened.map((dialog) => dialog.name),
          { of: "key" },
        );
      }
    }
  },
};
