import { useContext, useMemo, type ComponentType } from "react";
import { useNavigate } from "react-router-dom";
import type { NestedScreenProps, RendererHost, ScreenPlace } from "../../renderer/host.ts";
import { ScreenView } from "../../renderer/screen-view.tsx";
import type { ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import { editionAllows } from "../../session/edition.ts";
import { lastingStorage } from "../../session/lasting-storage.ts";
import { fieldViews, verbRunners } from "../../views.ts";
import { embeddedAddress } from "../page-settings/embedded-address.ts";
import { PreviewedFiles } from "../previews/previewed-files.tsx";
import { createPreviews } from "../previews/previews.ts";
import { readWith } from "../previews/read-with.ts";
import { KeptListsContext } from "../kept-lists/kept-lists-provider.tsx";
import { openPage } from "../outside/open-page.ts";
import { useOutside } from "../outside/use-outside.ts";
import { surfaces } from "./surfaces.tsx";
import { SocketsContext } from "../sockets/use-socket-message.ts";
import type { TrailState } from "../tabs/use-tabs.ts";
import { useShell } from "../shell-context.tsx";

interface ScreenStageProps {
  readonly plan: ScreenPlan;
  readonly place: ScreenPlace;
  readonly NestedScreen: ComponentType<NestedScreenProps>;
}

/** Gives the renderer what it takes from the application. */
export function ScreenStage({ plan, place, NestedScreen }: ScreenStageProps) {
  const { client, session, tenantSettings, inspector } = useShell();
  const sockets = useContext(SocketsContext);
  const keptLists = useContext(KeptListsContext);
  const navigate = useNavigate();
  const previews = useMemo(() => createPreviews(readWith(client)), [client]);
  const outside = useOutside(plan, previews);
  const host = useMemo(() => {
    const stageHost: RendererHost = {
      call: client.callPlanned,
      callForChoices: client.callPlanned,
      readFile: readWith(client),
      hearChanges: (record, listener) =>
        sockets.subscribe("CHANGED", (news) => {
          if (news === null || news.record === record) listener(news?.keys ?? null);
        }),
      register: client.register,
      permission: session.permissions.check,
      edition: (gate) => editionAllows(gate, session.scope.edition, tenantSettings),
      session: session.scope,
      today: session.clock.today,
      fields: fieldViews,
      verbs: verbRunners,
      navigate: (to, trail) => void navigate(to, trail && { state: { trail } satisfies TrailState }),
      outside,
      embeddedAddress,
      openPage,
      NestedScreen,
      settings: session.settings,
      storage: lastingStorage(() => window.localStorage),
    };
    const watchedHost = inspector?.watchHost(stageHost, plan) ?? stageHost;
    return {
      ...watchedHost,
      call: keptLists.watchWrites(plan.calls, watchedHost.call),
      callForChoices: keptLists.answerFor(plan.calls, watchedHost.call),
    };
  }, [client, session, sockets, keptLists, tenantSettings, navigate, outside, NestedScreen, inspector, plan]);
  return (
    <>
      <ScreenView plan={plan} host={host} place={place} surfaces={surfaces} />
      <PreviewedFiles previews={previews} />
    </>
  );
}
