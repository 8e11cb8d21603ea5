import type { FastifyInstance } from "fastify";

/** The Sentry service that takes reports of faults in browsers. */
export interface ErrorService {
  readonly dsn: string;
  readonly environment: string;
}

interface PageSettings {
  readonly errorService: ErrorService | undefined;
  /** Below it are the pages of the firms' CRM, which stand in frames. */
  readonly crmUrl: string | undefined;
  readonly version: string;
}

/** Serves the settings of the installation that pages need before the sign-in. */
export function pageSettingsRoute(
  app: FastifyInstance,
  { errorService, crmUrl, version }: PageSettings,
): void {
  const settings = {
    errorService: errorService ? { ...errorService, release: version } : null,
    crm: crmUrl ?? null,
  };
  app.get("/settings.json", (_request, reply) => reply.header("cache-control", "no-cache").send(settings));
}
