import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";

/** A part of a field's options with what the kind's contract says of it. */
export interface OptionAt {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly place: Place;
  /** The object it stands in. */
  readonly holder: Readonly<Record<string, unknown>>;
}

/** The options of a field and everything in them that the contract describes, from top to bottom. */
export function optionsAt(schema: unknown, value: unknown, place: Place): OptionAt[] {
  const properties = asObject(asObject(schema).properties);
  return Object.entries(asObject(value)).flatMap(([name, part]) => {
    if (!Object.hasOwn(properties, name)) return [];
    const here = below(place, name);
    const option = { schema: asObject(properties[name]), value: part, place: here, holder: asObject(value) };
    return [option, ...optionsAt(option.schema, part, here)];
  });
}
