import { joinPointer, pointerSegments } from "../schema-file.ts";

/** A place in the written document: the value at the pointer, or its name. */
export interface Spot {
  readonly pointer: string;
  readonly of: "value" | "key";
}

interface Made {
  readonly at: string;
  readonly keys: Map<string, Spot & { readonly name: Spot }>;
}

/** Written places of the parts of an expanded document. A part that is taken over unchanged needs no note. */
export interface Trace {
  /** Notes an object that the expansion made, and the place that stands for it. */
  readonly make: (made: object, at: string) => void;
  /** Notes where the value under a key of such an object was written, and where its name, by default the same. */
  readonly set: (made: object, key: string, pointer: string, places?: { value?: "key"; name?: Spot }) => void;
}

/** A trace, and the way from a pointer into the expanded document to the written place. */
export function createTrace(): { readonly trace: Trace; readonly spotOf: typeof spotOf } {
  const known = new Map<object, Made>();
  const trace: Trace = {
    make: (made, at) => known.set(made, { at, keys: new Map() }),
    set: (made, key, pointer, { value, name } = {}) =>
      known.get(made)?.keys.set(key, {
        pointer,
        of: value ?? "value",
        name: name ?? { pointer, of: "key" },
      }),
  };
  function spotOf(document: unknown, pointer: string, of: "value" | "key"): Spot {
    let spot: Spot & { readonly name: Spot } = top;
    let value = document;
    for (const segment of pointerSegments(pointer)) {
      const made = known.get(value as object);
      spot = made ? (made.keys.get(segment) ?? implied(made.at)) : verbatim(spot.pointer, segment);
      value = memberOf(value, segment);
    }
    return of === "key" ? spot.name : spot;
  }
  return { trace, spotOf };
}

/** Notes one place for everything that follows from it. */
export function traceAt({ make, set }: Trace, at: string): Trace {
  return { make: (made) => make(made, at), set: (made, key) => set(made, key, at) };
}

const top = implied("");

/** A value that is written nowhere stands where the part is that implies it. */
function implied(pointer: string): Spot & { readonly name: Spot } {
  return { pointer, of: "value", name: { pointer, of: "key" } };
}

function verbatim(parent: string, segment: string): Spot & { readonly name: Spot } {
  return implied(joinPointer(parent, segment));
}

function memberOf(value: unknown, segment: string): unknown {
  if (!value || typeof value !== "object" || !Object.hasOwn(value, segment)) return undefined;
  return (value as Record<string, unknown>)[segment];
}
