import { useEffect } from "react";
import type { UserSettings } from "../../session/user-settings/user-settings.ts";
import { keepPlace } from "./kept-places.ts";

/** A user who goes on sooner has only passed through. */
const STAY_MS = 1500;

/** Remembers the page in front among those opened last, once the user has stayed. */
export function useOpenedPlace(settings: UserSettings, address: string, title: string): void {
  useEffect(() => {
    const stay = setTimeout(() => keepPlace(settings, "opened", { address, title }), STAY_MS);
    return () => clearTimeout(stay);
  }, [settings, address, title]);
}
