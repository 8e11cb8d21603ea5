import { describeValue, isPrimitive } from "./expect-value.ts";
import { ExpressionError, type SourceRange } from "./expression-error.ts";
import type { Scope } from "./frame.ts";
import { refuseForbidden } from "./refuse-forbidden.ts";

/** Reads an own property. Throws where JavaScript does, and for everything that is not plain data. */
export function readMember(object: unknown, key: string, range: SourceRange): unknown {
  const holder = typeof object === "object" && object !== null ? object : wrap(object, key, range);
  if (Object.hasOwn(holder, key)) return refuseFunction((holder as Scope)[key], key, range);
  // `in` makes Formily's reactive values register that this expression depends on a property still to come.
  if (key in holder)
    throw new ExpressionError(`"${key}" is inherited; only own properties can be read`, range);
  return undefined;
}

/** Turns the value between `[` and `]` into a property's name, as JavaScript does for everything but objects. */
export function toKey(index: unknown, range: SourceRange): string {
  if (!isPrimitive(index)) throw new ExpressionError(`${describeValue(index)} cannot be an index`, range);
  const key = String(index);
  refuseForbidden(key, range);
  return key;
}

/** Reads a name of the scope. Throws when the scope does not have it. */
export function readName(scope: Scope, name: string, range: SourceRange): unknown {
  // Formily's merged scopes claim to own every name, so `in` is checked too; what they inherit are functions.
  if (Object.hasOwn(scope, name) && name in scope) return refuseFunction(scope[name], name, range);
  const known = Object.keys(scope).join(", ") || "no names";
  throw new ExpressionError(`"${name}" is not known here; known are ${known}`, range);
}

/** The object through which JavaScript reads the properties of a text, a number or a boolean. */
function wrap(value: unknown, key: string, range: SourceRange): object {
  if (value === null || value === undefined) {
    throw new ExpressionError(`cannot read "${key}" of ${value}; use ?. where it may be missing`, range);
  }
  if (!isPrimitive(value))
    throw new ExpressionError(`cannot read "${key}" of ${describeValue(value)}`, range);
  return Object(value) as object;
}

function refuseFunction(value: unknown, name: string, range: SourceRange): unknown {
  if (typeof value === "function")
    throw new ExpressionError(`"${name}" is a function, which is no value here`, range);
  return value;
}
