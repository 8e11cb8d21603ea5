import { useCallback, useEffect, useState } from "react";
import { attempt, lastingStorage } from "../../../session/lasting-storage.ts";

export type PanelTab = "elements" | "roles" | "requests";

export interface PanelSettings {
  readonly isOpen: boolean;
  readonly dock: "right" | "bottom";
  readonly tab: PanelTab;
}

const KEY = "inspector.panel";
const CLOSED: PanelSettings = { isOpen: false, dock: "right", tab: "elements" };

/** The panel as the developer left it; stays in the browser. */
export function usePanelSettings() {
  const [settings, setSettings] = useState(read);
  const change = useCallback(
    (next: Partial<PanelSettings>) => setSettings((now) => ({ ...now, ...next })),
    [],
  );
  useEffect(() => lastingStorage(() => localStorage).setItem(KEY, JSON.stringify(settings)), [settings]);
  return [settings, change] as const;
}

function read(): PanelSettings {
  const text = lastingStorage(() => localStorage).getItem(KEY);
  const stored = text === null ? undefined : attempt(() => JSON.parse(text) as Partial<PanelSettings>);
  return { ...CLOSED, ...stored };
}
