import { Button, Skeleton } from "antd";
import { lazy, type ReactNode, Suspense } from "react";
import type { ScreenPlace } from "../../renderer/host.ts";
import { usePlan } from "../plans/plan-store.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { IssueList } from "../plans/issue-list.tsx";
import "./screen.css";

// Fields, tables and forms are most of the program; they load while the plan is on its way.
const loadStage = () => import("./screen-stage.tsx").then((module) => ({ default: module.ScreenStage }));
const ScreenStage = lazy(loadStage);

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
      return (
        <Suspense fallback={<ScreenSkeleton />}>
          <ScreenStage plan={loaded.value} place={place} NestedScreen={Screen} />
        </Suspense>
      );
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
      return (
        <ScreenNotice title={shellText("screen.failed")}>
          <p>{shellText("screen.unreachable")}</p>
          <Button type="primary" onClick={() => plans.screens.load(id)}>
            {shellText("retry")}
          </Button>
        </ScreenNotice>
      );
  }
}

function ScreenSkeleton() {
  return (
    <div className="shell-screen-skeleton" aria-busy="true" aria-label={shellText("screen.loading")}>
      <Skeleton active title={false} paragraph={{ rows: 8, width: "100%" }} />
    </div>
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
