import type { ComponentType } from "react";
import { createDeferred, type Deferred } from "../fields/deferred.ts";
import type { ScreenPlan } from "../schema/plan/plans/screen-plan.ts";
import type { Screen } from "./host.ts";

type Kind = Exclude<ScreenPlan["kind"], "custom">;
export type ScreenViewOf<Plan extends ScreenPlan> = ComponentType<{ readonly screen: Screen<Plan> }>;

/** The views of planned screens. Apart, because tables and forms are most of the code and not every screen has them. */
const views: { readonly [kind in Kind]: Deferred<ScreenViewOf<Extract<ScreenPlan, { kind: kind }>>> } = {
  list: createDeferred(async () => (await import("./list/list-view.tsx")).ListView),
  form: createDeferred(async () => (await import("./form-page/form-view.tsx")).FormView),
  page: createDeferred(async () => (await import("./detail/detail-view.tsx")).DetailView),
  embed: createDeferred(async () => (await import("./embed/embed-view.tsx")).EmbedView),
  tabs: createDeferred(async () => (await import("./tabs/tabs-view.tsx")).TabsView),
};

/** The view for plans of a kind; undefined when a later application has planned it. */
export function viewOf(kind: Kind): Deferred<ScreenViewOf<ScreenPlan>> | undefined {
  // The kind picks the view that takes such plans, which the type of an indexed access cannot say.
  return views[kind] as Deferred<ScreenViewOf<ScreenPlan>> | undefined;
}

/** Begins to fetch the code of a screen whose plan is still on its way. */
export function warmView(kind: ScreenPlan["kind"]): void {
  if (kind !== "custom") viewOf(kind)?.load();
}
