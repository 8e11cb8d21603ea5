import {
  type BrowserOptions,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  type ErrorEvent,
  init,
  linkedErrorsIntegration,
} from "@sentry/browser";
import type { SendError } from "./error-reporter.ts";
import type { ErrorService } from "../page-settings/page-settings.ts";
import { scrubAddress, scrubText } from "./scrub.ts";

const TRACE_RATE = 0.001;

/**
 * Sends faults to a Sentry service. Of what it would collect by itself nothing is used: clicks, console, requests and
 * addresses show the data of clients.
 */
export function connectSentry(service: ErrorService): SendError {
  init(sentryOptions(service));
  return (error) => void captureException(error);
}

export function sentryOptions({ dsn, environment, release }: ErrorService): BrowserOptions {
  return {
    dsn,
    environment,
    release,
    defaultIntegrations: false,
    integrations: [linkedErrorsIntegration(), dedupeIntegration(), browserTracingIntegration()],
    tracesSampleRate: TRACE_RATE,
    // Our requests carry no headers of the service.
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeBreadcrumb: () => null,
    beforeSend: scrubEvent,
    beforeSendSpan: (span) => ({
      ...span,
      name: scrubAddress(span.name),
      attributes: Object.fromEntries(
        Object.entries(span.attributes).map(([name, value]) => [
          name,
          typeof value === "string" ? scrubAddress(value) : value,
        ]),
      ),
    }),
  };
}

/** The report of a fault: its kind and its place in the program, and nothing else. */
export function scrubEvent(event: ErrorEvent): ErrorEvent {
  const { event_id, type, timestamp, platform, level, release, environment, sdk, exception } = event;
  const values = exception?.values?.map((value) => ({
    ...value,
    ...(value.value !== undefined && { value: scrubText(value.value) }),
    ...(value.stacktrace && {
      stacktrace: {
        frames: (value.stacktrace.frames ?? []).map(({ filename = "", ...frame }) => ({
          ...frame,
          filename: scrubAddress(filename),
        })),
      },
    }),
  }));
  return {
    type,
    ...Object.fromEntries(
      Object.entries({ event_id, timestamp, platform, level, release, environment, sdk }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    ...(values && { exception: { values } }),
  };
}
