import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";
import { namesReferredTo } from "./names-referred-to.ts";

/** `run` names a registered handler: there is no other code that a screen could start. */
export const handlerUnknown: Check = {
  slug: "handler-unknown",
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
