import { LANGUAGE_VERSION } from "../../src/schema/project/language-version.ts";
import { addressOfNavigate } from "./address-of-navigate.ts";
import { allOfFilter } from "./all-of-filter.ts";
import { changeOfBlock } from "./change-of-block.ts";
import { fieldsAcross } from "./fields-across.ts";
import { fieldOfTabs } from "./field-of-tabs.ts";
import { inputsOfAddress } from "./inputs-of-address.ts";
import { inputsOfBlock } from "./inputs-of-block.ts";
import type { JsonObject } from "./json-object.ts";
import { kindOfFilter } from "./kind-of-filter.ts";
import { listOfRefreshes } from "./list-of-refreshes.ts";
import { orderOfRows } from "./order-of-rows.ts";
import { pageAndExpand } from "./page-and-expand.ts";
import { plainForms } from "./plain-forms.ts";
import { reloadByItself } from "./reload-by-itself.ts";
import { submitLabel } from "./submit-label.ts";

/** Each is pure, keeps the order of keys, and changes nothing in a document that says the thing in the new way already. */
const CHANGES: readonly ((document: JsonObject) => JsonObject)[] = [
  orderOfRows,
  fieldOfTabs,
  pageAndExpand,
  changeOfBlock,
  kindOfFilter,
  allOfFilter,
  fieldsAcross,
  inputsOfAddress,
  inputsOfBlock,
  addressOfNavigate,
  listOfRefreshes,
  reloadByItself,
  submitLabel,
  plainForms,
];

/** A screen or block in the words of this version of the language, whichever version it is written in. */
export function migrateScreen(document: JsonObject): JsonObject {
  const changed = CHANGES.reduce((before, change) => change(before), document);
  return "version" in changed ? { ...changed, version: LANGUAGE_VERSION } : changed;
}
