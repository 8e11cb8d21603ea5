import { asObject } from "../project/project.ts";
import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";
import { namesReferredTo } from "./names-referred-to.ts";
import { listOf } from "./reading/list-of.ts";
import { below } from "./reading/place.ts";
import { textOf } from "./reading/text-of.ts";

/** Routes, steps and tabs lead to screens that exist. */
export const screenUnknown: Check = {
  slug: "screen-unknown",
  *run({ project, readings }) {
    const routes = project.routes.flatMap(({ file, pointer, value }) =>
      typeof value.screen === "string"
        ? [{ name: value.screen, at: below({ file, pointer }, "screen") }]
        : [],
    );
    const steps = namesReferredTo(
      "screen",
      readings.flatMap((reading) => reading.steps),
    );
    const tabs = readings.flatMap(({ whole: { value, place } }) =>
      listOf(value.items).map((item, index) => ({
        name: textOf(asObject(item).screen),
        at: below(place, "items", index, "screen"),
      })),
    );
    for (const { name, at } of [...routes, ...steps, ...tabs]) {
      if (project.screens.has(name)) continue;
      yield unknownName(at, name, "no such screen", project.screens.keys());
    }
  },
};
