import { isReservedWord } from "./explain-token.ts";
import { ExpressionError } from "./expression-error.ts";
import type { ArrowNode } from "./expression-node.ts";
import type { ParseInner } from "./parse-primary.ts";
import { refuseForbidden } from "./refuse-forbidden.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** Reads the function that an array method is given. */
export function parseArrow(cursor: TokenCursor, inner: ParseInner, method: string): ArrowNode {
  const first = cursor.peek();
  const bare = first.kind === "name" && cursor.at("=>", 1);
  if (!bare && !cursor.at("(")) {
    cursor.refuse(first, `${method} needs a function such as item => item.id`);
  }
  const readParameter = () => parseParameter(cursor, method);
  if (!bare) cursor.next();
  const parameters = bare ? [readParameter()] : cursor.list(")", readParameter).items;
  if (parameters.length > 2 || new Set(parameters).size < parameters.length) {
    throw new ExpressionError(
      `the function of ${method} has at most two parameters, the item and its index`,
      first,
    );
  }
  if (!cursor.at("=>")) cursor.refuse(cursor.peek(), `${method} needs a function such as item => item.id`);
  cursor.next();
  if (cursor.at("{")) {
    cursor.refuse(cursor.peek(), "the body of a function is one expression; put an object in ( )");
  }
  const before = cursor.nodes;
  const body = cursor.inArrow(() => inner(cursor));
  return cursor.node({
    kind: "arrow",
    parameters,
    body,
    size: cursor.nodes - before,
    start: first.start,
    end: body.end,
  });
}

function parseParameter(cursor: TokenCursor, method: string): string {
  const token = cursor.next();
  if (token.kind !== "name" || isReservedWord(token.value)) {
    throw new ExpressionError(
      `${method} needs a function with plain names as parameters, such as item => item.id`,
      token,
    );
  }
  refuseForbidden(token.value, token);
  return token.value;
}
