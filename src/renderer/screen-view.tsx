import { useMemo } from "react";
import { currentPeriod } from "../domain/period.ts";
import { useDeferred, type Deferred } from "../fields/deferred.ts";
import { PLAN_FORMAT, type ScreenPlan } from "../schema/plan/plans/screen-plan.ts";
import { ContextBar } from "./context/context-bar.tsx";
import { NoCompany } from "./context/no-company.tsx";
import { useLeaveGuard } from "./context/use-leave-guard.ts";
import { useScreenContext } from "./context/use-screen-context.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { failureText } from "./failure-text.ts";
import type { GivenRead } from "./given/read-given.ts";
import { useGiven } from "./given/use-given.ts";
import type { Given, RendererHost, ScreenPlace, Surfaces } from "./host.ts";
import { useProbe } from "./probe.ts";
import { createEnvironment, screenScope } from "./screen.ts";
import type { Screen } from "./host.ts";
import { ScreenMessage } from "./screen-message.tsx";
import { viewOf, type ScreenViewOf } from "./screen-views.ts";

const NOTHING: Given = {};

interface ScreenViewProps {
  readonly plan: ScreenPlan;
  readonly host: RendererHost;
  readonly place: ScreenPlace;
  readonly surfaces: Surfaces;
}

/** Shows a planned screen; whatever goes wrong inside stays inside. */
export function ScreenView(props: ScreenViewProps) {
  return (
    <ErrorBoundary key={props.plan.id} fallback={showFailure}>
      <ScreenContent {...props} />
    </ErrorBoundary>
  );
}

function ScreenContent({ plan, host, place, surfaces }: ScreenViewProps) {
  const permission = plan.permission === undefined ? true : host.permission(plan.permission, "strict");
  const read = useGiven(plan, place);
  const given = "given" in read ? read.given : NOTHING;
  const { names: context, company, period } = useScreenContext(plan, { host, place, given });
  const guarded = useLeaveGuard(place);
  const today = host.today();
  const environment = useMemo(
    () => createEnvironment(plan, host, { today, period: currentPeriod(today), ...context }),
    [plan, host, today, context],
  );
  const screen: Screen = {
    plan,
    host,
    place: company || period ? guarded.place : place,
    given,
    context,
    environment,
    readOnly: permission === "view",
    surfaces,
  };
  useProbe({ kind: "screen", screen });
  if (plan.format > PLAN_FORMAT) return <NewerScreen />;
  if (permission === false) {
    return <ScreenMessage title="没有此页面的权限" detail="如需使用，请联系管理员开通。" />;
  }
  if ("fault" in read) return <InputFault read={read} place={place} />;
  if (plan.kind === "custom") {
    const Surface = surfaces[plan.surface];
    return Surface ? <Surface screen={screen} scope={screenScope(screen, today)} /> : <NewerScreen />;
  }
  const view = viewOf(plan.kind);
  if (!view) return <NewerScreen />;
  // Another company or period makes a new screen, so that no late answer reaches it.
  const shown = <DeferredView key={JSON.stringify(context)} view={view} screen={screen} />;
  const body =
    company && company.state.status !== "ready" ? (
      <NoCompany company={company} title={plan.title} setTitle={place.setTitle} />
    ) : (
      shown
    );
  if (!plan.context || place.isChosen || !(company || period)) return body;
  return (
    <div className="context-frame">
      <ContextBar
        plan={plan.context}
        host={host}
        environment={environment}
        company={company}
        period={period}
        leave={guarded.leave}
      />
      {body}
    </div>
  );
}

interface DeferredViewProps {
  readonly view: Deferred<ScreenViewOf<ScreenPlan>>;
  readonly screen: Screen;
}

function DeferredView({ view, screen }: DeferredViewProps) {
  const deferred = useDeferred(view);
  if (deferred.status === "loading") return null;
  if (deferred.status === "failed") {
    return (
      <ScreenMessage
        title="页面没有加载成功"
        detail="请检查网络后重试。"
        action={{ label: "重试", run: view.load }}
      />
    );
  }
  return <deferred.part screen={screen} />;
}

interface InputFaultProps {
  readonly read: Extract<GivenRead, { readonly fault: unknown }>;
  readonly place: ScreenPlace;
}

function InputFault({ read: { fault, input }, place: { parent } }: InputFaultProps) {
  const what = fault === "missing" ? `缺少「${input.title}」` : `中的「${input.title}」不正确`;
  return (
    <ScreenMessage
      title={`页面地址${what}，请从列表中打开`}
      {...(parent && { action: { label: `前往${parent.title}`, run: parent.open } })}
    />
  );
}

function showFailure(error: Error, retry: () => void) {
  return (
    <ScreenMessage title="页面显示出错" detail={failureText(error)} action={{ label: "重试", run: retry }} />
  );
}

function NewerScreen() {
  return (
    <ScreenMessage
      title="此页面需要新版本的应用，请刷新"
      action={{ label: "刷新", run: () => window.location.reload() }}
    />
  );
}
