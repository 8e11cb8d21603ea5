import type { FastifyInstance } from "fastify";
import { Refusal } from "../platform/errors.ts";

/** Nothing that is sent is nested deeper. */
const DEEPEST = 40;

/** Room for every list that the catalogue lets through, of which the longest has 5,000 entries. */
const MOST_VALUES = 50_000;

/** JSON bodies reach the routes as values, after a look at how much of a value they are. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    const refusal = findExcess(body);
    if (refusal) done(refusal);
    else void parse(request, body, done);
  });
}

/**
 * A body within its limit of bytes may still be nested so deep that walking it overflows the stack, or hold so many
 * values that checking them stops the server. The text is only counted through: whether it is JSON, the parser says.
 */
function findExcess(text: string): Refusal | undefined {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text[index]) {
      case '"':
        index = endOfString(text, index);
        break;
      case "[":
      case "{":
        depth += 1;
        values += 1;
        break;
      case "]":
      case "}":
        depth -= 1;
        break;
      case ",":
        values += 1;
        break;
    }
    if (depth > DEEPEST) return new Refusal("malformed", "提交的内容层级过多");
    if (values > MOST_VALUES) return new Refusal("tooLarge");
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** True when an odd number of backslashes stands before. */
function isEscaped(text: string, index: number): boolean {
  let before = index;
  while (text[before - 1] === "\\") before -= 1;
  return (index - before) % 2 === 1;
}
