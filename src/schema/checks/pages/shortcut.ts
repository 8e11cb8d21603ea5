import { asObject } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import type { WholeEntry } from "../reading/whole-entry.ts";

/** Keys that browsers keep for themselves, or that people use in every field. */
const TAKEN: ReadonlySet<string> = new Set([
  ..."ACFLNOPRSTUVWXYZ0123456789".split("").map((key) => `Ctrl+${key}`),
  ..."BCIJKNPRTVW".split("").map((key) => `Ctrl+Shift+${key}`),
  ..."DEF0123456789".split("").map((key) => `Alt+${key}`),
]);

/** Keys of the product's own. */
const OWN: Readonly<Record<string, string>> = {
  "Alt+S": "opens 一句话筛选 of a list",
  "Alt+Shift+D": "opens the panel of developers",
};

/** Parts whose actions are buttons that stand there once. */
const WITH_BUTTONS = ["toolbar", "selectionActions", "actions"];

interface Written {
  readonly shortcut: string;
  readonly at: Place;
}

export const shortcut: Check = {
  slug: "shortcut",
  holds:
    "A shortcut belongs to a button that stands on the page once, to no other of the page, and is free in browsers.",
  why: "Otherwise the key starts something else than the list of shortcuts shows, or nothing.",
  *run({ readings }) {
    for (const { whole } of readings) {
      const buttons = WITH_BUTTONS.flatMap((part) =>
        shortcutsOf(whole.value[part], below(whole.place, part)),
      );
      yield* checkKeys(buttons);
      for (const { at } of shortcutsElsewhere(whole)) {
        yield finding(
          at,
          "no key starts this: of a page, only the buttons above its rows and those of the page have shortcuts",
        );
      }
    }
  },
};

function* checkKeys(buttons: readonly Written[]): Iterable<Finding> {
  const first = new Map<string, Place>();
  for (const { shortcut: keys, at } of buttons) {
    if (TAKEN.has(keys)) yield finding(at, `${keys} does something else in a browser already`);
    const own = Object.hasOwn(OWN, keys) ? OWN[keys] : undefined;
    if (own !== undefined) yield finding(at, `${keys} ${own} already`);
    const earlier = first.get(keys);
    if (!earlier) first.set(keys, at);
    else yield finding(at, `${keys} is taken: it stands already in ${placeWords(earlier)}`);
  }
}

function placeWords({ file, pointer }: Place): string {
  return `${file.path}:${file.locate(pointer).line}`;
}

/** Actions on rows, of a tree beside the list, and of dialogs. */
function shortcutsElsewhere({ value, place }: WholeEntry): Written[] {
  const aside = asObject(value.aside);
  return [
    ...shortcutsOf(value.rowActions, below(place, "rowActions")),
    ...["toolbar", "nodeActions"].flatMap((part) => shortcutsOf(aside[part], below(place, "aside", part))),
    ...Object.entries(asObject(value.dialogs)).flatMap(([name, dialog]) =>
      shortcutsOf(asObject(dialog).actions, below(place, "dialogs", name, "actions")),
    ),
  ];
}

function shortcutsOf(actions: unknown, place: Place): Written[] {
  return listOf(actions).flatMap((action, index) => {
    const keys = asObject(action).shortcut;
    return typeof keys === "string" ? [{ shortcut: keys, at: below(place, index, "shortcut") }] : [];
  });
}
