import { useEffect, useSyncExternalStore } from "react";
import { settingKey } from "../../session/user-settings/setting-answers.ts";
import { useShell } from "../shell-context.tsx";
import { type Appearance, PLAIN, isSame, readAppearance } from "./appearance.ts";

const SCREEN = "shell";
const PART = "appearance";

/** The user's appearance and the way to another, which takes effect at once and is kept at the server. */
export function useAppearance(): readonly [Appearance, (next: Appearance) => void] {
  const { session, appearance } = useShell();
  const now = useSyncExternalStore(appearance.subscribe, appearance.read);
  const change = (next: Appearance) => {
    appearance.choose(next);
    void session.settings.save(SCREEN, PART, isSame(next, PLAIN) ? null : next);
  };
  return [now, change];
}

/** Applies the appearance that the user has kept, on any device; that of an earlier user of this device is replaced. */
export function useKeptAppearance(): void {
  const { session, appearance } = useShell();
  const { status, values } = useSyncExternalStore(session.settings.subscribe, session.settings.read);
  const kept = values.get(settingKey(SCREEN, PART));
  useEffect(() => {
    if (status === "ready") appearance.choose(readAppearance(kept));
  }, [appearance, status, kept]);
}
