import { lastingStorage } from "../../session/lasting-storage.ts";
import { DRAFT_PREFIX } from "../../session/tokens.ts";

/** Survives the sign-out that leads to the sign-in page, as drafts do. */
const KEY = `${DRAFT_PREFIX}wanted-address`;
const storage = lastingStorage(() => sessionStorage);

/** Remembers where a visitor wanted to go before the sign-in came between. */
export function saveReturnAddress(address: string): void {
  storage.setItem(KEY, address);
}

/** The remembered address, which may lead nowhere; null when there is none. */
export function returnAddress(): string | null {
  return storage.getItem(KEY);
}

export function clearReturnAddress(): void {
  storage.removeItem(KEY);
}
