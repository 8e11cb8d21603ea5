import type { FastifyInstance } from "fastify";

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

/** Puts the security headers on every answer that has not set its own; `hsts`: browsers come by https alone from now on. */
export function addSecurityHeaders(app: FastifyInstance, { hsts }: { readonly hsts: boolean }): void {
  const headers = {
    "content-security-policy": contentSecurityPolicy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    ...(hsts && { "strict-transport-security": "max-age=31536000" }),
  };
  app.addHook("onSend", async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
