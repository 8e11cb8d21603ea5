import { lazy, Suspense, useMemo, type ComponentType } from "react";
import { PLAN_FORMAT, type ScreenPlan } from "../schema/plan/screen-plan.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import type { RendererHost, ScreenPlace } from "./host.ts";
import { createEnvironment } from "./screen.ts";
import { ScreenMessage } from "./screen-message.tsx";

/** Apart, because tables and forms are most of the code and not every screen has them. */
const ListView = lazy(() => import("./list/list-view.tsx").then((module) => ({ default: module.ListView })));

interface ScreenViewProps {
  readonly plan: ScreenPlan;
  readonly host: RendererHost;
  readonly place: ScreenPlace;
  /** The hand-written surfaces by name. */
  readonly surfaces: Readonly<Record<string, ComponentType>>;
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
  const environment = useMemo(() => createEnvironment(plan, host), [plan, host]);
  const permission = plan.permission === undefined ? true : host.permission(plan.permission, "strict");
  if (plan.format > PLAN_FORMAT) return <NewerScreen />;
  if (permission === false) {
    return <ScreenMessage title="没有此页面的权限" detail="如需使用，请联系管理员开通。" />;
  }
  const readOnly = permission === "view";
  if (plan.kind === "list") {
    return (
      <Suspense>
        <ListView screen={{ plan, host, place, environment, readOnly }} />
      </Suspense>
    );
  }
  const Surface = plan.kind === "custom" ? surfaces[plan.surface] : undefined;
  return Surface ? <Surface /> : <NewerScreen />;
}

function showFailure(error: Error, retry: () => void) {
  return <ScreenMessage title="页面显示出错" detail={error.message} action={{ label: "重试", run: retry }} />;
}

function NewerScreen() {
  return (
    <ScreenMessage
      title="此页面需要新版本的应用，请刷新"
      action={{ label: "刷新", run: () => window.location.reload() }}
    />
  );
}
