import { attempt } from "../lasting-storage.ts";
import { objectOf, settingKey, type SettingPart } from "./setting-answers.ts";
import type { UserSettings } from "./user-settings.ts";

/** The browser's storage, as far as older versions of the program have kept settings in it. */
export interface DeviceSettings {
  readonly keys: () => readonly string[];
  readonly getItem: (key: string) => string | null;
  readonly removeItem: (key: string) => void;
}

/** A browser that blocks its storage has kept nothing. */
export function deviceSettings(open: () => Storage): DeviceSettings {
  return {
    keys: () => attempt(() => Object.keys(open())) ?? [],
    getItem: (key) => attempt(() => open().getItem(key)) ?? null,
    removeItem: (key) => attempt(() => open().removeItem(key)),
  };
}

const KEPT = /^list\.(columns|aside|filters)\.([^.]+)\.(.+)$/u;

/**
 * Moves the settings that older versions have kept of this user in this browser to the server. A setting that the
 * server has already stands; one that it refuses stays here for the next session.
 */
export async function takeOverDevice(
  settings: UserSettings,
  device: DeviceSettings,
  userId: number | string,
): Promise<void> {
  if (settings.read().status !== "ready") return;
  for (const key of device.keys()) {
    const [, what, owner, screen = ""] = KEPT.exec(key) ?? [];
    if (what === undefined || owner !== String(userId)) continue;
    const stored = parse(device.getItem(key));
    const isTaken =
      what === "filters"
        ? await takeFilters(settings, screen, stored)
        : await takeSetting(settings, screen, what === "aside" ? "aside" : "columns", stored);
    if (isTaken) device.removeItem(key);
  }
}

/** True when the server has it now, or needs none. */
async function takeSetting(
  settings: UserSettings,
  screen: string,
  part: SettingPart,
  stored: unknown,
): Promise<boolean> {
  const isSet = settings.read().values.has(settingKey(screen, part));
  return (
    isSet || typeof stored !== "object" || stored === null || (await settings.save(screen, part, stored))
  );
}

/** True when the server has them all now. */
async function takeFilters(settings: UserSettings, screen: string, stored: unknown): Promise<boolean> {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  let isWhole = true;
  for (const entry of entries) {
    const { name, filters, isDefault } = objectOf(entry);
    const isKnown = settings
      .read()
      .filters.some((known) => known.own && known.screen === screen && known.name === name);
    if (typeof name !== "string" || isKnown) continue;
    try {
      const { id } = await settings.addFilter(screen, name, objectOf(filters));
      if (isDefault === true) await settings.save(screen, "defaultFilter", { filterId: id });
    } catch {
      isWhole = false;
    }
  }
  return isWhole;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // The browser's storage was edited by hand; there is nothing to take over.
    return null;
  }
}
