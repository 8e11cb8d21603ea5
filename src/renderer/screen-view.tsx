import { lazy, Suspense, useMemo, type ComponentType } from "react";
import { ExpressionError } from "../expression/expression-error.ts";
import { PLAN_FORMAT, type ScreenPlan } from "../schema/plan/screen-plan.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import type { RendererHost, ScreenPlace, Surfaces } from "./host.ts";
import { createEnvironment, type Screen } from "./screen.ts";
import { ScreenMessage } from "./screen-message.tsx";

type Kind = Exclude<ScreenPlan["kind"], "custom">;
type View<Plan extends ScreenPlan> = ComponentType<{ readonly screen: Screen<Plan> }>;

/** Apart, because tables and forms are most of the code and not every screen has them. */
const views: { readonly [kind in Kind]: View<Extract<ScreenPlan, { kind: kind }>> } = {
  list: lazy(() => import("./list/list-view.tsx").then((module) => ({ default: module.ListView }))),
  form: lazy(() => import("./form-page/form-view.tsx").then((module) => ({ default: module.FormView }))),
  detail: lazy(() => import("./detail/detail-view.tsx").then((module) => ({ default: module.DetailView }))),
  tabs: lazy(() => import("./tabs/tabs-view.tsx").then((module) => ({ default: module.TabsView }))),
};

const INCOMPLETE = "打开页面的地址不完整，或页面配置有误。请从菜单或列表重新打开，仍有问题请联系管理员。";

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
  const environment = useMemo(() => createEnvironment(plan, host), [plan, host]);
  const permission = plan.permission === undefined ? true : host.permission(plan.permission, "strict");
  if (plan.format > PLAN_FORMAT) return <NewerScreen />;
  if (permission === false) {
    return <ScreenMessage title="没有此页面的权限" detail="如需使用，请联系管理员开通。" />;
  }
  if (plan.kind === "custom") {
    const Surface = surfaces[plan.surface];
    return Surface ? <Surface /> : <NewerScreen />;
  }
  // The kind picks the view that takes such plans, which the type of an indexed access cannot say.
  const KindView = views[plan.kind] as View<ScreenPlan> | undefined;
  if (!KindView) return <NewerScreen />;
  const readOnly = permission === "view";
  return (
    <Suspense>
      <KindView screen={{ plan, host, place, environment, readOnly, surfaces }} />
    </Suspense>
  );
}

function showFailure(error: Error, retry: () => void) {
  // What an expression complains about is for those who keep the screen; they find it in the console.
  const detail = error instanceof ExpressionError ? INCOMPLETE : error.message;
  return <ScreenMessage title="页面显示出错" detail={detail} action={{ label: "重试", run: retry }} />;
}

function NewerScreen() {
  return (
    <ScreenMessage
      title="此页面需要新版本的应用，请刷新"
      action={{ label: "刷新", run: () => window.location.reload() }}
    />
  );
}
