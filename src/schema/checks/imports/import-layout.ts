import { bareTitle } from "../../../domain/bare-title.ts";
import { columnsOfKind } from "../../imports/import-columns.ts";
import { type ImportKindFile, type ImportLayout, importPlace } from "../../project/import-kind.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, nearName } from "../finding.ts";
import { below } from "../reading/place.ts";

export const importLayout: Check = {
  slug: "import-layout",
  holds:
    "A layout belongs to a kind of file, says where it is from, is marked by titles of its own, and has a sample whose head the layout accounts for.",
  why: "A layout that nobody can look up or try out goes wrong unseen, and two of one mark are taken for each other.",
  *run({ project }) {
    yield* strayLayouts(project);
    for (const kind of project.importKinds.values()) {
      yield* alike(kind);
      for (const layout of kind.layouts.values()) yield* partsOf(layout, kind, project);
    }
  },
};

function* strayLayouts({ files, importKinds }: Project): Iterable<Finding> {
  for (const file of files.values()) {
    if (!file.path.startsWith("schemas/imports/")) continue;
    const place = importPlace(file.path);
    if (!place)
      yield finding({ file, pointer: "" }, "stands too deep: layouts are files of the folder of their kind");
    if (place?.layout === undefined || importKinds.has(place.kind)) continue;
    yield finding(
      { file, pointer: "" },
      `is a layout of no kind: there is no schemas/imports/${place.kind}.json`,
      nearName(place.kind, importKinds.keys()),
    );
  }
}

/** Layouts of one kind that are marked by the same titles. */
function* alike({ layouts }: ImportKindFile): Iterable<Finding> {
  const first = new Map<string, string>();
  for (const { id, heads, file } of layouts.values()) {
    const mark = [...new Set(heads.map(bareTitle))].toSorted().join("\n");
    const earlier = first.get(mark);
    if (earlier === undefined) first.set(mark, id);
    else yield finding({ file, pointer: "/heads" }, `the layout ${earlier} is marked by the same titles`);
  }
}

function* partsOf(layout: ImportLayout, kind: ImportKindFile, project: Project): Iterable<Finding> {
  const { file, source, heads, sample, columns, skipped, asked } = layout;
  const root = { file, pointer: "" };
  if (source === "") yield finding(root, 'has no "source": where such files are described or read');
  if (asObject(file.value).sample === undefined) {
    yield finding(root, 'has no "sample" from which the layout can be tried out');
    return;
  }
  const ofKind = columnsOfKind(kind, project).flatMap(({ title, synonyms = [] }) => [title, ...synonyms]);
  const known = new Set([...ofKind, ...[...columns.values()].flat(), ...skipped, ...asked].map(bareTitle));
  const inSample = new Set(sample.head.map(bareTitle));
  for (const [index, title] of heads.entries()) {
    if (!inSample.has(bareTitle(title)))
      yield finding(
        below(root, "heads", index),
        `${JSON.stringify(title)} does not stand in the sample's head`,
      );
  }
  for (const [index, title] of sample.head.entries()) {
    if (bareTitle(title) !== "" && !known.has(bareTitle(title)))
      yield finding(
        below(root, "sample", "head", index),
        `${JSON.stringify(title)} is neither a column nor skipped or asked`,
      );
  }
  for (const [index, row] of sample.rows.entries()) {
    if (row.length > sample.head.length)
      yield finding(
        below(root, "sample", "rows", index),
        `has ${row.length} cells below ${sample.head.length} titles`,
      );
  }
}
