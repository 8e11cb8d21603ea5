import { memo, type ComponentType } from "react";
import { ChoicesNotice } from "../../../fields/choices/choices-notice.tsx";
import { createDeferred, useDeferred } from "../../../fields/deferred.ts";

type Component = ComponentType<Record<string, unknown>>;

const formilyLists = createDeferred(() => import("./formily-lists.ts"));

/** Lists of Formily's own, each with the parts that its documentation names. */
export const formilyListComponents = {
  ArrayCards: withParts("ArrayCards"),
  ArrayCollapse: withParts("ArrayCollapse"),
  ArrayTabs: deferredComponent("ArrayTabs"),
};

function withParts(list: "ArrayCards" | "ArrayCollapse"): Component {
  const parts = ["Index", "Addition", "Copy", "Remove", "MoveUp", "MoveDown"].map(
    (part) => [part, deferredComponent(list, part)] as const,
  );
  const panel = list === "ArrayCollapse" && { CollapsePanel: deferredComponent(list, "CollapsePanel") };
  return Object.assign(deferredComponent(list), Object.fromEntries(parts), panel);
}

/** A list or a part of one, fetched when a form shows it. */
function deferredComponent(list: "ArrayCards" | "ArrayCollapse" | "ArrayTabs", part?: string): Component {
  // Formily finds the parts of an object, not those of a function.
  return memo(function FormilyList(props: Record<string, unknown>) {
    const loaded = useDeferred(formilyLists);
    if (loaded.status !== "ready")
      return <ChoicesNotice what="列表" status={loaded.status} onRetry={formilyLists.load} />;
    const whole = loaded.part[list] as unknown as Component & { readonly [part: string]: Component };
    const Shown = (part === undefined ? whole : whole[part]) as Component;
    return <Shown {...props} />;
  });
}
