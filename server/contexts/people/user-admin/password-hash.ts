import { assertNoTransaction } from "../../../platform/database/long-work.ts";
import { type BinaryLike, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const BYTES = 32;
const COST = 16_384;

/** `scrypt$<cost>$<salt>$<hash>`, the last two in Base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return ["scrypt", COST, salt.toString("base64"), hash.toString("base64")].join("$");
}

/** True when the text is the password that `stored` was made from. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, cost, salt, hash] = stored.split("$");
  if (scheme !== "scrypt" || salt === undefined || hash === undefined) {
    throw new Error("a stored password is in an unknown form");
  }
  return timingSafeEqual(
    await derive(password, Buffer.from(salt, "base64"), Number(cost)),
    Buffer.from(hash, "base64"),
  );
}

async function derive(password: string, salt: BinaryLike, cost: number): Promise<Buffer> {
  assertNoTransaction("hashing a password");
  return await new Promise((resolve, reject) => {
    scrypt(password, salt, BYTES, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
