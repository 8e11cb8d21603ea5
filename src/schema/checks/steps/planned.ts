import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below } from "../reading/place.ts";

export const planned: Check = {
  slug: "planned",
  holds: "An open screen calls no operation that is only planned, and no route opens a planned screen.",
  why: "The menu would lead to errors.",
  *run({ project, readings }) {
    for (const { entry, isScreen, calls } of readings) {
      if (!isScreen || entry.value.planned === true) continue;
      for (const { name, place } of calls) {
        const operation = typeof name === "string" ? project.operations.get(name) : undefined;
        if (operation?.socket === true)
          yield finding(place, `${operation.id} is a socket, which the shell keeps open: nobody calls it`);
        if (typeof name !== "string" || operation?.planned !== true) continue;
        yield finding(place, `${name} is only planned: nobody serves it yet`, {
          hint: 'take "x-planned" off the operation when it is served, or mark the screen "planned": true',
        });
      }
    }
    for (const { file, pointer, value } of project.routes) {
      const screen = typeof value.screen === "string" ? project.screens.get(value.screen) : undefined;
      if (screen?.value.planned !== true) continue;
      yield finding(
        below({ file, pointer }, "screen"),
        `${screen.id} is only planned: the route would open nothing`,
      );
    }
    for (const { entry, isScreen, shown } of readings) {
      if (!isScreen || entry.value.planned === true) continue;
      for (const { screen, place } of shown) {
        if (project.screens.get(screen)?.value.planned !== true) continue;
        yield finding(below(place, "screen"), `${screen} is only planned: here would be nothing`);
      }
    }
  },
};
