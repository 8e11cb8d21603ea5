import { expandedFile } from "../expansion/expanded-file.ts";
import { parseSchemaFile, type SchemaFile } from "../schema-file.ts";
import { expandScreen, hasPlainForms } from "./expand-screen.ts";

/** A screen or block: its forms are Formily's schema in the value, also where they are written in the plain grammar. */
export function parseScreenFile(path: string, text: string): SchemaFile {
  const written = parseSchemaFile(path, text);
  const document = written.value;
  return hasPlainForms(document) ? expandedFile(written, (trace) => expandScreen(document, trace)) : written;
}
