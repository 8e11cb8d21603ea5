import { namesOf, replaceInText } from "../../names/file-names.ts";
import { below, type Place } from "./place.ts";

/** A value whose expressions have their names replaced, each by those of the file that it stands in. */
export function writtenOut<Value>(value: Value, place: Place): Value {
  return replaceBelow(value, place) as Value;
}

function replaceBelow(value: unknown, place: Place): unknown {
  if (typeof value === "string") return replaceInText(value, namesOf(place.file));
  if (Array.isArray(value)) return value.map((item, index) => replaceBelow(item, below(place, index)));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, replaceBelow(child, below(place, key))]),
  );
}
