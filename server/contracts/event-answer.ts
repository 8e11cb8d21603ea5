import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { Refusal } from "../platform/errors.ts";

/** The result of a handler that answers piece by piece; each event is an object. */
export interface EventAnswer {
  readonly events: AsyncIterable<object>;
}

export function isEventAnswer(result: unknown): result is EventAnswer {
  return typeof result === "object" && result !== null && "events" in result;
}

/**
 * Sends the events as they come, as `text/event-stream`; the last one is `{ "done": true }`, which marks a
 * whole answer. A fault in the middle ends it without, a refusal sends its sentence before. When
 * the reader leaves, no more events are read.
 */
export function sendEvents(
  reply: FastifyReply,
  { events }: EventAnswer,
  onFault: (error: unknown) => void,
): FastifyReply {
  return reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "no-store")
    .header("x-accel-buffering", "no")
    .send(Readable.from(lines(events, onFault)));
}

async function* lines(
  events: AsyncIterable<object>,
  onFault: (error: unknown) => void,
): AsyncGenerator<string> {
  try {
    for await (const event of events) yield line(event);
  } catch (error) {
    if (error instanceof Refusal) yield line({ refusal: error.message });
    else onFault(error);
    return;
  }
  yield line({ done: true });
}

function line(event: object): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
