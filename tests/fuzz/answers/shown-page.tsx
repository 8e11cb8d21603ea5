import { cleanup } from "@testing-library/react";
import { createClient } from "../../../src/request/create-client.ts";
import type { NestedScreenProps, RendererHost } from "../../../src/renderer/host.ts";
import { createFakeHost } from "../../../src/renderer/testing/fake-host.ts";
import { renderScreen, type ShownScreen } from "../../../src/renderer/testing/render-screen.tsx";
import { ScreenView } from "../../../src/renderer/screen-view.tsx";
import type { ScreenPlan } from "../../../src/schema/plan/plans/screen-plan.ts";

export interface ShownPage {
  /** The notices of the request layer since the last call. */
  readonly takeNotices: () => string[];
  readonly show: (plan: ScreenPlan, search: string) => ShownScreen;
}

/** Draws screens with the real renderer and the real request layer; the application around them is a stand-in. */
export function createPage(plans: ReadonlyMap<string, ScreenPlan>): ShownPage {
  const notices: string[] = [];
  const client = createClient({
    appId: "fuzz",
    session: {
      accessToken: () => "token",
      isReplaced: () => false,
      isEndedHere: () => false,
      clear: () => undefined,
      leave: () => undefined,
    },
    notice: { error: (text) => void notices.push(text) },
    loading: {
      bar: { start: () => undefined, done: () => undefined },
      overlay: { show: () => undefined, hide: () => undefined },
      write: () => () => undefined,
    },
    clientIp: () => null,
    idleSeconds: () => 0,
    offline: () => undefined,
    isOnline: () => true,
  });
  for (const plan of plans.values()) client.register(plan.calls);
  const host: RendererHost = {
    ...createFakeHost(),
    call: client.callPlanned,
    callForChoices: client.callPlanned,
    NestedScreen,
  };

  function NestedScreen({ id, place }: NestedScreenProps) {
    const plan = plans.get(id);
    if (!plan) throw new Error(`no screen ${id}`);
    return <ScreenView plan={plan} host={host} place={place} surfaces={{}} />;
  }

  return {
    takeNotices: () => notices.splice(0),
    show: (plan, search) => {
      cleanup();
      return renderScreen(plan, host, { search });
    },
  };
}
