import { compileTemplate } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import type { CallUse, EditPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost, Scope } from "../host.ts";
import type { EditedRow } from "./edits.ts";
import type { Outgoing } from "./outgoing.ts";

interface SendInput {
  readonly plan: EditPlan;
  readonly rowKey: string;
  readonly scope: Scope;
  readonly call: RendererHost["call"];
}

interface Request {
  readonly use: CallUse;
  /** Names that its parameters see. */
  readonly names: object;
  /** Values beside its parameters. */
  readonly beside?: Row;
}

/** Sends rows in one call: all of them, or the only one where each has a call of its own. */
export function createSend({ plan, rowKey, scope, call }: SendInput) {
  const requestOf = plan.save === "row" ? requestOfRow : requestOfAll;
  return async (rows: Outgoing): Promise<void> => {
    const request = requestOf(plan, rows, rowKey);
    if (!request) return;
    const { use, names, beside } = request;
    const params = compileTemplate(use.params)({ ...scope, ...names }) as Record<string, unknown>;
    await call(use.call, { ...params, ...beside }, { silent: true });
  };
}

function requestOfAll(plan: EditPlan, { changed, added, removed }: Outgoing, rowKey: string): Request {
  return {
    use: plan.submit,
    names: {
      changed: [...changed.values()].map((edited) => ({
        [rowKey]: edited.base[rowKey],
        ...edited.changed,
        ...versionOf(plan, edited),
      })),
      added: [...added.values()].map((edited) => edited.changed),
      removed: [...removed.values()].map((row) =>
        plan.remove?.version ? { [rowKey]: row[rowKey], rowVersion: row["rowVersion"] } : row[rowKey],
      ),
    },
  };
}

function requestOfRow(plan: EditPlan, rows: Outgoing): Request | undefined {
  const [changed] = rows.changed.values();
  if (changed) {
    const row = { ...changed.base, ...changed.changed };
    return { use: plan.submit, names: { row }, beside: { ...changed.changed, ...versionOf(plan, changed) } };
  }
  const [added] = rows.added.values();
  if (added)
    return plan.add?.use && { use: plan.add.use, names: { row: added.changed }, beside: added.changed };
  const [row] = rows.removed.values();
  return (
    row &&
    plan.remove?.use && {
      use: plan.remove.use,
      names: { row },
      ...(plan.remove.version && { beside: { rowVersion: row["rowVersion"] } }),
    }
  );
}

function versionOf({ version }: EditPlan, { base }: EditedRow): Row {
  return version ? { rowVersion: base["rowVersion"] } : {};
}
