import AES from "crypto-js/aes.js";
import Utf8 from "crypto-js/enc-utf8.js";

/**
 * Opens Base64 AES-CBC/PKCS7 text. Throws when key, iv or cipher do not fit.
 * The key is part of what every visitor downloads, so this hides results from a glance at the
 * network panel and from nothing else; only HTTPS and the server's own checks protect data.
 */
export function decrypt(cipher: string, secret: { readonly key: string; readonly iv: string }): string {
  const key = Utf8.parse(secret.key);
  const iv = Utf8.parse(secret.iv);
  if (![16, 24, 32].includes(key.sigBytes) || iv.sigBytes !== 16) {
    throw new Error("The decryption key must have 16, 24 or 32 bytes, its iv 16");
  }
  return AES.decrypt(cipher, key, { iv }).toString(Utf8);
}
