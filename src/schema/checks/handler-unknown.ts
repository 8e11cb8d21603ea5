import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";
import { namesReferredTo } from "./names-referred-to.ts";

export const handlerUnknown: Check = {
  slug: "handler-unknown",
  holds: "`run` names a registered handler.",
  why: "There is no other code that a screen could start.",
  *run({ contracts, readings }) {
    const known = contracts.handlers ?? [];
    for (const { name, at } of namesReferredTo(
      "handler",
      readings.flatMap(({ steps }) => steps),
    )) {
      if (!known.includes(name)) yield unknownName(at, name, "no such handler is registered", known);
    }
  },
};
