import { isObject } from "./json-object.ts";
import { migrateScreen } from "./migrate-screen.ts";

/** The text of a screen or block in the present version of the language; the same text when it is in that already. Throws an Error when it is no object of JSON. */
export function migrateScreenText(text: string): { readonly text: string } {
  const document: unknown = JSON.parse(text);
  if (!isObject(document)) throw new Error("a screen or block is an object");
  const migrated = JSON.stringify(migrateScreen(document));
  return { text: migrated === JSON.stringify(document) ? text : migrated };
}
