import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import { refuse } from "./envelope.ts";
import { REFUSALS, Refusal } from "../errors.ts";
import { newRequestNumber } from "./request-number.ts";
import { securityHeaderLines, setSecurityHeaders } from "./security-headers.ts";

/** Answers to what reaches no route: an address that cannot be decoded, and what is no HTTP at all. */
export const UNREADABLE_REQUESTS = {
  frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    request.log.info({ err: error }, "unreadable address");
    setSecurityHeaders(request, reply);
    return refuse(reply, new Refusal("malformed"));
  },
  clientErrorHandler: (error: Error & { readonly code?: string }, socket: Socket) => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const { code, message } = REFUSALS.malformed;
    const body = JSON.stringify({ code, message, result: null });
    const head = `HTTP/1.1 ${STATUS_OF_FAULT[error.code ?? ""] ?? "400 Bad Request"}\r\n`;
    const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    if (socket.writable) {
      socket.write(
        `${head}${headers}${securityHeaderLines(newRequestNumber())}connection: close\r\n\r\n${body}`,
      );
    }
    socket.destroySoon();
  },
} satisfies Pick<FastifyServerOptions, "frameworkErrors" | "clientErrorHandler">;

const STATUS_OF_FAULT: { readonly [code: string]: string } = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/** A name or an address, with or without a port. */
const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Refuses a request whose `Host` is none: addresses are made from it. */
export function assertSoundHost(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    const host = request.host ?? "";
    if (!HOST.test(host) || !URL.canParse(`http://${host}`)) throw new Refusal("badHost");
  });
}
