import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/** Seals texts that must not be readable in the database: the passwords of client companies at their bureaus. */
export interface SecretBox {
  /** The text in a shape that only this box opens, and only for the same owner; null: it has no key and keeps nothing. */
  readonly seal: (text: string, owner: string) => string | null;
  /** Null where it holds nothing that this box has sealed for the owner. */
  readonly open: (sealed: unknown, owner: string) => string | null;
  /**
   * Hashes of the text that nobody without the key can try texts against: by the newest key first. Without a key they
   * are this process's own, and equal only within it.
   */
  readonly marks: (text: string) => readonly string[];
}

const SHAPE = "v1";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals by the first key and opens by any of them, so that a new key can take the place of an old one. */
export function createSecretBox(keys: readonly Buffer[]): SecretBox {
  const [first] = keys;
  const marking = (first ? keys : [randomBytes(KEY_BYTES)]).map((key) => subkey(key, "mark"));
  return {
    marks: (text) => marking.map((key) => createHmac("sha256", key).update(text).digest("base64url")),
    seal: (text, owner) => (first ? seal(first, text, owner) : null),
    open: (sealed, owner) => {
      if (typeof sealed !== "string" || !sealed.startsWith(`${SHAPE}.`)) return null;
      for (const key of keys) {
        const text = open(key, sealed, owner);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

/** The nonce follows from owner and text: the same secret kept again is no change, and no nonce serves two texts. */
function seal(key: Buffer, text: string, owner: string): string {
  const nonce = createHmac("sha256", subkey(key, "nonce"))
    .update(JSON.stringify([owner, text]))
    .digest()
    .subarray(0, NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", subkey(key, "cipher"), nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `${SHAPE}.${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString("base64url")}`;
}

function open(key: Buffer, sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed.slice(SHAPE.length + 1), "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", subkey(key, "cipher"), nonce)
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const body = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function subkey(key: Buffer, use: string): Buffer {
  return createHmac("sha256", key).update(use).digest();
}
