import { nearestName, onlyNearName } from "../nearest-name.ts";
import type { Finding } from "./check-context.ts";
import { describePointer } from "./written/describe-pointer.ts";
import type { Place } from "./reading/place.ts";

/** A finding whose message begins with the place as people write it. */
export function finding(at: Place, text: string, more: Omit<Finding, "at" | "message"> = {}): Finding {
  const where = describePlace(at);
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
  const where = describePlace({ file: at.file, pointer });
  const names = [...known];
  return {
    at,
    message: `${where} ${JSON.stringify(name)}: ${text}`.trim(),
    hint: knownNames(names),
    ...nearName(name, names),
    ...more,
  };
}

/** The place as it is written in the file. */
function describePlace({ file, pointer }: Place): string {
  return describePointer(file.writtenAt(pointer));
}

/**
 * The nearest of the known names as a hint, and as the name that `--fix` may write when it is the only one near; empty
 * when none is near.
 */
export function nearName(name: unknown, known: Iterable<string>): Pick<Finding, "hint" | "meant"> {
  if (typeof name !== "string") return {};
  const names = [...known];
  const nearest = nearestName(name, names);
  if (nearest === undefined) return {};
  const only = onlyNearName(name, names);
  return {
    hint: `did you mean ${JSON.stringify(nearest)}?`,
    ...(only !== undefined && { meant: { written: name, word: only } }),
  };
}

/** More names than one reads through are no help. */
const FEW = 24;

function knownNames(known: Iterable<string>): string | undefined {
  const names = [...new Set(known)];
  return names.length === 0 || names.length > FEW ? undefined : `known are ${names.join(", ")}`;
}
