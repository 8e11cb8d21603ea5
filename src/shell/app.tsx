import { App as AntdApp, ConfigProvider } from "antd";
import zhCN from "antd/es/locale/zh_CN";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import type { Inspector } from "./inspector/inspector.ts";
import { LoadingOverlay } from "./loading/loading-overlay.tsx";
import type { OverlayState } from "./loading/overlay-state.ts";
import type { NoticeOutlet } from "./notice-outlet.ts";
import type { PlanStore } from "./plans/plan-store.ts";
import { theme } from "./theme.ts";
import "./app.css";

interface AppProps {
  readonly notices: NoticeOutlet;
  readonly overlay: OverlayState;
  readonly plans: PlanStore;
  /** Only in development. */
  readonly inspector?: Inspector | undefined;
  readonly children: ReactNode;
}

const SchemaFollower = import.meta.env.DEV
  ? lazy(() => import("./plans/schema-follower.tsx").then((module) => ({ default: module.SchemaFollower })))
  : null;

const InspectorRoot = import.meta.env.DEV
  ? lazy(() =>
      import("./inspector/panel/inspector-root.tsx").then((module) => ({ default: module.InspectorRoot })),
    )
  : null;

/** antd would write 「保 存」, which neither a search in the page nor a screen reader takes for 「保存」. */
const buttons = { autoInsertSpace: false };

/** Locale, theme and what lies over every page. */
export function App({ notices, overlay, plans, inspector, children }: AppProps) {
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={buttons}>
      <AntdApp className="shell-root">
        <Notices outlet={notices} />
        {children}
        <LoadingOverlay overlay={overlay} />
        {SchemaFollower && (
          <Suspense>
            <SchemaFollower plans={plans} />
          </Suspense>
        )}
        {InspectorRoot && inspector && (
          <Suspense>
            <InspectorRoot inspector={inspector} />
          </Suspense>
        )}
      </AntdApp>
    </ConfigProvider>
  );
}

function Notices({ outlet }: { readonly outlet: NoticeOutlet }) {
  const { message } = AntdApp.useApp();
  useEffect(() => outlet.bind((text) => void message.error(text)), [outlet, message]);
  return null;
}
