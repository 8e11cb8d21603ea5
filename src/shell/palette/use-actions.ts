import { useAppearance } from "../appearance/use-appearance.ts";
import { useLocking } from "../lock/use-locking.ts";
import { shellText, type ShellTextKey } from "../shell-text.ts";
import { findTab, keysBesides } from "../tabs/tabs-reducer.ts";
import type { Tabs } from "../tabs/use-tabs.ts";
import { useSignOut } from "../sign-in/use-sign-out.ts";
import type { Entry } from "./entries.ts";

const MODES = ["light", "dark", "system"] as const;

interface ActionSources {
  readonly tabs: Tabs;
  readonly isUnsaved: () => boolean;
  readonly onShortcuts: () => void;
  readonly onTour: () => void;
}

/** The actions of the frame that can be taken now. */
export function useActions({ tabs, isUnsaved, onShortcuts, onTour }: ActionSources): readonly Entry[] {
  const lock = useLocking();
  const signOut = useSignOut(isUnsaved);
  const [appearance, change] = useAppearance();
  const { active } = tabs.state;
  const others = keysBesides(tabs.state, active);
  return [
    action("palette.refresh", () => void tabs.refresh(active)),
    ...(findTab(tabs.state, active)?.isPinned
      ? []
      : [action("palette.closeTab", () => void tabs.close([active]))]),
    ...(others.length === 0 ? [] : [action("palette.closeOthers", () => void tabs.close(others))]),
    ...MODES.filter((mode) => mode !== appearance.mode).map((mode) =>
      action(`palette.${mode}`, () => change({ ...appearance, mode })),
    ),
    action(appearance.compact ? "palette.roomy" : "palette.compact", () =>
      change({ ...appearance, compact: !appearance.compact }),
    ),
    action("shortcuts.title", onShortcuts),
    action("tour.title", onTour),
    ...(lock ? [action("lock.put", lock)] : []),
    action("signOut", () => void signOut()),
  ];
}

function action(text: ShellTextKey, run: () => void): Entry {
  return { key: `action:${text}`, title: shellText(text), run };
}
