import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { REQUEST_NUMBER_HEADER } from "./request-number.ts";
import { REPORTS_PATH } from "./violation-reports.ts";

interface PolicyOptions {
  /** May also be reached by submitting a form. */
  readonly formOrigins?: readonly string[];
  /** May be sent to, besides the own origin. */
  readonly connectOrigins?: readonly string[];
  /** Their pages may stand in frames. */
  readonly frameOrigins?: readonly string[];
  /** A library of the page makes HTML of texts, which no policy of ours looks at. */
  readonly htmlFromTexts?: boolean;
}

/** Scripts and connections from the own origin only; no text becomes HTML unless the page's one policy lets it, or what cleans formatted texts reads it. */
export function contentSecurityPolicy({
  formOrigins = [],
  connectOrigins = [],
  frameOrigins = [],
  htmlFromTexts,
}: PolicyOptions = {}): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // antd writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connectOrigins].join(" "),
    // A PDF that the page has read as the user is shown by the browser's own viewer.
    ["frame-src blob:", ...frameOrigins].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
    `report-uri ${REPORTS_PATH}`,
    ...(htmlFromTexts ? [] : ["require-trusted-types-for 'script'", "trusted-types default dompurify"]),
  ].join("; ");
}

const SECURITY: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy(),
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
};

/** Answers of these contain personal data: no cache may keep them. */
const PERSONAL = /^\/(api|sso)\//;

interface SecurityOptions {
  /** Browsers come by https alone from now on. */
  readonly hsts: boolean;
  readonly connectOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
}

/** Puts the headers of every answer on each that has not set its own. */
export function addSecurityHeaders(app: FastifyInstance, { hsts, ...origins }: SecurityOptions): void {
  const policy = contentSecurityPolicy(origins);
  app.addHook("onSend", async (request, reply) => {
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", policy);
    setSecurityHeaders(request, reply);
    if (hsts) reply.header("strict-transport-security", "max-age=31536000");
  });
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const cache = PERSONAL.test(request.url) ? { "cache-control": "no-store" } : {};
  const headers = { ...SECURITY, ...cache, [REQUEST_NUMBER_HEADER]: request.id };
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}

/** The same for an answer that is written by hand, to what could not be read as a request. */
export function securityHeaderLines(requestNumber: string): string {
  const headers = { ...SECURITY, "cache-control": "no-store", [REQUEST_NUMBER_HEADER]: requestNumber };
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
}
