import { Button, Skeleton } from "antd";
import type { ReactNode } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import type { ScreenPlace } from "../../renderer/host.ts";
import type { ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import { usePlan } from "../plans/plan-store.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { IssueList } from "../plans/issue-list.tsx";
import "./screen.css";

// Fields, tables and forms are most of the program; they load while session and plan are on their way.
const stage = createDeferred(async () => (await import("./screen-stage.tsx")).ScreenStage);
stage.load();

interface ScreenProps {
  readonly id: string;
  readonly place: ScreenPlace;
}

/** A screen by its id: waits for its plan and says so when it cannot come. */
export function Screen({ id, place }: ScreenProps) {
  const { plans } = useShell();
  const loaded = usePlan(plans.screens, id);
  switch (loaded.state) {
    case "loading":
      return <ScreenSkeleton />;
    case "ready":
      return <Staged plan={loaded.value} place={place} />;
    case "broken":
      return (
        <ScreenNotice title={shellText("screen.broken")}>
          <IssueList issues={loaded.issues} />
        </ScreenNotice>
      );
    case "newer":
      return (
        <ScreenNotice title={shellText("screen.newer")}>
          <Button type="primary" onClick={() => window.location.reload()}>
            {shellText("refresh")}
          </Button>
        </ScreenNotice>
      );
    case "failed":
      return <UnreachableNotice onRetry={() => plans.screens.load(id)} />;
  }
}

function Staged(props: { readonly plan: ScreenPlan; readonly place: ScreenPlace }) {
  const deferred = useDeferred(stage);
  if (deferred.status === "loading") return <ScreenSkeleton />;
  if (deferred.status === "failed") return <UnreachableNotice onRetry={stage.load} />;
  return <deferred.part {...props} NestedScreen={Screen} />;
}

function ScreenSkeleton() {
  return (
    <section className="shell-screen-skeleton" aria-busy="true" aria-label={shellText("screen.loading")}>
      <Skeleton active title={false} paragraph={{ rows: 8, width: "100%" }} />
    </section>
  );
}

function UnreachableNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ScreenNotice title={shellText("screen.failed")}>
      <p>{shellText("screen.unreachable")}</p>
      <Button type="primary" onClick={onRetry}>
        {shellText("retry")}
      </Button>
    </ScreenNotice>
  );
}

function ScreenNotice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="shell-screen-notice" role="alert">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
