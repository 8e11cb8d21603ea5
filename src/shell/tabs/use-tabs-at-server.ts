import { useEffect, useRef, useSyncExternalStore } from "react";
import { objectOf, settingKey, type SettingPart } from "../../session/user-settings/setting-answers.ts";
import type { UserSettings } from "../../session/user-settings/user-settings.ts";
import { useShell } from "../shell-context.tsx";
import type { KeptTabs } from "./kept-tabs.ts";
import { HOME_PATH, type KeptTab, type Tab } from "./tabs-reducer.ts";
import type { Tabs } from "./use-tabs.ts";

const SCREEN = "shell";
/** Tabs that are opened and closed sooner are passed through. */
const STAY_MS = 1000;

type TabsPart = Extract<SettingPart, "tabs" | "pinned">;

/** A value of `tabs`; without a list the user does not want the tabs back. */
interface OpenTabs {
  readonly isOff: boolean;
  readonly tabs: unknown;
}

/**
 * Keeps the tabs with the user's settings, so that they come back on whatever device: the pinned ones in every window,
 * the others after a sign-in. A guest of a shared sign-in neither finds nor leaves any.
 */
export function useTabsAtServer(tabs: Pick<Tabs, "state" | "restore">, kept: KeptTabs): void {
  const { session } = useShell();
  const { settings, isNew } = session;
  const isGuest = session.info.sharedLogin;
  const { status } = useSyncExternalStore(settings.subscribe, settings.read);
  const isTold = status === "ready" && !isGuest;
  const { state, restore } = tabs;
  const { tabs: now } = state;
  // The tabs as they were before: whatever comes after them is the user's doing.
  const before = useRef<readonly Tab[] | null>(null);
  useEffect(() => {
    if (!isTold || before.current !== null) return;
    before.current = now;
    const open = readOpenTabs(settings);
    restore(
      kept.parse(valueOf(settings, "pinned")["tabs"]),
      isNew && !open.isOff ? kept.parse(open.tabs) : [],
    );
  }, [isTold, settings, isNew, kept, now, restore]);
  useEffect(() => {
    if (before.current === null || before.current === now) return;
    const pinned = now.filter((tab) => tab.isPinned && tab.key !== HOME_PATH);
    const known = kept.parse(valueOf(settings, "pinned")["tabs"]);
    if (keysOf(known) !== keysOf(pinned)) void settings.save(SCREEN, "pinned", { tabs: pinned.map(placeOf) });
  }, [settings, kept, now]);
  useEffect(() => {
    if (before.current === null || before.current === now) return;
    const stay = setTimeout(() => {
      const { isOff, tabs: known } = readOpenTabs(settings);
      const open = now.filter((tab) => !tab.isPinned).map(placeOf);
      const isKnown = JSON.stringify(kept.parse(known).map(placeOf)) === JSON.stringify(open);
      if (!isOff && !isKnown) void settings.save(SCREEN, "tabs", { tabs: open });
    }, STAY_MS);
    return () => clearTimeout(stay);
  }, [settings, kept, now]);
}

/** True while the open tabs come back after a sign-in, and the way to change it. */
export function useTabsComeBack(): readonly [boolean, (comesBack: boolean) => void] {
  const { settings } = useShell().session;
  useSyncExternalStore(settings.subscribe, settings.read);
  const change = (comesBack: boolean) =>
    void settings.save(SCREEN, "tabs", comesBack ? null : { isOff: true });
  return [!readOpenTabs(settings).isOff, change];
}

function valueOf(settings: UserSettings, part: TabsPart) {
  return objectOf(settings.read().values.get(settingKey(SCREEN, part)));
}

function readOpenTabs(settings: UserSettings): OpenTabs {
  const { isOff, tabs } = valueOf(settings, "tabs");
  return { isOff: isOff === true, tabs };
}

/** Names them in their order. */
function keysOf(tabs: readonly KeptTab[]): string {
  return JSON.stringify(tabs.map(({ key }) => key));
}

/** The list that a page came from stays with the window. */
function placeOf({ key, path, search, title }: KeptTab): KeptTab {
  return { key, path, search, ...(title !== undefined && { title }) };
}
