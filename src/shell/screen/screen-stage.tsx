import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { RendererHost, ScreenPlace } from "../../renderer/host.ts";
import { ScreenView } from "../../renderer/screen-view.tsx";
import type { ScreenPlan } from "../../schema/plan/screen-plan.ts";
import { fieldViews, verbRunners } from "../../views.ts";
import { HomePage } from "../home/home-page.tsx";
import { useShell } from "../shell-context.tsx";

/** The hand-written surfaces that a screen may name. */
const surfaces = { home: HomePage };

interface ScreenStageProps {
  readonly plan: ScreenPlan;
  readonly place: ScreenPlace;
}

/** Gives the renderer what it takes from the application. */
export function ScreenStage({ plan, place }: ScreenStageProps) {
  const { client, session } = useShell();
  const navigate = useNavigate();
  const host = useMemo<RendererHost>(
    () => ({
      call: client.callPlanned,
      permission: session.permissions.check,
      session: session.scope,
      today: session.clock.today,
      fields: fieldViews,
      verbs: verbRunners,
      navigate: (to) => void navigate(to),
    }),
    [client, session, navigate],
  );
  return <ScreenView plan={plan} host={host} place={place} surfaces={surfaces} />;
}
