import { saveReturnAddress } from "./return-address.ts";

/** Leaves the page and keeps its address for the next sign-in. */
export function leaveForNow(leave: () => void): void {
  saveReturnAddress(window.location.pathname + window.location.search);
  leave();
}
