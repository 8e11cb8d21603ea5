import { randomInt } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** Without signs that are read for one another: numbers are told over the telephone. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The header of every answer that says which request it belongs to. */
const REQUEST_NUMBER_HEADER = "x-request-no";

/** `K7M3-9QPX-2DFA`: none comes twice in a firm's lifetime. */
export function newRequestNumber(): string {
  const signs = Array.from({ length: 12 }, () => SIGNS[randomInt(SIGNS.length)]);
  return signs.join("").replaceAll(/.{4}(?=.)/g, "$&-");
}

/** Every answer says its number, which stands in the server's log and in the operation log too. */
export function tellRequestNumbers(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(REQUEST_NUMBER_HEADER, request.id);
  });
}
