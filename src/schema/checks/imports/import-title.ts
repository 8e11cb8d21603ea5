import { bareTitle } from "../../../domain/bare-title.ts";
import { splitUnit } from "../../../domain/title-unit.ts";
import { columnsOfKind } from "../../imports/import-columns.ts";
import type { ImportKindFile, ImportLayout } from "../../project/import-kind.ts";
import type { Project } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";

export const importTitle: Check = {
  slug: "import-title",
  holds:
    "A title stands for one field of a kind of file, and in a layout for one field or for none. Blanks, the width of brackets and the unit at the end make no other title.",
  why: "Of two fields with one title, which of them a column fills would depend on the order of a file.",
  *run({ project }) {
    for (const kind of project.importKinds.values()) {
      yield* repeated(titlesOfKind(kind, project));
      for (const layout of kind.layouts.values()) yield* repeated(titlesOfLayout(layout));
    }
  },
};

interface TitleUse {
  readonly title: string;
  /** The field that it stands for, as findings call it. */
  readonly of: string;
  readonly at: Place;
}

function* repeated(uses: readonly TitleUse[]): Iterable<Finding> {
  const first = new Map<string, TitleUse>();
  for (const use of uses) {
    const { bare } = splitUnit(use.title);
    const earlier = first.get(bare);
    if (!earlier) first.set(bare, use);
    else if (earlier.of !== use.of || bareTitle(earlier.title) === bareTitle(use.title))
      yield finding(use.at, `${JSON.stringify(use.title)} stands for ${earlier.of} already`, {
        ...(earlier.of === use.of && { hint: "one of the two is enough: they are compared as the same" }),
      });
  }
}

/** Titles of the record stand first, since the file cannot change them. */
function titlesOfKind(kind: ImportKindFile, project: Project): TitleUse[] {
  const { file, fields } = kind;
  const columns = columnsOfKind(kind, project);
  const titles = columns.map(({ name, title }): TitleUse => {
    const field = below({ file, pointer: "/fields" }, name);
    return { title, of: name, at: fields.get(name)?.title === undefined ? field : below(field, "title") };
  });
  const synonyms = columns.flatMap(({ name, synonyms: list = [] }) =>
    list.map((title, index): TitleUse => {
      const at = below({ file, pointer: "/fields" }, name, "synonyms", index);
      return { title, of: name, at };
    }),
  );
  return [...titles, ...synonyms];
}

function titlesOfLayout({ file, columns, skipped, asked }: ImportLayout): TitleUse[] {
  const taken = [...columns].flatMap(([name, titles]) =>
    titles.map((title, index) => ({
      title,
      of: name,
      at: below({ file, pointer: "/columns" }, name, index),
    })),
  );
  const left = (word: "skipped" | "asked", titles: readonly string[]) =>
    titles.map((title, index) => ({
      title,
      of: `a column that is ${word}`,
      at: below({ file, pointer: `/${word}` }, index),
    }));
  return [...taken, ...left("skipped", skipped), ...left("asked", asked)];
}
