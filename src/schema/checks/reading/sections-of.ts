import { asObject } from "../../project/project.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";

type Value = Readonly<Record<string, unknown>>;

/** Keys under which stand the parts of a record: of a page or dialog, and of what a form is about. */
const KEYS = ["sections", "about"];

/** The sections of a page, a dialog or what its form is about, each with its place. */
export function sectionsOf(
  body: Value,
  at: Place,
): readonly { readonly section: Value; readonly place: Place }[] {
  return KEYS.flatMap((key) =>
    listOf(body[key]).map((section, index) => ({
      section: asObject(section),
      place: below(at, key, index),
    })),
  );
}
