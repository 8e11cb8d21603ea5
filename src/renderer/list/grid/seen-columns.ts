import { compileText, compileWords } from "../../../expression/template.ts";
import type { ColumnPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../../host.ts";
import { maySee } from "../../screen.ts";
import type { Scope } from "../../host.ts";

/** A column that the user may see. */
export interface SeenColumn {
  readonly id: string;
  readonly title: string;
  /** The reason why its title or its condition could not be computed. */
  readonly problem?: string;
}

/** The columns that this user, this edition and the state of what is around the rows allow, with their titles. */
export function seeColumns(
  columns: readonly ColumnPlan[],
  host: RendererHost,
  scope: Scope,
): readonly SeenColumn[] {
  return columns
    .filter((column) => maySee(host, column))
    .flatMap(({ id, title, isTitled, visible }): readonly SeenColumn[] => {
      try {
        if (visible !== undefined && !compileText(visible)(scope)) return [];
        return [{ id, title: isTitled ? title : compileWords(title)(scope) }];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return [{ id, title: id, problem: `列的标题或条件出错：${reason}` }];
      }
    });
}
