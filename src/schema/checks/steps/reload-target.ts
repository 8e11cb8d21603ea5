import { asObject } from "../../project/project.ts";
import type { Check, EntryReading } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { namesReferredTo } from "./names-referred-to.ts";

const ALWAYS = ["list", "row"];

/** Parts of a screen that not every screen has, and what it needs to have them. */
const OPTIONAL: Readonly<
  Record<string, { readonly has: (screen: Value) => boolean; readonly words: string }>
> = {
  aside: { has: ({ aside }) => aside !== undefined, words: 'has no "aside"' },
  counts: {
    has: ({ tabs }) => asObject(tabs).counts !== undefined,
    words: 'has no "tabs" with "counts"',
  },
};

type Value = Readonly<Record<string, unknown>>;

export const reloadTarget: Check = {
  slug: "reload-target",
  holds: "A step fetches again what its screen has.",
  why: "Otherwise the step does nothing, and users see old rows.",
  *run({ readings }) {
    // The parts of a block's page are those of the screen that uses the block.
    for (const { entry, whole, steps } of readings.filter(isScreen)) {
      const questions = Object.keys(asObject(whole.value.data));
      const known = [...ALWAYS, ...Object.keys(OPTIONAL), ...questions];
      for (const { name, at } of namesReferredTo("part", steps)) {
        const part = Object.hasOwn(OPTIONAL, name) ? OPTIONAL[name] : undefined;
        if (!known.includes(name)) yield unknownName(at, name, `no part of ${entry.id}`, known);
        else if (part && !part.has(whole.value))
          yield finding(at, `${JSON.stringify(name)}: the screen ${entry.id} ${part.words}`);
      }
    }
  },
};

function isScreen(reading: EntryReading): boolean {
  return reading.isScreen;
}
