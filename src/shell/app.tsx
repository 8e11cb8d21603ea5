import { App as AntdApp, ConfigProvider } from "antd";
import zhCN from "antd/es/locale/zh_CN";
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { createDeferred, useDeferred, type Deferred } from "../fields/deferred.ts";
import type { AppearanceStore } from "./appearance/appearance-store.ts";
import { LIGHT } from "./appearance/light-look.ts";
import { testTheme } from "./appearance/test-theme.ts";
import { usePrinting } from "../renderer/use-printing.ts";
import { FaultNotice } from "./fault-notice.tsx";
import type { Inspector } from "./inspector/inspector.ts";
import { LoadingOverlay } from "./loading/loading-overlay.tsx";
import type { OverlayState } from "./loading/overlay-state.ts";
import type { NoticeOutlet } from "./notice-outlet.ts";
import type { PlanStore } from "./plans/plan-store.ts";
import "./app.css";

interface AppProps {
  readonly appearance: AppearanceStore;
  /** True on a test installation, which must not be mistaken for the real one. */
  readonly isTest: boolean;
  readonly notices: NoticeOutlet;
  readonly overlay: OverlayState;
  readonly plans: PlanStore;
  /** Only in development. */
  readonly inspector?: Inspector | undefined;
  readonly children: ReactNode;
}

const schemaFollower = import.meta.env.DEV
  ? createDeferred(async () => (await import("./plans/schema-follower.tsx")).SchemaFollower)
  : null;
const inspectorRoot = import.meta.env.DEV
  ? createDeferred(async () => (await import("./inspector/panel/inspector-root.tsx")).InspectorRoot)
  : null;

/** antd would write 「保 存」, which neither a search in the page nor a screen reader takes for 「保存」. */
const buttons = { autoInsertSpace: false };

/** The corner in which a notice that stays covers nothing to press: filters, tabs and pages of a list stand above and to the right. */
const NOTICES = { placement: "bottomLeft" } as const;

/** Locale, theme and what lies over every page. */
export function App({ appearance, isTest, notices, overlay, plans, inspector, children }: AppProps) {
  const chosen = useSyncExternalStore(appearance.subscribe, appearance.look);
  // Dark pages would be printed without their ground.
  const look = usePrinting() ? LIGHT : chosen;
  const { isDark } = look;
  const theme = useMemo(() => (isTest ? testTheme(look.theme, isDark) : look.theme), [look, isDark, isTest]);
  useLayoutEffect(() => {
    document.documentElement.dataset["look"] = isDark ? "dark" : "light";
  }, [isDark]);
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={buttons}>
      <AntdApp className="shell-root" notification={NOTICES}>
        <Notices outlet={notices} />
        {children}
        <LoadingOverlay overlay={overlay} />
        {schemaFollower && <Later part={schemaFollower} plans={plans} />}
        {inspectorRoot && inspector && <Later part={inspectorRoot} inspector={inspector} />}
      </AntdApp>
    </ConfigProvider>
  );
}

function Later<Props extends object>({
  part,
  ...props
}: Props & { readonly part: Deferred<ComponentType<Props>> }) {
  const deferred = useDeferred(part);
  // The rest are the part's own properties, which the type of a rest does not say.
  return deferred.status === "ready" && <deferred.part {...(props as unknown as Props)} />;
}

function Notices({ outlet }: { readonly outlet: NoticeOutlet }) {
  const { message } = AntdApp.useApp();
  useEffect(
    () =>
      outlet.bind((text, requestNo) => {
        if (requestNo === undefined) void message.error(text);
        else void message.error({ content: <FaultNotice text={text} requestNo={requestNo} />, duration: 10 });
      }),
    [outlet, message],
  );
  return null;
}
