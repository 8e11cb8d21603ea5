import { useMemo } from "react";
import type { ShownScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import { passInputs } from "../given/pass-inputs.ts";
import type { RendererHost, Scope, ScreenPlace } from "../host.ts";

interface EmbeddedScreenProps {
  readonly host: RendererHost;
  readonly shown: ShownScreenPlan;
  /** The scope of the screen around it, with which the handed values are computed. */
  readonly scope: Scope;
  /** Must be the same object while nothing of it changes. */
  readonly place: Omit<ScreenPlace, "given">;
}

/** A screen inside another, which gives it its inputs in the place of an address. */
export function EmbeddedScreen({ host, shown, scope, place }: EmbeddedScreenProps) {
  const given = useMemo(() => passInputs(shown.with, scope), [shown, scope]);
  const inside = useMemo<ScreenPlace>(() => ({ ...place, given }), [place, given]);
  return <host.NestedScreen id={shown.screen} place={inside} />;
}
