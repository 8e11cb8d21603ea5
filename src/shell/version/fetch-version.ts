/** The version of the page that the server has now; null when it could not be read. */
export async function fetchVersion(base: string): Promise<string | null> {
  try {
    const response = await fetch(`${base}version.json?t=${Date.now()}`, { cache: "no-store" });
    const body: unknown = response.ok ? await response.json() : null;
    const facts = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
    return typeof facts["version"] === "string" ? facts["version"] : null;
  } catch {
    // The next check fetches it again.
    return null;
  }
}
