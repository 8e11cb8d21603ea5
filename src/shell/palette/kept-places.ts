import { objectOf, settingKey, type SettingPart } from "../../session/user-settings/setting-answers.ts";
import type { UserSettings } from "../../session/user-settings/user-settings.ts";

/** An address of the application, with the name that the user sees. */
export interface KeptPlace {
  readonly address: string;
  readonly title: string;
}

const SCREEN = "shell";
const MOST = { favourites: 50, opened: 12 } as const;

type PlacesPart = Extract<SettingPart, keyof typeof MOST>;

/** The user's favourites, or the pages that they opened last; the newest first. */
export function keptPlaces(settings: UserSettings, part: PlacesPart): readonly KeptPlace[] {
  const { places } = objectOf(settings.read().values.get(settingKey(SCREEN, part)));
  return Array.isArray(places) ? places.filter(isPlace) : [];
}

/**
 * Puts a place first, once. Nothing is written before the server's places are loaded, so that they are not
 * overwritten.
 */
export function keepPlace(settings: UserSettings, part: PlacesPart, { address, title }: KeptPlace): void {
  if (settings.read().status !== "ready") return;
  const known = keptPlaces(settings, part);
  if (known[0]?.address === address && known[0].title === title) return;
  const places = [{ address, title }, ...without(known, address)].slice(0, MOST[part]);
  void settings.save(SCREEN, part, { places });
}

export function dropPlace(settings: UserSettings, part: PlacesPart, address: string): void {
  void settings.save(SCREEN, part, { places: without(keptPlaces(settings, part), address) });
}

function without(places: readonly KeptPlace[], address: string): KeptPlace[] {
  return places.filter((place) => place.address !== address);
}

function isPlace(value: unknown): value is KeptPlace {
  const { address, title } = objectOf(value);
  return typeof address === "string" && address.startsWith("/") && typeof title === "string";
}
