/** The service that takes reports of faults; the server names it. */
export interface ErrorService {
  readonly dsn: string;
  readonly environment: string;
  /** The version of the page. */
  readonly release: string;
}

/** Systems that the server's configuration connects; null: not this one. */
export interface PageSettings {
  readonly errorService: ErrorService | null;
  /** The address below which the CRM's pages are, ending in `/`. */
  readonly crm: string | null;
}

/** Rejects when the server is out of reach. */
export async function fetchPageSettings(base: string): Promise<PageSettings> {
  const response = await fetch(`${base}settings.json`);
  if (!response.ok) throw new Error(`settings.json: HTTP ${response.status}`);
  const { errorService, crm } = asRecord(await response.json());
  return { errorService: readErrorService(errorService), crm: typeof crm === "string" ? crm : null };
}

function readErrorService(value: unknown): ErrorService | null {
  const { dsn, environment, release } = asRecord(value);
  return typeof dsn === "string" && typeof environment === "string" && typeof release === "string"
    ? { dsn, environment, release }
    : null;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
