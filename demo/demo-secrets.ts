import { createHash } from "node:crypto";
import { createSecretBox } from "../server/platform/secrets/secret-box.ts";

/** It guards nothing: the passwords it seals are invented. */
export const DEMO_SECRETS_KEY = createHash("sha256").update("demonstration").digest();

const box = createSecretBox([DEMO_SECRETS_KEY]);

/** An invented password as the product keeps one. */
export function sealDemoSecret(text: string, owner: string): string | null {
  return box.seal(text, owner);
}
