import { compileTemplate } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import type { CallUse } from "../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../failure-text.ts";
import type { RendererHost, Scope } from "../host.ts";

export type LoadEnd<Answer> =
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "ready"; readonly record: Answer };

/** Asks for an object, and tells how it went. */
export async function loadRecord(
  source: CallUse,
  scope: Scope,
  host: RendererHost,
  signal?: AbortSignal,
): Promise<LoadEnd<Row>> {
  try {
    const params = compileTemplate(source.params)(scope) as Record<string, unknown>;
    const record = await host.call(source.call, params, { silent: true, ...(signal && { signal }) });
    if (typeof record !== "object" || record === null || Array.isArray(record)) {
      throw new Error("服务器返回的数据格式不正确");
    }
    return { status: "ready", record: record as Row };
  } catch (error) {
    return { status: "failed", message: failureText(error) };
  }
}
