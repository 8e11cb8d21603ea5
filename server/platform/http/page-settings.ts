import type { FastifyInstance } from "fastify";

/** The Sentry service that takes reports of faults in browsers. */
export interface ErrorService {
  readonly dsn: string;
  readonly environment: string;
}

/** Tells pages what their installation is connected to; before anybody has signed in. */
export function pageSettingsRoute(
  app: FastifyInstance,
  { errorService, version }: { readonly errorService: ErrorService | undefined; readonly version: string },
): void {
  const settings = { errorService: errorService ? { ...errorService, release: version } : null };
  app.get("/settings.json", (_request, reply) => reply.header("cache-control", "no-cache").send(settings));
}
