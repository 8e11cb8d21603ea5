import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAiWindow } from "../ai-window/use-ai-window.tsx";
import { useKeptAppearance } from "../appearance/use-appearance.ts";
import { ChatButton } from "../chat-entry/chat-button.tsx";
import { useChat } from "../chat-entry/chat-context.ts";
import { CalculatorButton } from "../calculator/calculator-button.tsx";
import { findMenuPlace } from "../menu/build-menu.ts";
import { useOpenedPlace } from "../palette/use-opened-place.ts";
import { usePalette } from "../palette/use-palette.tsx";
import { useExpiryNotice } from "../session-time/use-expiry-notice.tsx";
import { useSettingsNotice } from "../settings-notice.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { createClosingGuards } from "../tabs/closing-guards.ts";
import type { KeptTabs } from "../tabs/kept-tabs.ts";
import { findTab } from "../tabs/tabs-reducer.ts";
import { useShortcutSheet } from "../shortcuts/use-shortcut-sheet.tsx";
import { TabBar } from "../tabs/tab-bar.tsx";
import { useTabsAtServer } from "../tabs/use-tabs-at-server.ts";
import { type Place, useTabs } from "../tabs/use-tabs.ts";
import { useTour } from "../tour/use-tour.tsx";
import { useTrackedPage } from "../tracking/use-tracked-page.ts";
import { FoldButton } from "./fold-button.tsx";
import { Header } from "./header.tsx";
import { PrintHead } from "./print-head.tsx";
import { Panes } from "./panes.tsx";
import { SideMenu } from "./side-menu.tsx";
import { useSideMenu } from "./use-side-menu.ts";
import "./layout.css";

interface LayoutProps {
  /** The last address inside the layout. */
  readonly place: Place;
  readonly kept: KeptTabs;
  /** A page of the shell in place of the open one, which waits behind it. */
  readonly notice: ReactNode;
}

const CONTENT_ID = "content";

/** Header, side menu, tabs and the pages behind them. Only the pages scroll. */
export function Layout({ place, kept, notice }: LayoutProps) {
  const { menu, routes, session } = useShell();
  useSettingsNotice(session.settings);
  const navigate = useNavigate();
  const [guards] = useState(createClosingGuards);
  const tabs = useTabs({ place, kept, guards, routes });
  useTabsAtServer(tabs, kept);
  const { active } = tabs.state;
  const isNoticed = notice !== null;
  const side = useSideMenu();
  const { close: closeSide } = side;
  useEffect(closeSide, [closeSide, place.key]);
  const shortcutSheet = useShortcutSheet(CONTENT_ID);
  useTrackedPage(isNoticed ? undefined : routes.get(place.path));
  const title = tabs.titleOf(active);
  const at = findMenuPlace(menu, routes, findTab(tabs.state, active)?.path ?? active);

  useEffect(() => {
    if (!isNoticed) document.title = `${title} - ${shellText("product")}`;
  }, [title, isNoticed]);
  useKeptAppearance();
  useOpenedPlace(session.settings, active, title);
  const wouldLose = useUnsaved(tabs);
  useExpiryNotice(wouldLose);

  const tour = useTour();
  const aiWindow = useAiWindow();
  const palette = usePalette({
    tabs,
    isUnsaved: wouldLose,
    onShortcuts: shortcutSheet.open,
    onTour: tour.open,
  });

  return (
    <div className={side.isOpen && !side.isOver ? "shell-frame" : "shell-frame shell-frame-folded"}>
      <a className="shell-skip" href={`#${CONTENT_ID}`}>
        {shellText("menu.skip")}
      </a>
      <Header
        fold={<FoldButton isOpen={side.isOpen} onToggle={side.toggle} />}
        menu={menu}
        current={at?.group}
        isUnsaved={wouldLose}
        tools={<HeaderTools aiButton={aiWindow.button} />}
        onShortcuts={shortcutSheet.open}
        onTour={tour.open}
        onSearch={palette.open}
      />
      {side.isOpen && (
        <SideMenu
          group={at?.group}
          current={at?.entry}
          addressOf={tabs.addressOf}
          isOver={side.isOver}
          onTaken={side.close}
        />
      )}
      <div className="shell-main" onPointerDown={side.close} role="presentation">
        <TabBar
          state={tabs.state}
          isBehind={isNoticed}
          titleOf={tabs.titleOf}
          onActivate={(key) => void navigate(tabs.addressOf(key))}
          onClose={(keys) => void tabs.close(keys)}
          onRefresh={(key) => void tabs.refresh(key)}
          onPin={tabs.pin}
          onMove={tabs.move}
        />
        <main className="shell-panes" id={CONTENT_ID} tabIndex={-1}>
          <PrintHead title={title} />
          {notice}
          <Panes tabs={tabs} guards={guards} isBehind={isNoticed} />
        </main>
      </div>
      {shortcutSheet.element}
      {palette.element}
      {tour.element}
      {aiWindow.element}
    </div>
  );
}

/** Buttons that open tools over the page. */
function HeaderTools({ aiButton }: { readonly aiButton: ReactNode }) {
  return (
    <>
      <ChatButton />
      <CalculatorButton />
      {aiButton}
    </>
  );
}

/**
 * True when a sign-out would lose something: unsaved input of an open page, or an unsent message to a client. An
 * unsent message survives the page.
 */
function useUnsaved(tabs: ReturnType<typeof useTabs>): () => boolean {
  const { sessions } = useShell();
  const chat = useChat();
  const isUnsaved = () => tabs.state.tabs.some(({ key }) => tabs.question(key) !== null);
  useLeavingGuard(() => isUnsaved() && sessions.isAlive());
  return () => isUnsaved() || chat.isUnsent();
}

/** Makes the browser show its confirmation before it leaves while something would get lost. */
function useLeavingGuard(wouldLose: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  });
}
