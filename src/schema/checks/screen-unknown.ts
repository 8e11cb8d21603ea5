import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";
import { namesReferredTo } from "./names-referred-to.ts";
import { below } from "./reading/place.ts";

/** Routes and steps lead to screens that exist. */
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
    for (const { name, at } of [...routes, ...steps]) {
      if (project.screens.has(name)) continue;
      yield unknownName(at, name, "no such screen", project.screens.keys());
    }
  },
};
