/**
 * The address behind a link that came from outside, or null unless it plainly is a web page:
 * `http://` or `https://`, without control characters (URL parsers drop them silently), without
 * a user name (which dresses one host up as another), of a host without spaces (Chromium takes them).
 */
export function openableLink(text: string): URL | null {
  const trimmed = text.trim();
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(text) || !/^https?:\/\//i.test(trimmed)) return null;
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (url === null || url.username !== "" || url.password !== "" || url.hostname.includes("%")) return null;
  return url;
}
