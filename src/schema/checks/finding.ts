import { nearestName } from "../nearest-name.ts";
import type { Finding } from "./check-context.ts";
import { describePointer } from "./describe-pointer.ts";
import type { Place } from "./reading/place.ts";

/** A finding whose message begins with the place as people write it. */
export function finding(at: Place, text: string, more: Omit<Finding, "at" | "message"> = {}): Finding {
  const where = describePointer(at.pointer);
  return { at, message: where ? `${where}: ${text}` : text, ...more };
}

/** A finding about a name that does not exist; the hint is the nearest one that does, or all of a few. */
export function unknownName(
  at: Place,
  name: unknown,
  text: string,
  known: Iterable<string>,
  more: Pick<Finding, "of" | "offset"> = {},
): Finding {
  const pointer = more.of === "key" ? at.pointer.slice(0, at.pointer.lastIndexOf("/")) : at.pointer;
  return {
    at,
    message: `${describePointer(pointer)} ${JSON.stringify(name)}: ${text}`.trim(),
    hint: didYouMean(name, known) ?? knownNames(known),
    ...more,
  };
}

export function didYouMean(name: unknown, known: Iterable<string>): string | undefined {
  const nearest = typeof name === "string" ? nearestName(name, known) : undefined;
  return nearest === undefined ? undefined : `did you mean ${JSON.stringify(nearest)}?`;
}

/** More names than one reads through are no help. */
const FEW = 24;

function knownNames(known: Iterable<string>): string | undefined {
  const names = [...new Set(known)];
  return names.length === 0 || names.length > FEW ? undefined : `known are ${names.join(", ")}`;
}
