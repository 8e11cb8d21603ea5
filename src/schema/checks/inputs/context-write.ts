import { contextOf } from "../../context/context-of.ts";
import { asObject } from "../../project/project.ts";
import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { textOf } from "../reading/text-of.ts";

export const contextWrite: Check = {
  slug: "context-write",
  holds:
    "On a screen with a context a call that writes says itself for which company and period: nothing fills it there.",
  why: "It would write to none or to all of them, while the bar above the screen names one.",
  *run({ project, readings }) {
    for (const { isScreen, whole, calls } of readings) {
      const parts = isScreen ? contextOf(whole.value) : [];
      if (parts.length === 0) continue;
      for (const { name, place, params, given } of calls) {
        const operation = project.operations.get(textOf(name));
        if (operation?.effect !== "write" || typeof params === "string") continue;
        for (const parameter of operation.context) {
          // Parameters that the operation requires are reported by "operation-parameters".
          const isNeeded = operation.request.required?.includes(parameter.name) === true;
          const isSaid = asObject(params)[parameter.name] !== undefined || given.includes(parameter.name);
          if (!parts.includes(parameter.part) || isNeeded || isSaid) continue;
          yield finding(place, `${operation.id} is not told "${parameter.name}"`, {
            hint: `say it: "params": { "${parameter.name}": "${parameter.value}" }`,
          });
        }
      }
    }
  },
};
