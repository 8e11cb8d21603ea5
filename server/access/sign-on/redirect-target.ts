/** An address that sign-in may send the browser to; null for anything that could lead elsewhere. */
export function redirectTarget(text: unknown, ownOrigin: string, listed: readonly string[]): URL | null {
  if (typeof text !== "string") return null;
  // URL parsing drops control characters and reads backslashes as slashes; an honest address has neither.
  if (/[\p{Cc}\\]/u.test(text) || !URL.canParse(text, ownOrigin)) return null;
  const url = new URL(text, ownOrigin);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  const isPlain = url.username === "" && url.password === "";
  return isWeb && isPlain && [ownOrigin, ...listed].includes(url.origin) ? url : null;
}
