import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Scripts and connections from the own origin only; `formOrigins` may also be reached by submitting a form. */
export function contentSecurityPolicy(formOrigins: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // antd writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
  ].join("; ");
}

const SECURITY: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy(),
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
};

/** The number by which an answer is found in the log. */
const REQUEST_ID = "x-request-id";

/** Answers of these are about somebody: nobody may keep them. */
const PERSONAL = /^\/(api|sso)\//;

/** Puts the headers of every answer on each that has not set its own. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => setSecurityHeaders(request, reply));
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const cache = PERSONAL.test(request.url) ? { "cache-control": "no-store" } : {};
  const headers = { ...SECURITY, ...cache, [REQUEST_ID]: request.id };
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}

/** The same for an answer that is written by hand, to what could not be read as a request. */
export function securityHeaderLines(requestId: string): string {
  const headers = { ...SECURITY, "cache-control": "no-store", [REQUEST_ID]: requestId };
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
}
