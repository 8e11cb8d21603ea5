import { valueAt } from "../follow-references.ts";
import type { SchemaFile } from "../schema-file.ts";
import { createTrace, type Spot, type Trace } from "./trace.ts";

/**
 * A file that stands for something else: its value is what `expand` makes of it. Pointers into the value lead to the
 * places in the file; `written` is the file as it stands there.
 */
export function expandedFile(written: SchemaFile, expand: (trace?: Trace) => unknown): SchemaFile {
  let known: ((pointer: string, of: "value" | "key") => Spot) | undefined;
  const spotOf = (pointer: string, of: "value" | "key" = "value") => {
    known ??= readSpots(expand);
    return known(pointer, of);
  };
  const value = expand();
  return {
    path: written.path,
    text: written.text,
    value,
    isJson: written.isJson,
    written,
    get problems() {
      return written.problems;
    },
    locate: (pointer, of) => {
      const spot = spotOf(pointer, of);
      return written.locate(spot.pointer, spot.of);
    },
    locateInString: (pointer, offset) => {
      const spot = spotOf(pointer);
      const isVerbatim =
        spot.of === "value" && valueAt(written.value, spot.pointer) === valueAt(value, pointer);
      return isVerbatim
        ? written.locateInString(spot.pointer, offset)
        : written.locate(spot.pointer, spot.of);
    },
    findWord: (pointer, word, { of, offset }) => {
      const spot = spotOf(pointer, of);
      return written.findWord(spot.pointer, word, { of: spot.of, offset });
    },
    writtenAt: (pointer) => spotOf(pointer).pointer,
  };
}

/** Expands the file once more, with notes: only findings need places. */
function readSpots(expand: (trace: Trace) => unknown): (pointer: string, of: "value" | "key") => Spot {
  const { trace, spotOf } = createTrace();
  const expanded = expand(trace);
  return (pointer, of) => spotOf(expanded, pointer, of);
}
