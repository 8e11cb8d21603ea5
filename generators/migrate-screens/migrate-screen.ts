import { LANGUAGE_VERSION } from "../../src/schema/project/language-version.ts";
import type { JsonObject } from "./json-object.ts";
import { plainForms } from "./plain-forms.ts";

type Change = (document: JsonObject) => JsonObject;

/** One from each older version of the language to the next; the last one leads to the present version. */
const STEPS: readonly Change[] = [];

/** The oldest version that a file may be written in. */
const OLDEST = LANGUAGE_VERSION - STEPS.length;

/**
 * A screen or block in the words of the present version, its forms of Formily as plain ones where those say all of it.
 * The order of keys stays. Throws an Error for a version that no step begins from.
 */
export function migrateScreen(document: JsonObject): JsonObject {
  const { version = LANGUAGE_VERSION } = document;
  if (typeof version !== "number" || version < OLDEST || version > LANGUAGE_VERSION) {
    throw new Error(
      `it is written in version ${JSON.stringify(version)} of the language; this release reads ${
        OLDEST === LANGUAGE_VERSION ? `version ${OLDEST}` : `versions ${OLDEST} to ${LANGUAGE_VERSION}`
      }`,
    );
  }
  const migrated = STEPS.slice(version - OLDEST).reduce((before, change) => change(before), document);
  const plain = plainForms(migrated);
  return "version" in plain ? { ...plain, version: LANGUAGE_VERSION } : plain;
}
