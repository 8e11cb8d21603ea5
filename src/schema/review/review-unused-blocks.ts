import { blocksBehind } from "../plan/blocks/use-block.ts";
import type { Project } from "../project/project.ts";
import type { ChangeDraft } from "./change.ts";
import type { Verbs } from "./entry-names.ts";
import { findDifferences } from "./find-differences.ts";
import { fromTo, joinWords } from "./words.ts";

/**
 * Changes of blocks that no screen uses, or planned ones alone: no user meets them yet, so one sentence for each
 * value.
 */
export function reviewUnusedBlocks(before: Project, after: Project, verbs: Verbs): ChangeDraft[] {
  const used = new Set([...usedBlocks(before), ...usedBlocks(after)]);
  return [...new Set([...before.blocks.keys(), ...after.blocks.keys()])]
    .filter((id) => !used.has(id))
    .flatMap((id) => {
      const [was, is] = [before.blocks.get(id), after.blocks.get(id)];
      const file = (is ?? was)?.file.path ?? "";
      return findDifferences(withoutMarks(was?.value), withoutMarks(is?.value), verbs).map(
        (difference): ChangeDraft => ({
          kind: "unused-block-changed",
          subject: [`block ${id}`, ...difference.path],
          spot: { file, names: difference.path },
          sentence: `还没有页面使用的块 ${id}：${joinWords(difference.path.join(" "), fromTo(difference.before, difference.after))}`,
          screens: [],
          before: difference.before,
          after: difference.after,
        }),
      );
    });
}

function usedBlocks(project: Project): readonly string[] {
  return [...project.screens.values()]
    .filter(({ value }) => value.planned !== true)
    .flatMap(({ value }) => blocksBehind(project, value));
}

function withoutMarks(value: Readonly<Record<string, unknown>> | undefined): unknown {
  if (!value) return undefined;
  const { $schema: _schema, version: _version, "x-allow": _allowed, ...rest } = value;
  return rest;
}
