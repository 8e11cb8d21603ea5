import type { ThemeConfig } from "antd";
import { attempt, type LastingStorage } from "../../session/lasting-storage.ts";
import { type Appearance, isSame, PLAIN, readAppearance } from "./appearance.ts";
import { LIGHT, type Look } from "./light-look.ts";

export interface AppearanceStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The user's choice. */
  readonly read: () => Appearance;
  /** The theme that the page is drawn in: the one chosen, as soon as its code is there. */
  readonly look: () => Look;
  readonly choose: (appearance: Appearance) => void;
  /** Resolves when the first page can be drawn in the look that was chosen last on this device; never rejects. */
  readonly ready: Promise<void>;
}

export interface AppearancePorts {
  readonly storage: LastingStorage;
  /** True while the machine wants dark pages. */
  readonly system: Pick<MediaQueryList, "matches" | "addEventListener">;
  /** The themes besides the plain light one. */
  readonly loadThemes: () => Promise<{
    readonly themeFor: (isDark: boolean, compact: boolean) => ThemeConfig;
  }>;
}

/** A copy for this device, so that a page is not drawn light first. A plain appearance leaves none. */
const KEPT = "shell.appearance";

export function createAppearanceStore({ storage, system, loadThemes }: AppearancePorts): AppearanceStore {
  let appearance = readAppearance(attempt(() => JSON.parse(storage.getItem(KEPT) ?? "null") as unknown));
  let look = LIGHT;
  let asked = 0;
  const listeners = new Set<() => void>();
  const show = (next: Look) => {
    look = next;
    for (const listener of listeners) listener();
  };
  const draw = async (): Promise<void> => {
    const mine = (asked += 1);
    const { mode, compact } = appearance;
    const isDark = mode === "dark" || (mode === "system" && system.matches);
    if (!isDark && !compact) return show(LIGHT);
    try {
      const { themeFor } = await loadThemes();
      if (mine === asked) show({ theme: themeFor(isDark, compact), isDark });
    } catch {
      // The page stays as it is drawn; the next choice, or the next page, tries again.
      show(look);
    }
  };
  system.addEventListener("change", () => void draw());
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => appearance,
    look: () => look,
    choose: (next) => {
      if (isSame(next, appearance)) return;
      appearance = next;
      if (isSame(next, PLAIN)) storage.removeItem(KEPT);
      else storage.setItem(KEPT, JSON.stringify(next));
      void draw();
    },
    ready: draw(),
  };
}
