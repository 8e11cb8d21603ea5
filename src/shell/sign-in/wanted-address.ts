import { lastingStorage } from "../../session/lasting-storage.ts";
import { DRAFT_PREFIX } from "../../session/tokens.ts";

/** Survives the sign-out that leads to the sign-in page, as drafts do. */
const KEY = `${DRAFT_PREFIX}wanted-address`;
const storage = lastingStorage(() => sessionStorage);

/** Remembers where a visitor wanted to go before the sign-in came between. */
export function keepWantedAddress(address: string): void {
  storage.setItem(KEY, address);
}

/** The remembered address; null when there is none or when its path leads out of the application. */
export function wantedAddress(isOwn: (path: string) => boolean): string | null {
  const address = storage.getItem(KEY);
  return address !== null && isOwn(address.split("?")[0] ?? "") ? address : null;
}

export function forgetWantedAddress(): void {
  storage.removeItem(KEY);
}
