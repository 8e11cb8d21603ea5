import { useCallback, useMemo, useSyncExternalStore } from "react";
import { settingKey, type SettingPart } from "../session/user-settings/setting-answers.ts";
import type { Screen } from "./host.ts";

/**
 * This user's setting for this screen. `read` makes the best of the kept value, which an older or newer program may
 * have written; it is given null or undefined where nothing is. Setting null goes back to the beginning.
 */
export function useUserSetting<Value extends object>(
  { host, plan }: Screen,
  part: SettingPart,
  read: (kept: unknown) => Value,
): readonly [Value, (next: Value | null) => void] {
  const { settings } = host;
  const { values } = useSyncExternalStore(settings.subscribe, settings.read);
  const kept = values.get(settingKey(plan.id, part));
  const value = useMemo(() => read(kept), [read, kept]);
  const change = useCallback(
    (next: Value | null) => void settings.save(plan.id, part, next),
    [settings, plan.id, part],
  );
  return [value, change];
}
