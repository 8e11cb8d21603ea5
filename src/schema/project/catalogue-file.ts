import { valueAt } from "./follow-references.ts";
import { parseSchemaFile, type SchemaFile } from "./schema-file.ts";
import { expandDocument, isShortDocument } from "./short-form/expand-document.ts";
import { createTrace, type Spot } from "./short-form/trace.ts";

/**
 * A document of the catalogue: its value is OpenAPI, also where the file is written in the short form. Pointers into the
 * value lead to the places in the file; `written` is the file as it stands there.
 */
export function parseCatalogueFile(path: string, text: string): SchemaFile {
  const written = parseSchemaFile(path, text);
  return isShortDocument(written.value) ? expandedFile(written, written.value) : written;
}

function expandedFile(written: SchemaFile, document: Record<string, unknown>): SchemaFile {
  let known: ((pointer: string, of: "value" | "key") => Spot) | undefined;
  const spotOf = (pointer: string, of: "value" | "key" = "value") => {
    known ??= readSpots(document);
    return known(pointer, of);
  };
  const value = expandDocument(document);
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
      const isVerbatim = spot.of === "value" && valueAt(document, spot.pointer) === valueAt(value, pointer);
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

/** The document is expanded once more, with notes: only findings ask for places. */
function readSpots(document: Record<string, unknown>): (pointer: string, of: "value" | "key") => Spot {
  const { trace, spotOf } = createTrace();
  const expanded = expandDocument(document, trace);
  return (pointer, of) => spotOf(expanded, pointer, of);
}
