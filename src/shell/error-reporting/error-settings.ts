/** The service that takes reports of faults; the server names it. */
export interface ErrorService {
  readonly dsn: string;
  readonly environment: string;
  /** The version of the page. */
  readonly release: string;
}

/** null where faults are not reported, or when the server cannot be asked. */
export async function fetchErrorService(base: string): Promise<ErrorService | null> {
  try {
    const response = await fetch(`${base}settings.json`);
    const body: unknown = response.ok ? await response.json() : null;
    const { errorService } = asRecord(body);
    const { dsn, environment, release } = asRecord(errorService);
    return typeof dsn === "string" && typeof environment === "string" && typeof release === "string"
      ? { dsn, environment, release }
      : null;
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
