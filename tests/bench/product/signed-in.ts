import type { BrowserContextOptions } from "@playwright/test";
import { newSession } from "../../e2e/app/session.ts";

/** A browser profile in which the head of the demonstration's firm has signed in. */
export async function signedIn(address: string): Promise<BrowserContextOptions> {
  // The libraries of the pages by hand do things that the product's policy forbids.
  return { bypassCSP: true, storageState: await newSession(address, "zhoumy") };
}
