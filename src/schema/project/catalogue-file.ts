import { expandedFile } from "./expansion/expanded-file.ts";
import { parseSchemaFile, type SchemaFile } from "./schema-file.ts";
import { expandDocument, isShortDocument } from "./short-form/expand-document.ts";

/** A document of the catalogue: its value is OpenAPI, also where the file is written in the short form. */
export function parseCatalogueFile(path: string, text: string): SchemaFile {
  const written = parseSchemaFile(path, text);
  const document = written.value;
  return isShortDocument(document)
    ? expandedFile(written, (trace) => expandDocument(document, trace))
    : written;
}
