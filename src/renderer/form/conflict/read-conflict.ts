import type { Form } from "@formily/core";
import { compileTemplate } from "../../../expression/template.ts";
import type { Row } from "../../../fields/field-view.ts";
import { RequestError } from "../../../request/request-error.ts";
import type { FormBody } from "../../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../../host.ts";
import type { Scope } from "../../host.ts";
import type { Base } from "../values/request-fields.ts";
import type { Conflict } from "./conflict.ts";
import { findDifferences } from "./find-differences.ts";

interface Reading {
  readonly error: unknown;
  readonly form: Form;
  readonly body: FormBody;
  readonly base: Base;
  readonly scope: Scope;
  readonly host: RendererHost;
}

/**
 * Changes that another user has saved, when the form was refused for them and the fields can be compared; else
 * undefined.
 */
export async function readConflict({
  error,
  form,
  body,
  base,
  scope,
  host,
}: Reading): Promise<Conflict | undefined> {
  const stale = error instanceof RequestError ? error.stale : [];
  const [row] = stale;
  if (!row || stale.length > 1 || row.path !== "" || row.rowVersion === null) return undefined;
  const { record } = body;
  const theirs = record
    ? await host.call(record.call, compileTemplate(record.params)(scope) as Record<string, unknown>, {
        silent: true,
      })
    : row.current;
  if (!isRow(theirs)) return undefined;
  const differences = findDifferences(form, body.form, base.opened, theirs);
  return differences && { stale: row, theirs, isRecord: record !== undefined, differences };
}

/** The form's new base: the saved record of a conflict. */
export function takeOver({ theirs, isRecord, stale }: Conflict, { record, opened }: Base): Base {
  const rowVersion = theirs["rowVersion"];
  return {
    record: isRecord ? theirs : record,
    opened: { ...opened, ...theirs },
    version: isRecord && typeof rowVersion === "string" ? rowVersion : stale.rowVersion,
  };
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
