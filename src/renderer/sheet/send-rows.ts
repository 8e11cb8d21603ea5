import { compileTemplate } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import type { EditPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost, Scope } from "../host.ts";
import type { EditedRow, EditedRows } from "./edits.ts";

interface SendInput {
  readonly plan: EditPlan;
  readonly rowKey: string;
  readonly scope: Scope;
  readonly call: RendererHost["call"];
}

/** Sends changed rows in one call: all of them, or the only one where each has a call of its own. */
export function createSend({ plan, rowKey, scope, call }: SendInput) {
  const { submit, save } = plan;
  const versionOf = ({ base }: EditedRow): Row => (plan.version ? { rowVersion: base["rowVersion"] } : {});
  const paramsFor = (rows: readonly EditedRow[]): Record<string, unknown> => {
    const fill = compileTemplate(submit.params);
    const [only] = rows;
    if (save === "row" && only) {
      const row = { ...only.base, ...only.changed };
      return { ...(fill({ ...scope, row }) as object), ...only.changed, ...versionOf(only) };
    }
    const changed = rows.map((edited) => ({
      [rowKey]: edited.base[rowKey],
      ...edited.changed,
      ...versionOf(edited),
    }));
    return fill({ ...scope, changed }) as Record<string, unknown>;
  };
  return async (rows: EditedRows): Promise<void> => {
    await call(submit.call, paramsFor([...rows.values()]), { silent: true });
  };
}
