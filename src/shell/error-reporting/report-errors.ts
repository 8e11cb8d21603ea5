import { type ErrorReporter, watchUncaught } from "./error-reporter.ts";
import { fetchPageSettings } from "../page-settings/page-settings.ts";

/** Reports faults where the server names a service for it; its code is fetched after the page, and only then. */
export function reportErrors({ report, connect }: ErrorReporter, base: string): void {
  watchUncaught(report);
  const load = async () => {
    const { errorService } = await fetchPageSettings(base);
    if (errorService === null) return connect(null);
    const { connectSentry } = await import("./sentry.ts");
    connect(connectSentry(errorService));
  };
  const start = () => void load().catch(() => connect(null));
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}
