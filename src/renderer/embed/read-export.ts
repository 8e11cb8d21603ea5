/**
 * The file that a message of an embedded CRM page names for opening: a text of JSON with `from` "crm", `type` "export"
 * and a `downloadPath` of the web. Null for any other message.
 */
export function readExport(data: unknown): string | null {
  if (typeof data !== "string") return null;
  const { from, type, downloadPath } = parsed(data);
  if (from !== "crm" || type !== "export" || typeof downloadPath !== "string") return null;
  return URL.canParse(downloadPath) && /^https?:$/.test(new URL(downloadPath).protocol) ? downloadPath : null;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
