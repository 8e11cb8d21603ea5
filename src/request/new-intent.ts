/**
 * A fresh idempotency key, in the form of a version 4 UUID.
 * `crypto.randomUUID` is missing on pages served over plain HTTP inside a firm's network; this is not.
 */
export function newIntent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[(bytes[8] ?? 0) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
