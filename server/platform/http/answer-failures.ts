import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance } from "fastify";
import { refuse } from "./envelope.ts";
import { refusalOfFault } from "../database/refusal-of-fault.ts";
import { Refusal, type RefusalKind } from "../errors.ts";
import type { AllowedMethods } from "./allowed-methods.ts";
import { isPageNavigation } from "./built-app.ts";
import { faultCause } from "./fault-cause.ts";

const REFUSAL_OF_STATUS: { readonly [status: number]: RefusalKind } = {
  404: "unknownPath",
  413: "tooLarge",
  415: "mediaType",
};

export interface FailureOptions {
  readonly staticDir: string | undefined;
  readonly allowedMethods: AllowedMethods;
  /** The answer to a fault contains its cause. */
  readonly development: boolean | undefined;
  /** Called with what the database refused. */
  readonly onDatabaseFault: (error: unknown) => void;
}

/** Every failure in the envelope, and the app itself where a browser opens one of its pages. */
export function answerFailures(
  app: FastifyInstance,
  { staticDir, allowedMethods, development, onDatabaseFault }: FailureOptions,
): void {
  app.setErrorHandler((error: Error & Partial<FastifyError>, request, reply) => {
    const refusal = refusalOfFault(error);
    if (refusal && refusal !== error) {
      request.log.warn({ err: error }, "the database refused");
      onDatabaseFault(error);
    }
    if (refusal) return refuse(reply, refusal);
    const status = error.statusCode ?? 500;
    if (status === 413) {
      reply.removeHeader("connection").raw.once("finish", () => hangUp(request.raw.socket));
    }
    if (status < 500) return refuse(reply, new Refusal(REFUSAL_OF_STATUS[status] ?? "malformed"));
    request.log.error({ err: error }, "request failed");
    return refuse(reply, new Refusal("fault"), development ? { fault: faultCause(error) } : null);
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(request.url.split("?")[0] ?? "");
    if (methods.length > 0) {
      return refuse(reply.header("allow", methods.join(", ")), new Refusal("wrongMethod"));
    }
    if (staticDir !== undefined && isPageNavigation(request)) {
      return reply.header("cache-control", "no-cache").sendFile("index.html", { cacheControl: false });
    }
    return refuse(reply, new Refusal("unknownPath"));
  });
}

/**
 * Reads no more of a body. `connection: close` would cut the connection at once, and with what is still on its way
 * the answer would be lost.
 */
function hangUp(socket: Socket): void {
  socket.pause();
  socket.end();
  setTimeout(() => socket.destroy(), 500).unref();
}
